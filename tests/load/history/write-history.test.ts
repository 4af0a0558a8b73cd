import { expect, inject, test } from 'vitest'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { secretKey } from '#platform/server/secret-key.ts'
import { aggregateDays } from '#report/server/index.ts'
import { freshDatabase } from '../../support/database/fresh-database.ts'
import { requireSizes } from './sizes.ts'
import { writeHistory } from './write-history.ts'

const SIZES = {
  // At least one month ends in them, whatever day it is.
  days: 35,
  players: 300,
  agents: 3,
  bets: 2_000,
  wagers: 600,
  slips: 120,
  rounds: 100,
  requests: 450,
  claims: 20,
  audit_entries: 200,
}

test('a history that is written by SQL reconciles like one that calls have written', async () => {
  const url = await freshDatabase(inject('postgres_url'))
  await writeHistory(url, SIZES, async (_, work) => void (await work()))
  const owner_db = openDatabase(url, { connections: 2, role: 'owner' })
  const worker_db = openDatabase(url, { connections: 1, role: 'thazin_worker' })
  // As the builder of a grown database does.
  await aggregateDays(worker_db, AGGREGATE_SOURCES, { days_at_once: 10 })

  const checks = await runReconciliation(owner_db, secretKey(Buffer.alloc(32)))

  expect(checks.flatMap(({ discrepancies }) => discrepancies)).toEqual([])
  const [count] = await owner_db<Record<string, bigint>[]>`
    select (select count(*) from digit_bet.bet) as bets, (select count(*) from two_d.slip) as slips,
           (select count(*) from shan.settlement) as rounds, (select count(*) from cashier.request) as requests,
           (select count(*) from promotion.claim where status = 'open') as claims, (select count(*) from report.aggregated_day) as days`
  expect(count).toMatchObject({ bets: 2_000n, rounds: 100n, requests: 450n, claims: 20n })
  for (const name of ['slips', 'days']) expect(Number(count?.[name]), name).toBeGreaterThan(0)
  await Promise.all([owner_db.end(), worker_db.end()])
})

test.each([
  ['bets', 0, 'bets is 0: a whole number from 100 on'],
  ['days', 1.5, 'days is 1.5: a whole number from 2 on'],
  ['requests', 1_000, 'requests is more than three times the players'],
  ['claims', 76, 'claims is more than a sixth of the requests'],
  ['players', 7_919, 'players is 7919: no multiple of 7919'],
  ['agents', Number.NaN, 'agents is NaN: a whole number from 1 on'],
])('%s of %d is refused by its name', (name, size, sentence) => {
  expect(() => requireSizes({ ...SIZES, [name]: size })).toThrow(sentence)
})
