import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startServer } from '../support/app/server-process.ts'
import { type CrowdedDatabase, openCrowdedDatabase } from '../support/database/crowded-database.ts'
import { type Element, newId, signedBody, TEST_GSC } from '../support/partners/aggregator-calls.ts'

const PLAYERS = 20
const KILLS = inject('is_deep') ? 100 : 2
const PLAYING_MS = 1_000
const GSC = { GSC_URL: TEST_GSC.url, GSC_OPERATOR_CODE: TEST_GSC.operator_code, GSC_SECRET_KEY: TEST_GSC.secret_key }
const START = kyat(1_000_000)

let app: CrowdedDatabase

beforeAll(async () => {
  app = await openCrowdedDatabase(inject('postgres_url'), { size: PLAYERS, game: START })
})

afterAll(() => app.close())

/** A transaction as the aggregator knows it: noted before it is sent, with the code of its answer when one came. */
interface Intent {
  name: 'withdraw' | 'deposit'
  member: string
  movement: { id: string; action: string; amount: number; wager_code: string }
  code: number | null
}

test('a server killed under callbacks keeps what it acknowledged, and does nothing twice that is asked again', async () => {
  const journal: Intent[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, port } = await startServer({ ...app, log_level: 'fatal', env: GSC })
    const is_over = { yet: false }
    const games = app.members.map((member) => playUntil(is_over, { member, port, journal }))
    await sleep(PLAYING_MS)
    child.kill('SIGKILL')
    is_over.yet = true
    await Promise.all([once(child, 'exit'), ...games])
  }
  const unknown = journal.filter(({ code }) => code === null)
  expect(journal.length - unknown.length).toBeGreaterThan(PLAYERS)
  expect(unknown.length).toBeGreaterThan(0)

  const { child, port } = await startServer({ ...app, log_level: 'fatal', env: GSC })
  // As an aggregator does it: the same transaction until it is answered.
  for (const intent of [...journal.filter(({ code }) => code !== null).slice(-200), ...unknown]) {
    const code = await send(intent, port)
    expect(intent.code === null ? [0, 1003] : [1003]).toContain(code)
    intent.code = code
  }
  child.kill('SIGTERM')
  await once(child, 'exit')

  const moved = new Map<string, number>()
  for (const { member, name, movement } of journal) {
    moved.set(member, (moved.get(member) ?? 0) + (name === 'withdraw' ? -movement.amount : movement.amount))
  }
  const balances = await app.db<{ user_name: string; balance: bigint }[]>`
    select user_name, balance from identity.player p join ledger.account a on a.player_id = p.id and a.name = 'game'`
  expect(new Map(balances.map((row) => [row.user_name, row.balance]))).toEqual(
    new Map(app.members.map((member) => [member, START + kyat(moved.get(member) ?? 0)])),
  )
  expect(await app.differences()).toEqual([])
}, 900_000)

async function playUntil(
  is_over: { yet: boolean },
  game: { member: string; port: number; journal: Intent[] },
): Promise<void> {
  const { member, port, journal } = game
  while (!is_over.yet) {
    const wager_code = newId()
    for (const [name, action, amount] of [
      ['withdraw', 'BET', 3],
      ['deposit', 'SETTLED', 2],
    ] as const) {
      const intent: Intent = { name, member, movement: { id: newId(), action, amount, wager_code }, code: null }
      journal.push(intent)
      intent.code = await send(intent, port).catch(() => null)
    }
  }
}

async function send({ name, member, movement }: Intent, port: number): Promise<number> {
  const batch = { member_account: member, product_code: 1091, game_type: 'SLOT', transactions: [movement] }
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/api/seamless/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signedBody(name, { batch_requests: [batch] })),
  })
  const { data } = (await response.json()) as { data: Element[] }
  const [element] = data
  if (!element || element.code === 999) throw new Error('not known whether it was done')
  return element.code
}
