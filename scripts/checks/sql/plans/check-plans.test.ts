import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import type { AllowedScan } from './allowed-scans.ts'
import { checkPlans } from './check-plans.ts'
import { readGrownStatistics } from './grown-statistics.ts'
import type { IndexPurpose } from './index-purposes.ts'

let db: Database
beforeEach(async () => {
  db = openDatabase(await freshDatabase(inject('postgres_url')), { connections: 2, role: 'owner' })
})
afterEach(() => db.end())

const AT = 'modules/cashier/server/find.ts:7'
const statistics = readGrownStatistics()
/** Of every index that such a short list of statements leaves unused. */
const others = async (): Promise<IndexPurpose[]> =>
  (await faultsOf([], [])).flatMap((fault) => {
    const index = /^(\S+) serves no statement/.exec(fault)?.[1]
    return index ? [{ index, why: 'of other statements' }] : []
  })

async function faultsOf(texts: string[], purposes: IndexPurpose[], allowed: AllowedScan[] = []): Promise<string[]> {
  return (await checkPlans(db, [{ at: AT, texts }], { statistics, allowed, purposes })).faults
}
const scansOf = async (text: string, allowed: AllowedScan[] = []) =>
  (await faultsOf([text], await others(), allowed)).filter((fault) => !fault.includes('index-purposes.ts'))

test('a statement that finds its rows by an index is right, whatever the size of its table', async () => {
  expect(await scansOf('select * from cashier.request where player_id = $1 and direction = $2')).toEqual([])
  expect(await scansOf('select * from ledger.transfer where cause_id = $1')).toEqual([])
  expect(await scansOf('select id from identity.player order by id desc limit 50')).toEqual([])
  expect(await scansOf('update ledger.account set balance = balance + $1 where id = $2')).toEqual([])
})

test('an index that is dropped is missed by the statement that needs it, named with its file and line', async () => {
  await db`drop index cashier.request_of_player, cashier.request_history`

  const faults = await scansOf('select * from cashier.request where player_id = $1 and direction = $2')

  expect(faults).toContain(`${AT} reads the whole table of cashier.request, which grows without end`)
})

test.each([
  ['a column without an index', 'select * from ledger.transfer where amount = $1', 'ledger.transfer'],
  [
    'a join of everything',
    'select count(*) from digit_bet.bet b join two_d.setting s on b.bet_amount > s.stake_max',
    'digit_bet.bet',
  ],
  ['a write', 'update seamless.effect set wager_status = $1 where round_id = $2', 'seamless.effect'],
  [
    'a part of a statement',
    'with one as (select max(amount) from ledger.transfer) select * from one',
    'ledger.transfer',
  ],
  [
    'a condition that keeps a limit from being reached',
    `select id from identity.player where name || 'x' = $1 order by id limit 5`,
    'identity.player',
  ],
])('%s is found', async (_, text, table) => {
  const faults = await scansOf(text)

  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(
    new RegExp(`^${AT} reads the whole (?:table|index \\w+) of ${table}, which grows without end$`),
  )
})

test('a limit is of a page, not of a tenth of the rows', async () => {
  expect(
    await scansOf(
      'select p.name from (select id from identity.player order by id desc limit $1) f join identity.player p using (id)',
    ),
  ).toEqual([])
})

test('an index with a condition may be read whole where it is of a few rows', async () => {
  expect(await scansOf(`select * from promotion.claim where status = 'open' and greatest(staked, 0) >= goal`)).toEqual(
    [],
  )
})

test('statistics of a table that is gone are named', async () => {
  await db`alter table wallet.exchange rename to swap`

  expect(await scansOf('select 1')).toEqual([
    'wallet.exchange is not in the schema any more: take its lines out of grown-statistics.jsonl, or write it anew',
  ])
})

test('a small table may be read whole', async () => {
  expect(await scansOf('select * from cashier.payment_type')).toEqual([])
})

test('a line that allows a scan is right as long as there is one', async () => {
  const line = { files: 'modules/cashier/server/', table: 'ledger.transfer', why: 'of a test' }

  expect(await scansOf('select sum(amount) from ledger.transfer', [line])).toEqual([])
  expect(await scansOf('select 1', [line])).toEqual([
    'modules/cashier/server/ reads no whole grown table: allowed-scans.ts need not allow it',
  ])
  expect(await scansOf('select sum(total) from two_d.slip', [line])).toHaveLength(2)
})

test('a line for one form of a statement allows no other: all history may be read, and a part of it not', async () => {
  const line = { files: 'modules/cashier/server/', forms: /'infinity'/, why: 'of a test' }
  const all = `select sum(amount) from ledger.transfer where created_at < 'infinity'`

  expect(await scansOf(all, [line])).toEqual([])
  expect(await scansOf(all.replace('infinity', '2026-11-27'), [line])).not.toEqual([])
})

test('an index that no statement uses is named, unless its purpose is', async () => {
  await db`create index transfer_by_amount on ledger.transfer (amount)`
  const index = 'ledger.transfer_by_amount'
  const without = (await others()).filter((one) => one.index !== index)

  expect(await faultsOf([], without)).toEqual([
    `${index} serves no statement: drop it, or say in index-purposes.ts what it is for`,
  ])
  expect(await faultsOf([], [...without, { index, why: 'of a test' }])).toEqual([])
  expect(
    await faultsOf(['select * from ledger.transfer where amount = $1'], [...without, { index, why: 'of a test' }]),
  ).toContain(`${index} needs no line in index-purposes.ts: it serves a statement, or is gone`)
})
