/**
 * `npm run simulate -- --days N --players M [--seed S]`: plays a history in a house of the demo that has none. Everything
 * in it is done by the house's own verbs, with a clock that is set back; docs/decisions/0028-a-history-is-played.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { settleCommissions } from './agent/index.ts'
import { openApp } from './app.ts'
import { openConsole } from './console.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { openLog } from './platform/log.ts'
import { openMetrics } from './platform/metrics.ts'
import { withDatabase } from './platform/reach-database.ts'
import { openSecretKey } from './platform/secret-key.ts'
import { type GscSettings, type Settings, settingsOfProcess } from './platform/settings.ts'
import { closeDays, foldDays } from './report/index.ts'
import { FOLD_DOORS } from './report-doors.ts'
import { openAggregator, reconcileWagers } from './seamless/index.ts'
import {
  type Order,
  offeredGames,
  openClock,
  playHistory,
  readOrder,
  restoreClock,
  stageClock,
} from './simulator/index.ts'

const MIGRATE = fileURLToPath(new URL('migrate.ts', import.meta.url))
/** The last minutes belong to those who play now, and to the comparison with the aggregator's list. */
const UNTIL_AGO_MS = 20 * 60_000
/** A new house is told of its games in its first seconds. */
const GAMES_TRIES_MAX = 20
const GAMES_POLL_MS = 500
/** The demo's own player may be there. */
const STRANGERS_MAX = 1

const settings = settingsOfProcess()
if (!settings.is_demo) refuse('A history is invented, and belongs in a demo: this house is in earnest.')
const order = readOrderOrRefuse()
const started_at = process.hrtime.bigint()
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())
if (order.is_background) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await withDatabase(settings, simulate)

function readOrderOrRefuse(): Order {
  try {
    return readOrder(process.argv.slice(2), Date.now() - UNTIL_AGO_MS)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

async function simulate(url: string): Promise<void> {
  if (!order.is_prepared) await bringUpToDate(url)
  const owner_db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    // What an earlier one left behind when it was killed.
    await restoreClock(owner_db)
    const [row] = await owner_db<{ players: bigint }[]>`select count(*) as players from identity.player`
    if (Number(row?.players) > STRANGERS_MAX) {
      console.log('This house has a history already. A new one begins with an empty DATA_DIR.')
      process.exitCode = order.is_prepared ? 0 : 1
      return
    }
    await tellHistory(url, owner_db)
    await restoreClock(owner_db)
    if (!interruption.signal.aborted) await closeItsDays(url)
  } finally {
    await restoreClock(owner_db)
    await owner_db.end()
  }
}

/** The tables, and the demo's people. */
async function bringUpToDate(url: string): Promise<void> {
  const child = spawn(process.execPath, [MIGRATE], { env: { ...process.env, DATABASE_URL: url }, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the database could not be brought up to date')
}

async function tellHistory(url: string, owner_db: Database): Promise<void> {
  const key = await openSecretKey(settings)
  // One connection each: what is set for a session holds for everything on it.
  const db = openDatabase(url, { connections: 1, role: 'thazin_server' })
  const hot_db = openDatabase(url, { connections: 1, role: 'thazin_server', access: 'by_key' })
  const log = openLog('error')
  const house = { db, key, log, dist_dir: null }
  try {
    await beginComparison(db, settings)
    const games = await awaitGames(db)
    await stageClock(owner_db)
    const clock = openClock([db, hot_db])
    const gsc = ownAggregator(order.seed)
    const site = await openApp({ ...house, hot_db, settings: { ...settings, is_demo: false, gsc, shan: null } })
    const { app: console_app } = await openConsole({ ...house, settings })
    try {
      const sums = await playHistory(
        {
          doors: { site, console: console_app, gsc },
          clock,
          games,
          after_day: [() => settleCommissions(db)],
          onDay: tellProgress,
          is_gentle: order.is_background,
          signal: interruption.signal,
        },
        order,
      )
      console.log(JSON.stringify(sums))
    } finally {
      clock.stop()
      await Promise.all([site.close(), console_app.close()])
    }
  } finally {
    await Promise.all([db.end({ timeout: 5 }), hot_db.end({ timeout: 5 })])
  }
}

/** What the worker does with days that are over; it waited for these. */
async function closeItsDays(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 2, role: 'thazin_server' })
  try {
    await foldDays(db, FOLD_DOORS)
    const { differs } = await closeDays(db)
    if (differs !== null) throw new Error(`${differs} is not closed: its sums are not what the ledger says`)
  } finally {
    await db.end({ timeout: 5 })
  }
}

/** The aggregator's list knows nothing of a history: it is compared from this moment on. */
async function beginComparison(db: Database, { gsc }: Settings): Promise<void> {
  await reconcileWagers({ db, aggregator: openAggregator(gsc, openMetrics()) })
}

async function awaitGames(db: Database): ReturnType<typeof offeredGames> {
  for (let tries = 1; order.is_background && settings.gsc && tries < GAMES_TRIES_MAX; tries++) {
    const [row] = await db<{ is_told: boolean }[]>`select exists (select from catalog.game) as is_told`
    if (row?.is_told) break
    await sleep(GAMES_POLL_MS)
  }
  return offeredGames(db)
}

/** In a history the aggregator is ourselves. */
function ownAggregator(seed: string): GscSettings {
  return {
    url: 'http://history.invalid',
    operator_code: 'HIST',
    secret_key: seed,
    callback_addresses: [],
    callback_window_seconds: 0,
    picture_hosts: [],
  }
}

function tellProgress(day: number): void {
  const seconds = Number((process.hrtime.bigint() - started_at) / 1_000_000_000n)
  console.log(`day ${day} of ${order.days}, ${seconds} s`)
}
