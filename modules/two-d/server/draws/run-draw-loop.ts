import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { unwatched, type WatchTurn } from '#platform/server/telemetry/watch-turn.ts'
import { closeDraws } from '../draw.ts'
import type { Feed } from '../feed/feed.ts'
import { type PolledReading, pollFeed } from '../feed/poll-feed.ts'
import type { Doubt } from '../results/judge-row.ts'
import { reportReading } from '../results/report-reading.ts'
import { waitingDraws } from '../results/result-report.ts'
import { openDraws } from './open-draws.ts'

/** A draw is written down as closed within a second of its time; bets look at the clock themselves. */
const TURN_MS = 1_000
/** As often as the screens ask for the live number. */
const BUSY_MS = 2_000
/** When nothing is to be drawn. */
const IDLE_MS = 30_000
/** A second source is polled for results alone. */
const SECOND_MS = 5_000
const OPEN_EVERY_MS = 60_000
/** By then people have to report the result. */
const OVERDUE_MS = 10 * 60_000

interface DrawLoop {
  db: Database
  log: Log
  /** The public feed, and another source that confirms it; null where none is set. */
  feed: Feed | null
  second_feed: Feed | null
  /** While somebody else closes draws at their times; bets look at the clock themselves. */
  standsBack?: () => Promise<boolean>
  /** Of the turns that open and close draws, and of those that read the feeds. */
  watch?: { clock: WatchTurn; feeds: WatchTurn }
}

/**
 * Opens draws, closes them, polls the market's feeds and takes their reports of results, until it is stopped. Any
 * number of workers may do so at once: each step is one that only one of them can take.
 */
export async function runDrawLoop(loop: DrawLoop, signal: AbortSignal): Promise<void> {
  await Promise.all([runClockLoop(loop, signal), runFeedLoop(loop, signal)])
}

async function runClockLoop(loop: DrawLoop, signal: AbortSignal): Promise<void> {
  const { db, log, standsBack } = loop
  let opened_at = Number.NEGATIVE_INFINITY
  await everyTurn(loop, signal, loop.watch?.clock, async () => {
    const closed = (await standsBack?.()) ? [] : await closeDraws(db)
    for (const draw of closed) log.info({ draw }, 'a draw is closed')
    if (performance.now() - opened_at < OPEN_EVERY_MS) return
    opened_at = performance.now()
    const opened = await openDraws(db)
    if (opened > 0) log.info({ opened }, 'draws are open')
  })
}

async function runFeedLoop(loop: DrawLoop, signal: AbortSignal): Promise<void> {
  const doubts = createDoubts(loop.log)
  await everyTurn(loop, signal, loop.watch?.feeds, async () => {
    const { db, feed, second_feed } = loop
    const waiting = await waitingDraws(db)
    doubts.overdue(waiting)
    const every_ms = waiting.length > 0 || (await isMarketNear(db)) ? BUSY_MS : IDLE_MS
    if (feed) await takeReading(loop, feed, await pollFeed(db, feed, every_ms), doubts)
    if (second_feed && waiting.length > 0) {
      await takeReading(loop, second_feed, await pollFeed(db, second_feed, SECOND_MS), doubts)
    }
  })
}

/** A database that is away comes back; the next turn begins where this one ended. */
async function everyTurn(
  { log }: DrawLoop,
  signal: AbortSignal,
  watch = unwatched,
  turn: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await watch(turn).catch((error: unknown) => log.warn({ err: error }, 'draws of the 2D lottery could not be kept'))
    await sleep(TURN_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Reports what a feed shows for every draw that waits, as far as it can be believed. */
async function takeReading(
  { db, log }: DrawLoop,
  { source }: Feed,
  reading: PolledReading | null,
  doubts: Doubts,
): Promise<void> {
  if (reading === null) return
  for (const { draw_id, outcome } of await reportReading(db, source, reading)) {
    if (outcome === 'declared') log.info({ draw: draw_id, source }, 'a draw is declared')
    else if (outcome !== 'waits') doubts.doubt(source, draw_id, outcome)
  }
}

/** Hours around a draw, in which the live number moves. */
async function isMarketNear(db: Database): Promise<boolean> {
  const near = await db`
    select from two_d.draw
    where status in ('open', 'closed')
      and draws_at between clock_timestamp() - interval '3 hours' and clock_timestamp() + interval '3 hours' limit 1`
  return near.length > 0
}

interface Doubts {
  doubt(source: Feed['source'], draw_id: number, doubt: Doubt): void
  overdue(waiting: { id: number; draws_at: Date }[]): void
}

/** A doubt is logged once, and not every two seconds. */
function createDoubts(log: Log): Doubts {
  const logged = new Map<string, string>()
  const isNew = (about: string, what: string) => {
    if (logged.get(about) === what) return false
    if (logged.size >= DOUBTS_MAX) logged.clear()
    logged.set(about, what)
    return true
  }
  return {
    doubt(source, draw, doubt) {
      // Every row is new once.
      if (doubt !== 'not_repeated' && isNew(`${source} ${draw}`, doubt))
        log.warn({ draw, source, doubt }, 'a reading decides nothing')
    },
    overdue(waiting) {
      for (const { id, draws_at } of waiting) {
        const is_overdue = Date.now() - draws_at.getTime() > OVERDUE_MS
        if (is_overdue && isNew(`${id}`, 'overdue')) {
          log.error({ draw: id }, 'a draw has no result: two people have to report it (docs/runbook.md)')
        }
      }
    },
  }
}
const DOUBTS_MAX = 100
