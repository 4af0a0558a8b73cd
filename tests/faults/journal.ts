import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CrowdedDatabase } from '#server/testing/crowded-database.ts'

/** Of the acknowledged bets so many are sent again. */
const REPEATED_MAX = 200

/** What a player knows of a bet: its id and body are noted before it is sent, its answer when it came. */
export interface Intent {
  token: string
  request_id: string
  body: string
  answer: string | null
}

/** One bet after the other, each noted before it is sent; one that is refused or cut stays without an answer. */
export async function betUntil(
  is_over: { yet: boolean },
  player: { token: string; port: number; journal: Intent[] },
): Promise<void> {
  while (!is_over.yet) {
    const body = JSON.stringify({ bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 4 })
    const intent: Intent = { token: player.token, request_id: randomUUID(), body, answer: null }
    player.journal.push(intent)
    intent.answer = await send(intent, player.port).catch(() => null)
  }
}

async function send(intent: Intent, port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/digitbet`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${intent.token}`,
      'content-type': 'application/json',
      'idempotency-key': intent.request_id,
    },
    body: intent.body,
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  return text
}

/**
 * The same ids again: an acknowledged bet gets its first answer, an unknown one happens now or happened then. After that
 * every bet of the journal was done once, and the ledger reconciles.
 */
export async function expectEachOnce(
  crowd: CrowdedDatabase,
  { journal, port }: { journal: Intent[]; port: number },
): Promise<void> {
  const acknowledged = journal.filter((intent) => intent.answer !== null)
  const unknown = journal.filter((intent) => intent.answer === null)
  for (const intent of [...acknowledged.slice(-REPEATED_MAX), ...unknown]) {
    // A connection that was cut last is found dead by the first who needs it.
    const again = await send(intent, port).catch(() => send(intent, port))
    if (intent.answer === null) intent.answer = again
    else expect(again).toBe(intent.answer)
  }
  const rows = await crowd.db<{ request_id: string }[]>`select request_id from digit_bet.bet`
  expect(rows.map((row) => row.request_id).toSorted()).toEqual(journal.map((intent) => intent.request_id).toSorted())
  expect(await crowd.differences()).toEqual([])
}
