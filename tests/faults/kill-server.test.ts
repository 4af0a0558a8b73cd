import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { type CrowdedHouse, openCrowdedHouse } from '#server/testing/crowded-house.ts'
import { startServer } from '#server/testing/server-process.ts'

const PLAYERS = 20
const KILLS = 3
const BETTING_MS = 1_000

let house: CrowdedHouse

beforeAll(async () => {
  house = await openCrowdedHouse(inject('postgres_url'), { size: PLAYERS, game: kyat(1_000_000) })
})

afterAll(() => house.close())

/** What a player knows of a bet: its id and body are noted before it is sent, its answer when it came. */
interface Intent {
  token: string
  request_id: string
  body: string
  answer: string | null
}

test('a server killed while bets are under way loses none that it acknowledged, and does none twice', async () => {
  const journal: Intent[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, port } = await startServer({ ...house, log_level: 'fatal' })
    const is_over = { yet: false }
    const players = house.tokens.map((token) => betUntil(is_over, { token, port, journal }))
    await sleep(BETTING_MS)
    child.kill('SIGKILL')
    is_over.yet = true
    await Promise.all([once(child, 'exit'), ...players])
  }
  const acknowledged = journal.filter((intent) => intent.answer !== null)
  const unknown = journal.filter((intent) => intent.answer === null)
  expect(acknowledged.length).toBeGreaterThan(PLAYERS)
  expect(unknown.length).toBeGreaterThan(0)

  const { child, port } = await startServer({ ...house, log_level: 'fatal' })
  // The same id again: an acknowledged bet gets its first answer, an unknown one happens now or happened then.
  for (const intent of [...acknowledged.slice(-200), ...unknown]) {
    const again = await send(intent, port)
    if (intent.answer === null) intent.answer = again
    else expect(again).toBe(intent.answer)
  }
  child.kill('SIGTERM')
  await once(child, 'exit')

  const rows = await house.db<{ request_id: string }[]>`select request_id from digit_bet.bet`
  expect(rows.map((row) => row.request_id).toSorted()).toEqual(journal.map((intent) => intent.request_id).toSorted())
  expect(await house.differences()).toEqual([])
}, 120_000)

async function betUntil(
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
