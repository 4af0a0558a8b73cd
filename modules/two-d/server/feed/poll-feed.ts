import type { Database } from '#platform/server/database/database.ts'
import { type Feed, FeedError, type Reading } from './feed.ts'
import type { FeedMessage } from './feed-message.ts'

/** A reading every two seconds for ten hours and two a minute for the others are 19,680; a feed's owner counts too. */
const CALLS_PER_DAY_MAX = 22_000

/** A reading with the one before it, and the moment by the database's clock. */
export interface PolledReading extends Reading {
  before: FeedMessage | null
  now: Date
}

/**
 * Polls a feed when it is time to, and stores its reading for every process; null when it is not time, or when there was
 * none. The worker that moves `polled_at` on has the turn, so any number of workers poll as often as one.
 */
export async function pollFeed(db: Database, feed: Feed, every_ms: number): Promise<PolledReading | null> {
  const turn = await takeTurn(db, feed, every_ms)
  if (turn === null) return null
  try {
    if (turn.calls > CALLS_PER_DAY_MAX) throw new FeedError(`more than ${CALLS_PER_DAY_MAX} calls in one day`)
    const reading = await feed.read()
    return { ...reading, before: turn.before, now: await storeReading(db, feed, reading.message) }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    await db`
      update two_d.feed set failures = failures + 1, failure = ${error.message.slice(0, FAILURE_LENGTH_MAX)}
      where source = ${feed.source}`
    return null
  }
}
const FAILURE_LENGTH_MAX = 300
/** Figures that differ from an older reading may have moved hours ago, before the platform was stopped. */
const KNOWN_SECONDS = 90

async function takeTurn(db: Database, { source }: Feed, every_ms: number) {
  const [turn] = await db<{ before: FeedMessage | null; calls: number }[]>`
    update two_d.feed
    set polled_at = clock_timestamp(), calls_on = two_d.today(),
        calls = case when calls_on = two_d.today() then calls + 1 else 1 end
    where source = ${source}
      and (polled_at <= clock_timestamp() - make_interval(secs => ${every_ms / 1_000}) or polled_at > clock_timestamp())
    returning reading as before, calls`
  return turn ?? null
}

async function storeReading(db: Database, { source }: Feed, message: FeedMessage): Promise<Date> {
  const [stored] = await db<{ now: Date }[]>`
    update two_d.feed
    set reading = ${db.json(message as never)}, read_at = clock_timestamp(), failures = 0, failure = null,
        moved_at = case when read_at > clock_timestamp() - make_interval(secs => ${KNOWN_SECONDS})
                         and (reading #>> '{live,set}', reading #>> '{live,value}') <> (${message.live.set}, ${message.live.value})
                        then clock_timestamp() else moved_at end
    where source = ${source} returning clock_timestamp() as now`
  if (!stored) throw new Error(`two_d.feed has no row for ${source}`)
  return stored.now
}
