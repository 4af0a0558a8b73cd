/** The lottery of a history, bound to the 2D module. */
import type { Database } from '#platform/server/database/database.ts'
import {
  closeDraws,
  createFeed,
  FeedError,
  openDraws,
  parseFeedMessage,
  payDraws,
  reportReading,
} from '#two-d/server/index.ts'
import type { FeedRows, Lottery } from '../index.ts'

const YANGON_OFFSET_MS = 6.5 * 3_600_000

/** The worker's jobs for the draws of the 2D lottery, at the times of the history. */
export function createLottery(db: Database, known: FeedRows): Lottery {
  return {
    known,
    open: () => openDraws(db),
    close: () => closeDraws(db),
    async reportResult(source, [before, now]) {
      const [earlier, message] = [parseFeedMessage(before), parseFeedMessage(now)]
      if (!earlier || !message) throw new Error('an invented reading cannot be read')
      await reportReading(db, source, { raw: Buffer.from(now), message, before: earlier, now: new Date(Date.now()) })
    },
    pay: () => payDraws(db),
  }
}

/** The real feed may have told of today's rows already: the history has the same then. */
export async function rowsOfToday(two_d_feed_url: string | null, say: (sentence: string) => void): Promise<FeedRows> {
  if (two_d_feed_url === null) return new Map()
  try {
    const { message } = await createFeed('feed', two_d_feed_url).read()
    // On days without trade feeds repeat what they said on another day.
    const today = new Date(Date.now() + YANGON_OFFSET_MS).toISOString().slice(0, 10)
    const out = message.rows.filter(({ history_id, stock_date }) => history_id !== null && stock_date === today)
    return new Map(out.map(({ stock_date, open_time, set, value }) => [`${stock_date} ${open_time}`, { set, value }]))
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    say(`the market's feed says nothing of today: ${error.message}`)
    return new Map()
  }
}
