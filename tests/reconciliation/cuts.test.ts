/** Wherever the proof of the ledger is cut, it finds the same: no alarm that the whole proof does not know, and no fault less. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { reconciliationChecks } from '#apps/server/reconciliation-checks.ts'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import type { SlicedCheck } from '#ledger/server/index.ts'
import { type Database, openDatabase, type Queryable } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { proveNew } from '#reconciliation/server/index.ts'
import { aggregateDays } from '#report/server/index.ts'
import { loadDump } from '../releases/database-dump.ts'
import { emptyDatabase } from '../releases/empty-database.ts'
import { listFixtures, readFixture } from '../releases/fixtures.ts'
import { seenWith } from '../support/database/planted-fault.ts'
import { boundariesOf, type Cut, type Found, findAlong, WHOLE } from './cuts.ts'

const is_deep = inject('is_deep')
const data_dir = mkdtempSync(join(tmpdir(), 'thazin-cuts-'))
afterAll(() => rmSync(data_dir, { recursive: true, force: true }))

const DAY_MS = 86_400_000n
const YANGON_AHEAD_MS = 23_400_000n
const isMidnight = (at: bigint) => (at + YANGON_AHEAD_MS) % DAY_MS === 0n
/** Of the moments of a fixture, in the short form; midnights and accounts are all taken. */
const MOMENTS = 30
const RANDOM_CUTS = is_deep ? 200 : 3
const CUTS_OF_A_FAULT = is_deep ? 40 : 2
/** Of thousands of statements, on a machine that is busy with other tests; every moment takes many minutes. */
const HOLDS_MS = is_deep ? 3_600_000 : 180_000

/** All boundaries at once: each slice has one moment, or one player. */
function everywhere({ time, accounts }: Cut): Cut {
  const step = is_deep ? 1 : Math.ceil(time.length / MOMENTS)
  return { time: time.filter((at, place) => place % step === 0 || isMidnight(at)), accounts }
}

/** Up to three boundaries along each axis. */
const randomCut = ({ time, accounts }: Cut): fc.Arbitrary<Cut> =>
  fc.record({
    time: fc.subarray(time, { maxLength: 3 }),
    accounts: fc.subarray(accounts, { maxLength: 3 }),
  })

interface Proven {
  db: Database
  checks: readonly SlicedCheck[]
  boundaries: Cut
}

const opened = new Map<string, Promise<Proven>>()
afterAll(async () => {
  for (const { db } of await Promise.all(opened.values())) await db.end()
})

/** The demo of a release, as the worker has aggregated and proven it; one for all tests. */
function fixtureOf(version: string): Promise<Proven> {
  const fixture = opened.get(version) ?? openFixture(version)
  opened.set(version, fixture)
  return fixture
}

async function openFixture(version: string): Promise<Proven> {
  const { manifest, lines } = readFixture(version)
  const db = openDatabase(await emptyDatabase(), { connections: 2, role: 'owner' })
  await loadDump(db, { manifest, lines })
  await migrate(db)
  const checks = reconciliationChecks(await loadSecretKey({ secret_key: manifest.secret_key, data_dir }))
  const taken_at = Date.parse(manifest.taken_at)
  await aggregateDays(db, AGGREGATE_SOURCES, { now: new Date(taken_at) })
  for (let until = 0; until < taken_at; ) until = (await proveNew(db, checks, 1_000)).proven_until?.getTime() ?? 0
  return { db, checks, boundaries: await boundariesOf(db) }
}

/** The newest one has most of what there is. */
const VERSIONS = listFixtures().slice(is_deep ? 0 : -1)

describe.each(VERSIONS)('the demo that release %s has left', (version) => {
  test('holds in every slice, and the slices count what the whole has', { timeout: HOLDS_MS }, async () => {
    const { db, checks, boundaries } = await fixtureOf(version)
    const whole = await findAlong(db, checks, WHOLE)

    expect(whole.flatMap(({ discrepancies }) => discrepancies)).toEqual([])
    expect(whole.filter(({ checked }) => checked > 0).length).toBeGreaterThan(30)
    expect(await findAlong(db, checks, everywhere(boundaries))).toEqual(whole)
    await fc.assert(
      fc.asyncProperty(randomCut(boundaries), async (cut) => {
        expect(await findAlong(db, checks, cut)).toEqual(whole)
      }),
      { numRuns: RANDOM_CUTS },
    )
  })
})

/** The transfer of a kind in the middle of all, so that boundaries lie on both sides. */
const middle = (kind: string) => `
  ctid = (select ctid from ledger.transfer where kind = '${kind}' order by created_at
          offset (select count(*) / 2 from ledger.transfer where kind = '${kind}') limit 1)`

const later = (kind: string) =>
  `update ledger.transfer set created_at = created_at + interval '1 hour' where ${middle(kind)}`
/** From one player to another one, with the right version and balance of each account that keeps them. */
const between = (kind: string, debit: string, credit: string) => `
  with pair as (
    select d.id as debit, c.id as credit from ledger.account d, ledger.account c
    where d.name = '${debit}' and c.name = '${credit}' and d.player_id <> c.player_id and coalesce(d.balance, 1) > 0
    order by abs(c.player_id - d.player_id) desc, 1, 2 limit 1
  ), debited as (
    update ledger.account set balance = balance - 1, version = version + 1 where balance is not null and id = (select debit from pair)
    returning balance, version
  ), credited as (
    update ledger.account set balance = balance + 1, version = version + 1 where balance is not null and id = (select credit from pair)
    returning balance, version
  )
  insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version, credit_account_id,
                               credit_balance_after, credit_version, amount, created_at)
  select gen_random_uuid(), '${kind}', debit, d.balance, d.version, credit, c.balance, c.version, 1,
         (select max(created_at) - interval '2 days' from ledger.transfer)
  from pair left join debited d on true left join credited c on true`

/**
 * The discrepancies of the whole, and of the cuts. A boundary that matters lies beside the fault: the checks that find it are
 * cut everywhere, and all checks at random.
 */
async function lookAlong(db: Queryable, { checks, boundaries }: Proven) {
  const whole = await findAlong(db, checks, WHOLE)
  const cuttable = checks.filter(({ cut }) => cut !== 'once')
  const broken = is_deep ? cuttable : cuttable.filter((_check, place) => whole[place]?.discrepancies.length !== 0)
  const random: Found[][] = []
  for (const cut of fc.sample(randomCut(boundaries), CUTS_OF_A_FAULT)) random.push(await findAlong(db, checks, cut))
  return { whole, everywhere: await findAlong(db, broken, everywhere(boundaries)), random }
}

describe('a fault over the edge of a slice', () => {
  test.each<[what: string, promise: string, statement: string]>([
    ['a stake an hour from its bet', 'each acknowledged digit bet is in the ledger once', later('digit_bet_stake')],
    ['an exchange an hour from its transfer', 'each acknowledged exchange', later('exchange_main_to_game')],
    [
      'an effect of the aggregator an hour from its money',
      'each movement of the game aggregator',
      later('seamless_bet'),
    ],
    ['a round of Shan an hour from its money', 'each round of Shan', later('shan_loss')],
    ['a deposit that came another day', 'the daily aggregates', later('deposit').replace('1 hour', '30 hours')],
    [
      'a deposit that another player got',
      'a request moved what its state says',
      `update ledger.transfer set credit_account_id = credit_account_id + 10, credit_version = credit_version + 10000
       where ${middle('deposit')}`,
    ],
    ['money from one player to another', 'leads from one player to another', between('deposit', 'main', 'main')],
    [
      'an open stake that another player got',
      'no more open stakes moved on',
      between('two_d_refund', 'two_d_stakes', 'main'),
    ],
    ['open stakes that moved between players', 'no more open', between('two_d_refund', 'two_d_stakes', 'two_d_stakes')],
    [
      'a balance without a posting',
      'the whole ledger sums',
      'update ledger.account set balance = balance + 1 where id = 10011',
    ],
    [
      'a day that counts for another player',
      'the aggregates of each player',
      `update report.daily_player_aggregate set player_id = player_id + 1
       where (day, player_id) = (select day, player_id from report.daily_player_aggregate order by 1, 2 offset 20 limit 1)`,
    ],
    [
      'an hour that counts for another day',
      'the hourly aggregates',
      `update report.hourly_aggregate set hour = hour + interval '1 day', agent_id = 7
       where hour = (select min(hour) + interval '3 days' from report.hourly_aggregate)`,
    ],
  ])('%s is found along each cut', async (_what, promise, statement) => {
    const proven = await fixtureOf(VERSIONS.at(-1) ?? '')

    const found = await seenWith(
      { owner_db: proven.db },
      (tx) => tx.unsafe(statement),
      (tx) => lookAlong(tx, proven),
    )

    expect(
      brokenWith(found.whole)
        .map((check) => check.promise)
        .join(),
    ).toContain(promise)
    expect(brokenWith(found.everywhere)).toEqual(brokenWith(found.whole))
    for (const each of found.random) expect(each).toEqual(found.whole)
  })
})

const brokenWith = (checks: Found[]) => checks.filter(({ discrepancies }) => discrepancies.length > 0)
