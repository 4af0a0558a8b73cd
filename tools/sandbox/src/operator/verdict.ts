import type { OutboxMessage } from '../ledger/outbox.ts'
import type { Store } from '../ledger/store.ts'

const DONE = 0
const INTERNAL = 999
const WRONG_OPERATOR = 1002
const DONE_BEFORE = 1003
const WRONG_SIGNATURE = 1004
const NO_SUCH_BET = 1006
const MAINTENANCE = 2000

/** It was not done, and may be done once the operator has put something right. */
const PASSING = [WRONG_OPERATOR, WRONG_SIGNATURE, MAINTENANCE]

/** The verdict that follows from the operator's code; the table is in docs/seamless.md. */
export function verdictOf(store: Store, outboxMessage: OutboxMessage, code: number): 'done' | 'refused' | 'again' {
  if (code === DONE || code === DONE_BEFORE) return 'done'
  if (code === INTERNAL) return 'again'
  if (PASSING.includes(code)) return outboxMessage.action === 'BET' ? 'refused' : 'again'
  if (outboxMessage.action === 'CANCEL' && code === NO_SUCH_BET && isGivenUp(store, outboxMessage.wager_code))
    return 'done'
  return 'refused'
}

/** The stake was perhaps never taken: then there is nothing to give back, and that is well. */
function isGivenUp(store: Store, wager_code: string): boolean {
  const bet = store.prepare(`select state from outbox_message where wager_code = ? and action = 'BET'`).get(wager_code)
  return bet?.state === 'given_up'
}
