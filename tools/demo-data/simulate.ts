/**
 * `npm run simulate -- --days N --players M [--seed S]`: plays a history in a demo that has none. Everything in it is
 * done by the platform's own use cases, with a clock that is set back; docs/decisions/0028-simulated-history.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { settleCommissions } from '#agent/server/index.ts'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import {
  findUnfinished,
  type HistoryPlan,
  type Mark,
  mayPlay,
  noteBegin,
  noteEnd,
  noteMark,
  type UnfinishedHistory,
} from '#demo-history/server/index.ts'
import { type Database, type DatabaseTarget, openDatabase } from '#platform/server/database/database.ts'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { untilDatabaseAnswers, withDatabase } from '#platform/server/database/reach-database.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createProgramLog } from '#platform/server/telemetry/program-log.ts'
import { settleClaims } from '#promotion/server/index.ts'
import { aggregateDays, closeDays } from '#report/server/index.ts'
import { compareFromNow, createAggregator, reconcileWagers } from '#seamless/server/index.ts'
import {
  createClock,
  historyUntil,
  type Order,
  offeredGames,
  openShanProvider,
  parseOrder,
  playHistory,
  restoreClock,
  stageClock,
  WorkerQueue,
} from './index.ts'
import { openStagedConsole, openStagedDatabase, openStagedSite, ownAggregator } from './stage.ts'
import { createLottery, rowsOfToday } from './two-d/server-lottery.ts'

const MIGRATE = fileURLToPath(new URL('../../apps/programs/migrate.ts', import.meta.url))
/** A new demo has its catalog in its first seconds. */
const GAMES_TRIES_MAX = 20
const GAMES_POLL_MS = 500
/** The demo's own player may be there. */
const STRANGERS_MAX = 1

const settings = settingsOfProcess()
// A person reads what it says on a terminal; `npm start` keeps it beside the logs of the other programs.
if (process.argv.includes('--background')) createProgramLog(settings.log_level)
if (!settings.is_demo) refuse('A history is invented, and belongs in a demo: this is production.')
const order = parseOrderOrRefuse()
const started_at = process.hrtime.bigint()
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())
if (order.is_background) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await withDatabase(settings, simulate)

function parseOrderOrRefuse(): Order {
  try {
    return parseOrder(process.argv.slice(2), historyUntil(Date.now()))
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

async function simulate(url: DatabaseTarget): Promise<void> {
  const { signal } = interruption
  await untilDatabaseAnswers(url, {
    signal,
    onWait: (reason) => console.log(`the database does not answer: ${reason}`),
  })
  if (!order.is_prepared) await bringUpToDate(url)
  const owner_db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    if (!(await mayPlay(owner_db))) return stopWithNotice('A history is being played in this demo at this moment.')
    // An earlier history may have left its clock in the database when it was killed.
    await restoreClock(owner_db)
    const left = await unfinishedHistory(owner_db)
    if (!left && (await hasPlayers(owner_db)))
      return stopWithNotice('This demo has a history already. A new one begins with an empty DATA_DIR.')
    if (!left) await noteBegin(owner_db, order)
    // To `npm start`: from here on a crash is worth another try.
    process.send?.('ready')
    await playToItsEnd(url, owner_db, left)
  } finally {
    await owner_db.end()
  }
}

function stopWithNotice(sentence: string): void {
  console.log(sentence)
  process.exitCode = order.is_prepared ? 0 : 1
}

/** One that was interrupted goes on; unless days were closed meanwhile, into which nothing may come any more. */
async function unfinishedHistory(owner_db: Database): Promise<UnfinishedHistory | null> {
  const left = await findUnfinished(owner_db)
  if (left?.through) {
    const closed = await owner_db`
      select from report.closing_statement where day >= (${new Date(left.through)}::timestamptz at time zone 'Asia/Yangon')::date`
    if (closed.length === 0) {
      console.log(`a history was interrupted on day ${left.day + 1} of ${left.plan.days}, and goes on there`)
      return left
    }
  }
  if (left?.through === null) return left
  await noteEnd(owner_db)
  return null
}

async function hasPlayers(owner_db: Database): Promise<boolean> {
  const [row] = await owner_db<{ players: bigint }[]>`select count(*) as players from identity.player`
  return Number(row?.players) > STRANGERS_MAX
}

async function playToItsEnd(url: DatabaseTarget, owner_db: Database, left: UnfinishedHistory | null): Promise<void> {
  const session = await sessionOf(owner_db)
  try {
    await playPlan(url, owner_db, left)
  } finally {
    await leaveWithout(session, owner_db)
    await restoreClock(owner_db)
    // An interrupted one goes on another time; of one that went wrong by itself, what was played stands.
    if (!interruption.signal.aborted) await noteEnd(owner_db)
  }
}

/** Its number, or null where it cannot be asked. */
async function sessionOf(owner_db: Database): Promise<number | null> {
  const rows = await owner_db<{ pid: number }[]>`select pg_backend_pid() as pid`.catch(() => [])
  return rows[0]?.pid ?? null
}

/**
 * A history whose database sessions were lost ends, as if it had been killed: the moment that was set for them went with
 * them, and so did the lock that keeps another one from playing. The next one goes on where it was.
 */
async function leaveWithout(session: number | null, owner_db: Database): Promise<void> {
  if ((await sessionOf(owner_db)) === session) return
  console.error('The database sessions of this history were lost. Played again, it goes on from its last mark.')
  process.exit(1)
}

/** The tables, and the demo's staff. */
async function bringUpToDate(url: DatabaseTarget): Promise<void> {
  const child = spawn(process.execPath, [MIGRATE], {
    env: {
      ...process.env,
      ...(typeof url === 'string' && { DATABASE_URL: url, INSTALLATION_NAME: settings.installation }),
    },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the database could not be brought up to date')
}

async function playPlan(url: DatabaseTarget, owner_db: Database, left: UnfinishedHistory | null): Promise<void> {
  const plan = left?.plan ?? order
  const games = await findGames(url)
  const known = await rowsOfToday(settings.two_d_feed_url, console.log)
  await stageClock(owner_db)
  const shan_provider = await openShanProvider(plan.seed)
  const partners = { gsc: ownAggregator(plan.seed), shan: shan_provider.settings }
  const options = { url, settings: { ...settings, is_demo: false, ...partners } }
  const [account, play, staff] = [
    await openStagedSite(options),
    await openStagedSite(options),
    await openStagedConsole({ url, settings }),
  ]
  const db = openStagedDatabase(options, 'owner')
  const clock = createClock([db])
  try {
    const stage = {
      queues: {
        account: new WorkerQueue({ site: account.app, clock: account.clock, ...partners }),
        play: new WorkerQueue({ site: play.app, clock: play.clock, ...partners }),
        staff: new WorkerQueue({ console: staff.app, clock: staff.clock }),
      },
      db,
      clock,
      games,
      lottery: createLottery(db, known),
      settleAgents: () => settleCommissions(db),
      closeDays: () => closeFoldedDays(db),
      settleBonuses: () => settleClaims(db, 'everybody'),
      onMark: (mark: Mark) => noteMark(owner_db, mark),
      onDay: createProgress(plan, left?.day ?? 0),
      signal: interruption.signal,
    }
    console.log(JSON.stringify(await playHistory(stage, plan, left)))
  } finally {
    clock.stop()
    shan_provider.close()
    await Promise.all([account, play, staff].map(({ app }) => app.close()))
    await Promise.all([db, account.db, play.db, staff.db].map((pool) => pool.end({ timeout: 5 })))
  }
}

/** The worker's job for days that are over: the worker itself waits for the days of a history. */
async function closeFoldedDays(db: Database): Promise<void> {
  await aggregateDays(db, AGGREGATE_SOURCES)
  const { differs } = await closeDays(db, AGGREGATE_SOURCES)
  if (differs !== null) throw new Error(`${differs} is not closed: its sums are not what the ledger says`)
}

/** By the real time, before it is set back: which games there are. */
async function findGames(url: DatabaseTarget): ReturnType<typeof offeredGames> {
  const db = openDatabase(url, { connections: 1, role: roleOf('worker', settings.installation) })
  try {
    // The aggregator's list knows nothing of a history: it is compared from this moment on.
    if (settings.gsc) await reconcileWagers({ db, aggregator: createAggregator(settings.gsc, createMetrics()) })
    // Played by hand, it was not told where the aggregator is: only `npm start` knows.
    else await compareFromNow(db)
    return await awaitGames(db)
  } finally {
    await db.end({ timeout: 5 })
  }
}

async function awaitGames(db: Database): ReturnType<typeof offeredGames> {
  for (let tries = 1; order.is_background && settings.gsc && tries < GAMES_TRIES_MAX; tries++) {
    const [row] = await db<{ is_told: boolean }[]>`select exists (select from catalog.game) as is_told`
    if (row?.is_told) break
    await sleep(GAMES_POLL_MS)
  }
  return offeredGames(db)
}

/** Says after each day how far it is, and how long the rest will take if it goes on like this. */
function createProgress({ days }: HistoryPlan, first_day: number): (day: number) => void {
  return (day) => {
    const seconds = Number((process.hrtime.bigint() - started_at) / 1_000_000_000n)
    const left = Math.ceil((seconds / (day - first_day)) * (days - day))
    const rest = left < 120 ? `${left} s` : `${Math.ceil(left / 60)} min`
    console.log(`day ${day} of ${days}, ${seconds} s${day < days ? `, about ${rest} left` : ''}`)
  }
}
