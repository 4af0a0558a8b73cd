import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { seedCashierDemo } from '#cashier/server/index.ts'
import { isHistoryUnderWay } from '#demo-history/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { sealAudit, seedStaffDemo, verifyAudit } from '#staff/server/index.ts'
import { copyDatabase, freshDatabase } from '#tests/support/database/fresh-database.ts'
import { contentsOf } from '#tests/support/use-cases/contents.ts'

const SIMULATE = fileURLToPath(new URL('./simulate.ts', import.meta.url))
const [FROM, UNTIL] = ['2026-01-13T17:30:00Z', '2026-01-15T15:00:00Z']
const ENDED_WITHIN_MS = 20_000
/** On a machine that is busy with other tests. */
const PATIENCE_MS = 120_000
const data_dir = mkdtempSync(join(tmpdir(), 'thazin-history-'))
/** Of it the databases of these histories are copies: what was there before anybody played is the same in each. */
let empty: string
let url: string
let db: Database
let sums: Sums
let contents: Record<string, string>

type Sums = Record<string, number>

/** A database of the demo's staff, and of nobody who ever played. It has been open for ten minutes. */
async function emptyDatabase(): Promise<string> {
  const empty = await freshDatabase(inject('postgres_url'))
  const its_db = openDatabase(empty, { connections: 1, role: 'owner' })
  await seedStaffDemo(its_db)
  await seedCashierDemo(its_db)
  await seedPromotionDemo(its_db)
  await its_db`insert into seamless.reconciled (until) values (now() - interval '10 minutes')`
  await its_db.end()
  return empty
}

const copyOfEmpty = () => copyDatabase(inject('postgres_url'), empty)

const ARGS = [SIMULATE, '--prepared', '--days', '2', '--players', '16', '--seed', 'jade', '--until', UNTIL]
const envOf = (database_url: string) => {
  const own = { DATABASE_URL: database_url, DATA_DIR: data_dir, NODE_ENV: 'development' }
  return { ...process.env, ...own, GSC_URL: '', TWO_D_FEED_URL: '' }
}

/** Two days of sixteen players, by the program itself. */
async function play(database_url: string): Promise<Sums> {
  const { stdout } = await promisify(execFile)(process.execPath, ARGS, { env: envOf(database_url) })
  return JSON.parse(stdout.split('\n').findLast((queue) => queue.startsWith('{')) ?? '{}') as Sums
}

/** The same, but killed as soon as it has said that its first day is played. */
async function playUntilKilled(database_url: string): Promise<void> {
  const child = spawn(process.execPath, ARGS, { env: envOf(database_url), stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const said of child.stdout) {
    if (String(said).includes('day 1 of 2')) child.kill('SIGKILL')
  }
}

/** The number and the sum of the ledger's transfers, by kind. */
const movedIn = (database: Database) => database<{ kind: string; count: bigint; moved: bigint }[]>`
  select kind, count(*) as count, sum(amount)::bigint as moved from ledger.transfer group by kind order by kind`

async function rowsOf(database_url: string): Promise<Record<string, string>> {
  const owner_db = openDatabase(database_url, { connections: 1, role: 'owner' })
  // From when on the aggregator's list is compared: the real moment at which somebody began to play.
  const { 'seamless.reconciled': _since, ...rows } = await contentsOf(owner_db)
  await owner_db.end()
  return rows
}

async function expectReconciled(database: Database): Promise<void> {
  const checks = await runReconciliation(database, await loadSecretKey({ secret_key: null, data_dir }))
  expect(checks.flatMap(({ discrepancies }) => discrepancies)).toEqual([])
}

beforeAll(async () => {
  empty = await emptyDatabase()
  url = await copyOfEmpty()
  sums = await play(url)
  contents = await rowsOf(url)
  db = openDatabase(url, { connections: 2, role: 'owner' })
}, PATIENCE_MS)
afterAll(async () => {
  await db.end()
  rmSync(data_dir, { recursive: true, force: true })
})

describe('a history', () => {
  test('reconciles without discrepancies, and its audit log verifies', async () => {
    await expectReconciled(db)

    await sealAudit(db)
    const { first_bad, rows } = await verifyAudit(db)
    expect(first_bad).toBeNull()
    expect(rows).toBeGreaterThan(0)
  })

  test('moved what it says that it moved', async () => {
    const rows = await db<{ kind: string; count: bigint; kyat: bigint }[]>`
      select kind, count(*) as count, (sum(amount) / 10000)::bigint as kyat from ledger.transfer group by kind`
    const moved = new Map(rows.map(({ kind, count, kyat }) => [kind, { count: Number(count), kyat: Number(kyat) }]))
    const [profiles] = await db<{ count: bigint }[]>`select count(*) from identity.player`

    expect(Number(profiles?.count)).toBe(sums.players)
    expect(moved.get('deposit')).toEqual({ count: sums.deposits, kyat: sums.deposited })
    expect(moved.get('digit_bet_stake')).toEqual({ count: sums.bets, kyat: sums.bets_staked })
    expect(moved.get('digit_bet_prize')?.kyat).toBe(sums.bets_won)
    expect(moved.get('seamless_bet')).toEqual({ count: sums.rounds, kyat: sums.rounds_staked })
    expect(moved.get('agent_payout')).toEqual({ count: sums.payouts, kyat: sums.paid_out })
  })

  test('has the lines of each statement and the numbers of requests in the order of their time', async () => {
    const disorder = await db<{ of: string; count: bigint }[]>`
      select of, count(*) as count from (
        select 'statement' as of, created_at < lag(created_at) over (partition by account_id order by account_version) as is_early
        from ledger.posting where account_version is not null
        union all
        select 'requests', created_at < lag(created_at) over (order by number) from cashier.request
      ) line
      where is_early group by of`
    expect(disorder).toEqual([])
  })

  test('happened in its own days', async () => {
    const times = ['ledger.transfer', 'digit_bet.bet', 'seamless.effect', 'cashier.request', 'identity.session']
    for (const table of times) {
      const [row] = await db<{ first: Date; last: Date }[]>`
        select min(created_at) as first, max(created_at) as last from ${db(table)}`
      expect(row?.first.getTime(), table).toBeGreaterThanOrEqual(Date.parse(FROM))
      expect(row?.last.getTime(), table).toBeLessThanOrEqual(Date.parse(UNTIL) + 60_000)
    }
    expect(
      await db`select from ledger.transfer where created_at > ${UNTIL}::timestamptz + interval '1 minute'`,
    ).toEqual([])
  })

  test('leaves nothing of itself to compare with an aggregator that it was not told of', async () => {
    const [row] = await db<{ until: Date; last: Date }[]>`
      select until, (select max(created_at) from seamless.effect) as last from seamless.reconciled`

    expect(Date.now() - Number(row?.until)).toBeLessThan(10 * 60_000)
    expect(Number(row?.last)).toBeLessThan(Number(row?.until))
  })

  test('is the same again with the same seed, to the last row', { timeout: PATIENCE_MS }, async () => {
    const again = await copyOfEmpty()

    expect(await play(again)).toEqual(sums)

    expect(await rowsOf(again)).toEqual(contents)
  })

  test('has draws of the 2D lottery, bonuses, and rounds at the Shan table', async () => {
    const draws = await db<{ day: string; status: string; hour: number }[]>`
      select game_date::text as day, status, extract(hour from paid.at at time zone 'Asia/Yangon')::integer as hour
      from two_d.draw d cross join lateral (select finished_at as at from two_d.settlement where draw_id = d.id) paid
      where game_date < ${UNTIL}::timestamptz order by draws_at`
    expect(draws).toEqual(
      ['2026-01-14', '2026-01-15'].flatMap((day) => [
        { day, status: 'settled', hour: 12 },
        { day, status: 'settled', hour: 16 },
      ]),
    )

    const moved = new Map((await movedIn(db)).map(({ kind, count, moved }) => [kind, { count, kyat: moved / 10_000n }]))
    expect(moved.get('two_d_stake')).toEqual({ count: BigInt(sums.slips ?? 0), kyat: BigInt(sums.slips_staked ?? 0) })
    expect(moved.get('bonus_granted')).toEqual({
      count: BigInt(sums.bonuses ?? 0),
      kyat: BigInt(sums.bonuses_given ?? 0),
    })
    expect(sums.slips).toBeGreaterThan(0)
    expect(sums.bonuses).toBeGreaterThan(0)
    expect(sums.shan_rounds).toBeGreaterThan(0)
  })

  test.runIf(inject('is_deep'))('that was killed goes on from there, and holds', { timeout: PATIENCE_MS }, async () => {
    const killed = await copyOfEmpty()
    await playUntilKilled(killed)
    const its_db = openDatabase(killed, { connections: 2, role: 'owner' })
    const before = await its_db`select from ledger.transfer`
    expect(await isHistoryUnderWay(its_db)).toBe(true)

    await play(killed)

    const days = await its_db<{ day: string }[]>`
      select distinct (created_at at time zone 'Asia/Yangon')::date::text as day from ledger.transfer order by day`
    expect(days).toEqual([{ day: '2026-01-14' }, { day: '2026-01-15' }])
    const after = await its_db`select from ledger.transfer`
    expect(after.length).toBeGreaterThan(before.length)
    expect(await isHistoryUnderWay(its_db)).toBe(false)
    await expectReconciled(its_db)
    await its_db.end()
  })

  test('whose database sessions were lost ends, and may go on', { timeout: PATIENCE_MS }, async () => {
    const lost = await copyOfEmpty()
    const its_db = openDatabase(lost, { connections: 1, role: 'owner' })
    const child = spawn(process.execPath, ARGS, { env: envOf(lost), stdio: ['ignore', 'pipe', 'ignore'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')

    await its_db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`

    expect(await Promise.race([ended, sleep(ENDED_WITHIN_MS, 'it hangs')])).toEqual([1, null])
    expect(await isHistoryUnderWay(its_db)).toBe(true)
    await its_db.end()
  })

  test('closes its days and settles its agents', async () => {
    const [closed] = await db<{ days: string[] }[]>`
      select array_agg(day::text order by day) as days from report.closing_statement where day < ${UNTIL}::timestamptz`
    const [settled] = await db<
      { days: string[] }[]
    >`select array_agg(distinct day::text order by day::text) as days from agent.commission_day`

    expect(closed?.days[0]).toBe('2026-01-14')
    expect(settled?.days).toEqual(['2026-01-14'])
  })

  test('is played once in a demo', async () => {
    const before = await db`select count(*) from ledger.transfer`

    expect(await play(url)).toEqual({})
    expect(await db`select count(*) from ledger.transfer`).toEqual(before)
  })
})

describe('the clock of a demo', () => {
  const defaults = (database: Database) => database<{ asks: string }[]>`
    select distinct pg_get_expr(d.adbin, d.adrelid) as asks from pg_attrdef d
    join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('public', 'graphile_worker') and pg_get_expr(d.adbin, d.adrelid) ~ 'now|clock' order by 1`

  test('is the real one again after a history', async () => {
    expect(await defaults(db)).toEqual([{ asks: 'clock_timestamp()' }, { asks: 'now()' }])
    expect(await db`select to_regnamespace('simulator') as left`).toEqual([{ left: null }])
  })

  test('cannot be set back by the server', async () => {
    const db = openDatabase(url, { connections: 1, role: 'thazin_server' })
    const shifted = await db.begin(async (tx) => {
      await tx`select set_config('simulator.moment', '2020-01-01', true), set_config('search_path', 'simulator', true)`
      return tx<{ is_real: boolean }[]>`select now() > pg_catalog.now() - interval '1 second' as is_real`
    })
    expect(shifted).toEqual([{ is_real: true }])

    for (const statement of ['create schema simulator', 'alter table ledger.transfer alter created_at drop default']) {
      await expect(db.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
    }
    await db.end()
  })

  test('cannot be set back in production', async () => {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: data_dir, NODE_ENV: 'production' }

    await expect(promisify(execFile)(process.execPath, [SIMULATE], { env })).rejects.toThrow('this is production')
  })
})
