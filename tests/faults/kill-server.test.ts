import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { type CrowdedDatabase, openCrowdedDatabase } from '#server/testing/crowded-database.ts'
import { startServer } from '#server/testing/server-process.ts'
import { betUntil, expectEachOnce, type Intent } from './journal.ts'

const PLAYERS = 20
const KILLS = inject('is_deep') ? 100 : 2
const BETTING_MS = 1_000

let house: CrowdedDatabase

beforeAll(async () => {
  house = await openCrowdedDatabase(inject('postgres_url'), { size: PLAYERS, game: kyat(1_000_000) })
})

afterAll(() => house.close())

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
  await expectEachOnce(house, { journal, port })
  child.kill('SIGTERM')
  await once(child, 'exit')
}, 900_000)
