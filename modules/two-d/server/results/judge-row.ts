import { type FeedMessage, type FeedRow, yangonTime } from '../feed/feed-message.ts'
import { MARKET_FIGURE, numberOf } from '../rules.ts'

/** Of a feed's clock against ours. Its cache may be a minute old; a feed that stands still is older soon. */
const CLOCK_OFF_MS = 90_000
/** How long before its time a row may have been written: clocks differ by seconds. */
const EARLY_MS = 30_000
/** And after: the exchange settles its last figures minutes after the bell. */
const LATE_MS = 15 * 60_000
/** The live number ends before the evening's row is written. */
const LIVE_OLD_MS = 45 * 60_000

/** The draw that a row is to decide. */
export interface WaitingDraw {
  game_date: string
  draws_at: Date
  /** Under which time the feed lists it: "12:01:00". */
  open_time: string
  /** By the platform's own calendar. */
  is_trading_day: boolean
}

export interface MarketNumber {
  number: string
  set: string
  value: string
}

/** Why a row decides nothing. */
export type Doubt =
  | 'not_a_trading_day'
  | 'too_early'
  | 'feed_clock_off'
  | 'feed_says_holiday'
  | 'row_missing'
  | 'row_pending'
  | 'row_of_another_day'
  | 'row_out_of_its_slot'
  | 'row_ahead_of_time'
  | 'rows_equal'
  | 'live_stale'
  | 'number_differs'
  | 'not_repeated'

/**
 * The number of a draw by a feed's reading, or why the reading decides nothing. On days without trade the public
 * feeds do not fall silent: they fill all rows with one old value or keep the last day's. So nothing is believed
 * because it is there. `before` is the reading before this one: a row counts when two readings show the same.
 */
export function judgeRow(
  draw: WaitingDraw,
  message: FeedMessage,
  before: FeedMessage | null,
  now: Date,
): MarketNumber | Doubt {
  if (!draw.is_trading_day) return 'not_a_trading_day'
  if (now < draw.draws_at) return 'too_early'
  if (!(Math.abs(yangonTime(message.server_time) - now.getTime()) <= CLOCK_OFF_MS)) return 'feed_clock_off'
  if (message.holiday_status === '3') return 'feed_says_holiday'
  const row = rowOf(draw, message)
  if (row === null) return 'row_missing'
  return doubtOfRow(draw, row, message) ?? doubtOfDay(draw, row, message) ?? numberOfRow(draw, row, before)
}

/** Named once, or not at all. */
function rowOf({ open_time }: WaitingDraw, { rows }: FeedMessage): FeedRow | null {
  const named = rows.filter((row) => row.open_time === open_time)
  return named.length === 1 ? (named[0] ?? null) : null
}

function doubtOfRow(draw: WaitingDraw, row: FeedRow, message: FeedMessage): Doubt | null {
  if (row.history_id === null || !MARKET_FIGURE.test(row.set) || !MARKET_FIGURE.test(row.value)) return 'row_pending'
  if (row.stock_date !== draw.game_date) return 'row_of_another_day'
  const written_at = yangonTime(row.stock_datetime)
  const late = written_at - draw.draws_at.getTime()
  if (!(late >= -EARLY_MS && late <= LATE_MS)) return 'row_out_of_its_slot'
  return written_at > yangonTime(message.server_time) ? 'row_ahead_of_time' : null
}

/** The doubt about the day that the rest of the reading gives; null where it gives none. */
function doubtOfDay(draw: WaitingDraw, row: FeedRow, message: FeedMessage): Doubt | null {
  const others = message.rows.filter((other) => other !== row && other.history_id !== null)
  // Two rows of one day never have the same index and the same value: somebody filled them in.
  if (others.some(({ set, value }) => set === row.set && value === row.value)) return 'rows_equal'
  if (others.some(({ stock_datetime }) => !(yangonTime(stock_datetime) <= yangonTime(message.server_time))))
    return 'row_ahead_of_time'
  const live_at = yangonTime(message.live.time)
  const is_live_of_today = message.live.date === draw.game_date && live_at >= draw.draws_at.getTime() - LIVE_OLD_MS
  return is_live_of_today ? null : 'live_stale'
}

function numberOfRow(draw: WaitingDraw, row: FeedRow, before: FeedMessage | null): MarketNumber | Doubt {
  const { set, value, twod } = row
  const number = numberOf(set, value)
  if (number === null || number !== twod) return 'number_differs'
  const earlier = before && rowOf(draw, before)
  const is_repeated = earlier?.set === set && earlier.value === value && earlier.stock_datetime === row.stock_datetime
  return is_repeated ? { number, set, value } : 'not_repeated'
}
