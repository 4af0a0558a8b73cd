import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconciliationChecks, runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { type ReconciliationCheck, sentencesOf } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { seenWith } from '#tests/support/database/planted-fault.ts'
import { aggregateNow } from '#tests/support/use-cases/aggregate-now.ts'
import { timeSlice } from './axis.ts'
import { listOpenDiscrepancies } from './discrepancies.ts'
import { describeStatus, proveHistory, proveNew, proveTotals } from './index.ts'
import { sliceEnd } from './prove-new.ts'
import { checkSlice } from './prove-slice.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  player = await app.player({ main: kyat(1_000), game: kyat(1_000) })
})
afterAll(() => app.close())

const proveRecent = () => proveNew(app.worker_db, reconciliationChecks(app.key))
/** So that a day comes around within a test. */
const ROUND_SLICES = 4
const proveSlice = () => proveHistory(app.worker_db, reconciliationChecks(app.key), ROUND_SLICES)
const invariantsOf = (checks: ReconciliationCheck[]) =>
  [...new Set(checks.filter(({ discrepancies }) => discrepancies.length > 0).map(({ invariant }) => invariant))].sort()

let placed = 0
async function bet(): Promise<void> {
  const body = { bet_type: 'small', bet_amount: 10, multiplier: 1, rolled_number: 3 }
  const options = { token: player.token, body, idempotency_key: `proven-${++placed}` }
  const reply = await app.call('POST', '/api/digitbet', options)
  if (reply.status !== 200) throw new Error(reply.text)
}

/** Somebody with full access to the database: neither triggers nor foreign keys stop them. */
const asOwner = (work: (tx: Transaction) => Promise<unknown>) =>
  app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await work(tx)
  })

/** Moves all there is into the past, where it is old enough to be proven; the proof of the days and the aggregates begin anew. */
const letTimePass = (hours: number) =>
  asOwner(async (tx) => {
    await tx`update ledger.transfer set created_at = created_at - ${hours} * interval '1 hour'`
    await tx`update digit_bet.bet set created_at = created_at - ${hours} * interval '1 hour'`
    await tx`update wallet.exchange set created_at = created_at - ${hours} * interval '1 hour'`
    await tx`update agent.membership set since = since - ${hours} * interval '1 hour'`
    await tx`
      truncate report.hourly_aggregate, report.daily_aggregate, report.daily_game_aggregate, report.daily_player_aggregate,
        report.daily_digit_bet_aggregate, report.monthly_player_aggregate, report.monthly_game_aggregate,
        report.player_total, report.aggregated_day, report.aggregation_progress`
    await proveDaysAnew(tx)
  })

async function proveDaysAnew(tx: Transaction): Promise<void> {
  await tx`delete from reconciliation.progress`
  await tx`delete from reconciliation.proven_day`
}

const accountsBehind = async () =>
  (
    await app.owner_db<{ id: bigint }[]>`
      select a.id from ledger.account a left join reconciliation.proven_account p on p.account_id = a.id
      where a.balance is not null and a.version <> coalesce(p.version, 0)`
  ).length

test('nothing is proven before something has moved and is old enough', async () => {
  const fresh = await startTestApp()
  expect(await proveNew(fresh.worker_db, reconciliationChecks(fresh.key))).toMatchObject({
    proven_until: null,
    wrong: [],
  })
  await fresh.close()

  expect(await proveRecent()).toMatchObject({ transfers: 0, wrong: [] })
})

test('new transfers are proven once they are ten minutes old, and each account up to where it stands', async () => {
  await bet()
  await letTimePass(1)

  const first = await proveRecent()
  const second = await proveRecent()

  expect(first.transfers).toBeGreaterThan(2)
  expect(first.wrong).toEqual([])
  expect(second.transfers).toBe(0)
  expect(Date.now() - (second.proven_until?.getTime() ?? 0)).toBeLessThan(11 * 60_000)
  expect(await accountsBehind()).toBe(0)
  const { lines, is_well } = await describeStatus(app.reports_db)
  expect(lines[0]).toBe(`New transfers are proven until ${second.proven_until?.toISOString()}.`)
  expect([lines.at(-1), is_well]).toEqual(['No discrepancy is open.', true])
})

test('only what is new is read: a chain goes on from its proven version', async () => {
  await bet()
  await letTimePass(1)

  // Proven postings are not read again: the new posting is compared with the proof, which gets another balance here.
  const game = player.id * 10n + 2n
  await app.owner_db`update reconciliation.proven_account set balance = balance + 1 where account_id = ${game}`
  await asOwner(proveDaysAnew)
  const { wrong } = await proveRecent()

  expect([...new Set(sentencesOf(wrong))]).toEqual([
    `account ${game}: a posting states another balance than the postings before it give`,
  ])
  await app.owner_db`update reconciliation.proven_account set balance = balance - 1 where account_id = ${game}`
  await asOwner(proveDaysAnew)
  expect((await proveRecent()).wrong).toEqual([])
  expect(await accountsBehind()).toBe(0)
})

test('of two workers that prove the same, one counts the day', async () => {
  await bet()
  await letTimePass(1)
  await asOwner(proveDaysAnew)

  await Promise.all([proveRecent(), proveRecent()])

  const [days] = await app.owner_db<{ proven: bigint; moved: bigint }[]>`
    select (select sum(transfers)::bigint from reconciliation.proven_day) as proven,
           (select count(*) from ledger.transfer, reconciliation.progress where created_at < proven_until) as moved`
  expect(days?.proven).toBe(days?.moved)
})

const main = () => player.id * 10n + 1n

test.each<[what: string, invariant: string, plant: (tx: Transaction) => Promise<unknown>]>([
  [
    'a stake without its bet',
    'I4',
    (tx) => tx`delete from digit_bet.bet where idempotency_key = ${`proven-${placed}`}`,
  ],
  [
    'a bet without its stake',
    'I2',
    (tx) => tx`delete from ledger.transfer where kind = 'digit_bet_stake'
               and debit_version = (select max(debit_version) from ledger.transfer where kind = 'digit_bet_stake')`,
  ],
  [
    'money from nowhere on an account that moved',
    'I2',
    (tx) => tx`update ledger.account set balance = balance + 1 where id = ${main() + 1n}`,
  ],
])(
  'new in the ledger, %s is found within a minute, stays open, and is resolved when it is right',
  async (_what, invariant, plant) => {
    await bet()
    await letTimePass(1)
    await asOwner(async (tx) => {
      await tx`create table public.kept_transfer as select * from ledger.transfer`
      await tx`create table public.kept_bet as select * from digit_bet.bet`
      await tx`create table public.kept_account as select * from ledger.account`
      await plant(tx)
    })

    expect(invariantsOf((await proveRecent()).wrong)).toContain(invariant)
    expect((await listOpenDiscrepancies(app.worker_db)).map((open) => open.invariant)).toContain(invariant)
    expect(invariantsOf((await proveSlice()).wrong)).toContain(invariant)

    await asOwner(async (tx) => {
      await tx`insert into ledger.transfer select * from public.kept_transfer on conflict do nothing`
      await tx`insert into digit_bet.bet select * from public.kept_bet on conflict do nothing`
      await tx`update ledger.account a set balance = k.balance from public.kept_account k where k.id = a.id and k.balance <> a.balance`
      await tx`drop table public.kept_transfer, public.kept_bet, public.kept_account`
    })
    // The day was counted with the fault in it.
    await asOwner(proveDaysAnew)
    await proveRecent()
    await proveSlice()
    expect((await proveSlice()).wrong).toEqual([])
    expect(await listOpenDiscrepancies(app.worker_db)).toEqual([])
    await app.expectReconciled()
  },
)

test('a stake without its bet is found in the slice that begins with it, and in neither of its neighbours', async () => {
  await bet()
  const [{ at } = { at: 0n }] = await app.owner_db<{ at: bigint }[]>`
    select floor(extract(epoch from t.created_at) * 1000)::bigint as at
    from ledger.transfer t join digit_bet.bet b on b.id = t.cause_id
    where t.kind = 'digit_bet_stake' and b.idempotency_key = ${`proven-${placed}`}`
  const checks = reconciliationChecks(app.key)
  const wrongIn = async (tx: Transaction, since: bigint, until: bigint) =>
    invariantsOf(await checkSlice(tx, checks, { cut: 'time', slice: timeSlice(since, until) }))

  const found = await seenWith(
    app,
    (tx) => tx`delete from digit_bet.bet where idempotency_key = ${`proven-${placed}`}`,
    async (tx) => [await wrongIn(tx, at - 9n, at), await wrongIn(tx, at, at + 1n), await wrongIn(tx, at + 1n, at + 9n)],
  )

  expect(found).toEqual([[], ['I4'], []])
})

const stake = (db: Transaction) => db`
  kind = 'digit_bet_stake' and debit_version = (select min(debit_version) from ledger.transfer where kind = 'digit_bet_stake')`

test.each<
  [
    what: string,
    invariant: string,
    plant: (tx: Transaction) => Promise<unknown>,
    undo: (tx: Transaction) => Promise<unknown>,
  ]
>([
  [
    'another balance after a posting',
    'I2',
    (tx) => tx`update ledger.transfer set debit_balance_after = debit_balance_after + 1 where ${stake(tx)}`,
    (tx) => tx`update ledger.transfer set debit_balance_after = debit_balance_after - 1 where ${stake(tx)}`,
  ],
  [
    'another amount',
    'I4',
    (tx) => tx`update ledger.transfer set amount = amount + 1 where ${stake(tx)}`,
    (tx) => tx`update ledger.transfer set amount = amount - 1 where ${stake(tx)}`,
  ],
  [
    'a transfer that is gone',
    'I1',
    async (tx) => {
      await tx`create table public.kept as select * from ledger.transfer where ${stake(tx)}`
      await tx`delete from ledger.transfer where ${stake(tx)}`
    },
    async (tx) => {
      await tx`insert into ledger.transfer select * from public.kept`
      await tx`drop table public.kept`
    },
  ],
  [
    'a proof of another balance',
    'I2',
    (tx) => tx`update reconciliation.proven_account set balance = balance + 1 where account_id = ${main()}`,
    (tx) => tx`update reconciliation.proven_account set balance = balance - 1 where account_id = ${main()}`,
  ],
  [
    'a proof of postings that are yet to come',
    'I2',
    (tx) => tx`update reconciliation.proven_account set version = version + 5 where account_id = ${main()}`,
    (tx) => tx`update reconciliation.proven_account set version = version - 5 where account_id = ${main()}`,
  ],
  [
    'a proof of another day',
    'I1',
    (tx) =>
      tx`update reconciliation.proven_day set transfers = transfers + 1 where day = (select min(day) from reconciliation.proven_day)`,
    (tx) =>
      tx`update reconciliation.proven_day set transfers = transfers - 1 where day = (select min(day) from reconciliation.proven_day)`,
  ],
  [
    'an aggregate of another hour',
    'I15',
    (tx) => tx`update report.hourly_aggregate set amount = amount + 1 where kind = 'digit_bet_stake'`,
    (tx) => tx`update report.hourly_aggregate set amount = amount - 1 where kind = 'digit_bet_stake'`,
  ],
  [
    'an aggregate of another player',
    'I15',
    (tx) => tx`update report.daily_player_aggregate set bets = bets + 1 where player_id = ${player.id}`,
    (tx) => tx`update report.daily_player_aggregate set bets = bets - 1 where player_id = ${player.id}`,
  ],
])(
  'in proven history, %s is found by the slice that comes to it, and at once by the whole proof',
  async (_what, invariant, plant, undo) => {
    // The day ends within what is proven, so that its proof is whole.
    await letTimePass(24)
    await aggregateNow(app)
    await proveRecent()
    await proveSlice()
    expect(await listOpenDiscrepancies(app.worker_db)).toEqual([])

    await asOwner(plant)
    const recent = await proveRecent()
    const whole = await runReconciliation(app.worker_db, app.key)
    const found = await untilAllCameAround()

    expect(recent.wrong).toEqual([])
    expect(invariantsOf(whole)).toContain(invariant)
    expect(invariantsOf(found)).toContain(invariant)
    await asOwner(undo)
    expect(invariantsOf((await proveSlice()).wrong)).toEqual([])
    expect(await listOpenDiscrepancies(app.worker_db)).toEqual([])
  },
)

/** The rest of this round, and the next one: each slice once at least. */
async function untilAllCameAround(): Promise<ReconciliationCheck[]> {
  const found: ReconciliationCheck[] = []
  for (let rounds = 0, slices = 0; rounds < 2; slices++) {
    if (slices > 10 * ROUND_SLICES) throw new Error('the round does not end')
    const { wrong, is_time_round_over } = await proveSlice()
    found.push(...wrong)
    if (is_time_round_over) rounds++
  }
  return found
}

test('what is small, and totals, are kept as well', async () => {
  await asOwner((tx) => tx`update ledger.account set balance = balance + 1 where id = ${main()}`)
  const wrong = invariantsOf(await proveTotals(app.worker_db, reconciliationChecks(app.key)))
  const open = await listOpenDiscrepancies(app.worker_db)
  const status = await describeStatus(app.reports_db)
  await asOwner((tx) => tx`update ledger.account set balance = balance - 1 where id = ${main()}`)
  await proveTotals(app.worker_db, reconciliationChecks(app.key))

  expect(wrong).toEqual(['I1', 'I15'])
  expect(open.map(({ sentence }) => sentence)).toContain('all accounts together are off zero by 1 units')
  expect(status).toMatchObject({ is_well: false })
  expect(status.lines.join('\n')).toContain('all accounts together are off zero by 1 units (found at ')
  expect(await listOpenDiscrepancies(app.worker_db)).toEqual([])
})

test('a slice ends with its day in Yangon, and ten minutes ago', () => {
  const from = new Date('2026-11-26T17:00:00Z')
  const long = 3 * 3_600_000
  expect(sliceEnd(from, { size: long, now: new Date('2026-11-27T00:00:00Z') })).toEqual(
    new Date('2026-11-26T17:30:00Z'),
  )
  expect(sliceEnd(from, { size: 60_000, now: new Date('2026-11-27T00:00:00Z') })).toEqual(
    new Date('2026-11-26T17:01:00Z'),
  )
  expect(sliceEnd(from, { size: long, now: new Date('2026-11-26T17:12:00Z') })).toEqual(
    new Date('2026-11-26T17:02:00Z'),
  )
  expect(sliceEnd(from, { size: long, now: new Date('2026-11-26T17:10:00Z') })).toBeNull()
})
