import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { checkEverything } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { CashReport, PlayersReport, PlayReport } from '#report/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { brokenOf, seenWith } from '#tests/support/database/planted-fault.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { aggregateDays, reportChecks } from '../index.ts'
import { beginningOf, dayAfter, dayOf } from '../span.ts'
import { findLateDay } from './take-back.ts'

const DAY_MS = 24 * 3_600_000
/** The last day of a month that is over, so that the day before it lies in the same month. */
const DAY = dayOf(new Date(beginningOf(`${dayOf(new Date()).slice(0, 7)}-01`).getTime() - DAY_MS))
const TABLES = [
  'hourly_aggregate',
  'daily_aggregate',
  'daily_game_aggregate',
  'daily_player_aggregate',
  'daily_digit_bet_aggregate',
  'monthly_player_aggregate',
  'monthly_game_aggregate',
  'player_total',
] as const

const { app, consoleClient, owner, agent } = await startTestAppWithStaff(['owner', 'agent'], { gsc: TEST_GSC })
const calls = createAggregatorCalls(app)
const checkReports = (db: Queryable) => checkEverything(db, reportChecks(AGGREGATE_SOURCES))
let players: TestPlayer[]

beforeAll(async () => {
  players = [
    await app.player({ main: kyat(40_000), game: kyat(20_000) }),
    await app.player({ main: kyat(30_000), game: kyat(10_000) }),
  ]
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${players[1]?.id ?? 0n}`
  for (const player of players) await play(player)
  await moveBack(app, 60)
  await spreadOverDay()
})
afterAll(() => app.expectReconciled())

async function play(player: TestPlayer): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const body = { bet_type: n % 2 ? 'big' : 'digit', digit: n % 2 ? null : n, bet_amount: 10, multiplier: 1 }
    expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
  }
  for (let n = 0; n < 6; n++) {
    const wager_code = newId()
    await calls.move('withdraw', player, { action: 'BET', amount: 100.5, wager_code })
    if (n % 3 > 0) await calls.move('deposit', player, { action: 'SETTLED', amount: '40.1234', wager_code })
  }
}

/** Each transfer gets an hour of the day, some of them its very first and last moments. */
async function spreadOverDay(): Promise<void> {
  const midnight = beginningOf(DAY)
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      create temp table moment on commit drop as
      select cause_id, ${midnight}::timestamptz + case n % 5
               when 0 then (n % 24) * interval '1 hour'
               when 1 then (n % 24 + 1) * interval '1 hour' - interval '1 microsecond'
               else (n * 37 % 1440) * interval '1 minute' + n * interval '1 millisecond' end as at
      from (select cause_id, row_number() over (order by cause_id) as n from ledger.transfer group by cause_id) c`
    await tx`update ledger.transfer t set created_at = m.at from moment m where m.cause_id = t.cause_id`
    await tx`update seamless.effect e set created_at = m.at from moment m where m.cause_id = e.id`
    await tx`update digit_bet.bet b set created_at = m.at from moment m where m.cause_id = b.id`
    await tx`update wallet.exchange e set created_at = m.at from moment m where m.cause_id = e.id`
  })
}

async function forgetAggregates(): Promise<void> {
  await app.owner_db.unsafe(
    `truncate ${[...TABLES, 'aggregated_day', 'aggregation_progress'].map((table) => `report.${table}`).join(', ')}`,
  )
}

async function rowsOfAggregates(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of TABLES) {
    const rows = await app.owner_db.unsafe<{ text: string }[]>(
      `select t::text as text from report.${table} t order by 1`,
    )
    found[table] = rows.map(({ text }) => text)
  }
  const days = await app.owner_db<{ text: string }[]>`
    select concat_ws(' ', day, transfers, amount) as text from report.aggregated_day order by 1`
  return { ...found, days: days.map(({ text }) => text) }
}

const at = (hour: number) => new Date(beginningOf(DAY).getTime() + hour * 3_600_000)
const aggregate = (now: Date | null = null) => aggregateDays(app.worker_db, AGGREGATE_SOURCES, { now })

async function reportsOf(query: string) {
  const read = async <T>(path: string) => {
    const reply = await consoleClient.call('GET', `/reports/${path}${query}&recount=true`, { as: owner })
    expect(reply.status, reply.text).toBe(200)
    return reply.body.data as T
  }
  return [
    await read<PlayReport>('play?by=game&'),
    await read<PlayReport>('play?by=agent&'),
    await read<CashReport>('cash?by=hour&'),
    await read<PlayersReport>('players?'),
  ]
}

describe('the running day', () => {
  test.each([
    ['each hour', Array.from({ length: 25 }, (_, hour) => hour + 0.2)],
    ['hours at odd times', [0.1, 3.99, 4.01, 4.17, 11.5, 19.99, 23.9, 24.1, 30]],
    ['a part of the day, then all else at once', [13.3]],
  ])('aggregated by %s has the rows that a whole day has', async (_name, hours) => {
    await forgetAggregates()
    await aggregate()
    const whole = await rowsOfAggregates()
    await forgetAggregates()

    let transfers = 0
    for (const hour of hours) transfers += (await aggregate(at(hour))).transfers
    transfers += (await aggregate()).transfers

    expect(await rowsOfAggregates()).toEqual(whole)
    const [count] = await app.owner_db<{ n: bigint }[]>`select count(*) as n from ledger.transfer`
    expect(transfers).toBe(Number(count?.n))
  })

  test('with other days of its month in one step has the rows that it has alone', async () => {
    await forgetAggregates()
    await aggregate()
    const alone = await rowsOfAggregates()
    await forgetAggregates()

    const { days } = await aggregateDays(app.worker_db, AGGREGATE_SOURCES, { days_at_once: 10 })

    expect(days).toBe(alone.days?.length)
    expect(await rowsOfAggregates()).toEqual(alone)
  })

  test('is read while an hour is open as it is read later, and equal to the ledger', async () => {
    await forgetAggregates()
    const query = `from=${DAY}&to=${DAY}`
    const live = await reportsOf(query)

    for (const hour of [0.05, 7.3, 16.9, 23.2]) {
      await aggregate(at(hour))
      expect(await reportsOf(query), `at ${hour}`).toEqual(live)
    }

    await aggregate()
    expect(await reportsOf(query)).toEqual(live)
    expect(live.map(({ check }) => check?.is_equal)).toEqual([true, true, true, true])
    expect(live.some(({ check }) => check?.transfers === 0)).toBe(true)
  })

  test('is aggregated once when twenty workers try at once', async () => {
    await forgetAggregates()

    const steps = await Promise.all(Array.from({ length: 20 }, () => aggregate()))

    const [count] = await app.owner_db<{ n: bigint }[]>`select count(*) as n from ledger.transfer`
    expect(steps.reduce((sum, { transfers }) => sum + transfers, 0)).toBe(Number(count?.n))
    expect(brokenOf(await checkReports(app.owner_db))).toEqual([])
  })

  test('is not aggregated before its hour is over for ten minutes', async () => {
    await forgetAggregates()
    await aggregate(at(5.16))

    const [progress] = await app.owner_db<{ until: Date }[]>`select until from report.aggregation_progress`
    expect(progress?.until).toEqual(at(4))
    expect(await app.owner_db`select from report.aggregated_day`).toHaveLength(0)
    await aggregate(at(5.17))
    const [later] = await app.owner_db<{ until: Date }[]>`select until from report.aggregation_progress`
    expect(later?.until).toEqual(at(5))
    await aggregate()
  })
})

describe('transfers that come late, while the clock of the database is behind,', () => {
  const late = (until: string) =>
    app.owner_db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`
      create temp table late on commit drop as
      select distinct on (kind) cause_id, ${until}::timestamptz as at from ledger.transfer
      where created_at >= ${at(20)} order by kind, created_at desc`
      await tx`update ledger.transfer t set created_at = l.at from late l where l.cause_id = t.cause_id`
      await tx`update seamless.effect e set created_at = l.at from late l where l.cause_id = e.id`
      await tx`update digit_bet.bet b set created_at = l.at from late l where l.cause_id = b.id`
      await tx`update wallet.exchange e set created_at = l.at from late l where l.cause_id = e.id`
    })

  test.each([
    ['into an hour of the running day', new Date(at(5).getTime() + 60_000)],
    ['into the day before', at(-2)],
  ])('%s are aggregated by the next run, once when twenty try at once', async (_name, moment) => {
    await forgetAggregates()
    await aggregate(at(20.2))
    await late(moment.toISOString())
    expect(brokenOf(await checkReports(app.owner_db))).not.toEqual([])

    const steps = await Promise.all(Array.from({ length: 20 }, () => aggregate()))

    expect(steps.flatMap(({ late_day }) => late_day ?? [])).toEqual([dayOf(moment)])
    expect(brokenOf(await checkReports(app.owner_db))).toEqual([])
    const mended = await rowsOfAggregates()
    await forgetAggregates()
    await aggregate()
    expect(await rowsOfAggregates()).toEqual(mended)
    await spreadOverDay()
    await forgetAggregates()
    await aggregate()
  })

  test('into a closed day stay a discrepancy: what is closed is not written anew', async () => {
    const wrong = await seenWith(
      app,
      async (tx) => {
        await tx`insert into report.closing_statement (day, transfers, hash) values (${DAY}::text::date, 1, decode(repeat('00', 32), 'hex'))`
        await tx`update report.hourly_aggregate set amount = amount + 1`
      },
      async (tx) => findLateDay(tx),
    )

    expect(wrong).toBeNull()
  })
})

describe('a wrong aggregate', () => {
  const DAYS = 'the daily aggregates are what the ledger says'
  const HOURS = 'the hourly aggregates are what the ledger says, agent by agent'
  const GAMES = 'the aggregates of games are what the ledger says, game by game'
  const PLAYERS = 'the aggregates of each player are what the ledger says, day by day and agent by agent'
  const TOTALS = 'the total of each player is what the ledger says'
  const MONEY = 'the Money table is what the accounts of the ledger hold'
  test.each([
    ['a balance', 'update report.player_total set balance = balance + 1', [TOTALS]],
    ['the open stakes of a player', 'update report.player_total set provider_stakes = provider_stakes - 1', [TOTALS]],
    ['a player without a total', 'delete from report.player_total', [TOTALS]],
    ['when a player came', 'update report.daily_player_aggregate set first_ms = first_ms + 1', [PLAYERS]],
    [
      'a day of a player that is a part of the right month',
      `update report.daily_player_aggregate set day = day - 1 where bets > 0`,
      [PLAYERS],
    ],
    [
      'an hour that counts for the next',
      `update report.hourly_aggregate set hour = hour - interval '1 minute' where kind = 'digit_bet_stake'`,
      [HOURS],
    ],
    [
      'a progress that is behind',
      `update report.aggregation_progress set until = report.beginning_of('${DAY}') + interval '12 hours'`,
      [DAYS, HOURS, GAMES, PLAYERS, TOTALS, MONEY],
    ],
  ])('is found out: %s', async (_name, statement, promises) => {
    const broken = await seenWith(
      app,
      (tx) => tx.unsafe(statement),
      async (tx) => brokenOf(await checkReports(tx)),
    )

    expect(broken).toEqual(promises)
  })

  test('is shown by the recount of a report, which names both sums', async () => {
    const change = (by: number) =>
      app.owner_db`
        update report.daily_aggregate set amount = amount + ${by}
        where kind = 'seamless_win' and day = ${DAY}::text::date and agent_id = 0`
    await change(10_000)

    const [report] = await reportsOf(`from=${DAY}&to=${DAY}`)
    await change(-10_000)

    expect(report?.check).toMatchObject({ is_equal: false })
    expect((report?.check?.ledger ?? 0) - (report?.check?.report ?? 0)).toBeCloseTo(1, 4)
  })
})

test('a recount waits for no other one: it is refused while one runs', async () => {
  const path = `/reports/play?from=${DAY}&to=${dayAfter(DAY)}`
  const replies = await app.owner_db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCKS.recount})`
    const get = (url: string) => consoleClient.call('GET', url, { as: owner })
    return [await get(`${path}&recount=true`), await get(path), await get(`${path}&recount=yes`)]
  })

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [503, 'busy'],
    [200, undefined],
    [422, 'invalid_fields'],
  ])
  expect(replies[1]?.body.data).toMatchObject({ check: null })
})
