import { randomUUID } from 'node:crypto'
import type { Store } from './store.ts'

export type OutboxCall = 'withdraw' | 'deposit' | 'pushbetdata'
export type OutboxState = 'due' | 'done' | 'refused' | 'given_up'

export interface OutboxMessage {
  number: number
  /** The protocol's transaction id. */
  id: string
  wager_code: string
  call: OutboxCall
  action: 'BET' | 'SETTLED' | 'CANCEL' | 'PUSH'
  amount: bigint
  state: OutboxState
  attempts: number
  code: number | null
  message: string
  before_balance: bigint | null
  balance: bigint | null
  effect: bigint
  created_at_ms: number
  answered_at_ms: number | null
}

export interface OperatorAnswer {
  code: number
  message: string
  before_balance: bigint | null
  balance: bigint | null
}

const bigintOrNull = (value: unknown) => (value === null ? null : BigInt(value as number))

export function outboxMessageOf(row: Record<string, unknown>): OutboxMessage {
  return {
    ...(row as unknown as OutboxMessage),
    amount: BigInt(row.amount as number),
    effect: BigInt(row.effect as number),
    before_balance: bigintOrNull(row.before_balance),
    balance: bigintOrNull(row.balance),
  }
}

/** Inside the transaction that changes the wager: the decision and its outbox message stand or fall together. */
export function addOutboxMessage(
  store: Store,
  outboxMessage: Pick<OutboxMessage, 'wager_code' | 'call' | 'action' | 'amount'>,
): string {
  const id = randomUUID()
  store
    .prepare(
      `insert into outbox_message (id, wager_code, call, action, amount, state, created_at_ms)
       values (?, ?, ?, ?, ?, 'due', ?)`,
    )
    .run(id, outboxMessage.wager_code, outboxMessage.call, outboxMessage.action, outboxMessage.amount, Date.now())
  return id
}

export function nextDue(store: Store, wager_code: string): OutboxMessage | null {
  const row = store
    .prepare(`select * from outbox_message where wager_code = ? and state = 'due' order by number limit 1`)
    .get(wager_code)
  return row ? outboxMessageOf(row) : null
}

export function wagersWithDue(store: Store): string[] {
  const rows = store
    .prepare(`select wager_code from outbox_message where state = 'due' group by wager_code order by min(number)`)
    .all()
  return rows.map((row) => String(row.wager_code))
}

export function countAttempt(store: Store, id: string): void {
  store.prepare('update outbox_message set attempts = attempts + 1 where id = ?').run(id)
}

/** Saves the error of an attempt that will be repeated; the ledger shows it until the answer comes. */
export function saveTrouble(store: Store, id: string, message: string): void {
  store.prepare(`update outbox_message set message = ? where id = ? and state = 'due'`).run(message, id)
}

/** Once: an outbox message that was answered or given up keeps what it has. */
export function closeOutboxMessage(
  store: Store,
  outboxMessage: OutboxMessage,
  outcome: { state: 'done' | 'refused'; answer: OperatorAnswer },
): void {
  const { code, message, before_balance, balance } = outcome.answer
  store
    .prepare(
      `update outbox_message set state = ?, code = ?, message = ?, before_balance = ?, balance = ?, effect = ?,
         answered_at_ms = ?
       where id = ? and state = 'due'`,
    )
    .run(
      outcome.state,
      code,
      message,
      before_balance,
      balance,
      outcome.state === 'done' ? effectOf(store, outboxMessage) : 0n,
      Date.now(),
      outboxMessage.id,
    )
}

function effectOf(store: Store, { action, amount, wager_code }: OutboxMessage): bigint {
  if (action === 'BET') return -amount
  if (action === 'SETTLED') return amount
  if (action === 'PUSH') return 0n
  // The stake of a bet that was given up counts as never taken, so giving it back counts as nothing, too.
  const bet = store.prepare(`select state from outbox_message where wager_code = ? and action = 'BET'`).get(wager_code)
  return bet?.state === 'done' ? amount : 0n
}
