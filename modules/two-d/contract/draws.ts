/** The draws of the 2D lottery: the live number, the calendar and what draws came to. Times are ISO 8601 in UTC, days are Yangon's. */
import { type Static, Type } from 'typebox'
import { Answer, LanguageQuery } from '#platform/contract/answer.ts'
import { CalendarDay, Nullable, Time } from '#platform/contract/shapes.ts'
import { TWO_D_DRAW_STATUSES, TWO_D_SESSIONS, type TwoDSession } from './rules.ts'

/** YYYY-MM-DD */
export const TwoDDay = Type.String({ pattern: '^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
/** '00' to '99' */
export const TwoDNumber = Type.String({ pattern: '^[0-9]{2}$' })

export type TwoDDrawStatus = (typeof TWO_D_DRAW_STATUSES)[number]
export const TwoDDrawStatusSchema = Type.Unsafe<TwoDDrawStatus>({ type: 'string', enum: [...TWO_D_DRAW_STATUSES] })

export const TwoDSessionSchema = Type.Unsafe<TwoDSession>({
  type: 'string',
  enum: [...TWO_D_SESSIONS],
})

/** A row as the market's feed writes it: figures with commas, '--' while they are to come. Times of day in Yangon. */
const LiveRow = Type.Object({ open_time: Type.String(), set: Type.String(), value: Type.String(), twod: Type.String() })
/** Numbers that some sources give besides; nobody bets on them. */
const ModernInternet = Type.Object({ modern: Type.String(), internet: Type.String() })

/** One draw of today, or of the next trading day once today's are over. */
export const TwoDDrawNow = Type.Object({
  session: TwoDSessionSchema,
  session_number: Type.Integer(),
  game_date: TwoDDay,
  cutoff_at: Time,
  draws_at: Time,
  is_open: Type.Boolean(),
  status: TwoDDrawStatusSchema,
  number: Nullable(TwoDNumber),
})
export type TwoDDrawNow = Static<typeof TwoDDrawNow>

/**
 * GET /twod-live. `live`, `result` and `server_time` are as the market's feed writes them, `server_time` being the time of its
 * reading, in Yangon. 503 (code `two_d_feed_silent`) while the feed is down.
 */
export const TwoDLive = Type.Object({
  live: Type.Object({
    twod: Type.String(),
    set: Type.String(),
    value: Type.String(),
    date: Type.String(),
    time: Type.String(),
  }),
  server_time: Type.String(),
  /** The server's clock, for countdowns. */
  now: Time,
  result: Type.Array(LiveRow),
  /** Why there is no draw today. */
  holiday: Nullable(Type.Object({ date: TwoDDay, name: Type.String() })),
  /** Null where the source has none. */
  modern_internet: Nullable(Type.Object({ morning: Nullable(ModernInternet), evening: Nullable(ModernInternet) })),
  /** Read within the last seconds; false outside of the market's hours, when there is nothing new to read. */
  is_fresh: Type.Boolean(),
  /** The number is of this moment: fresh, of a day with draws, and its figures moved within the last minute and a half. */
  is_trading: Type.Boolean(),
  draws: Type.Array(TwoDDrawNow),
})
export type TwoDLive = Static<typeof TwoDLive>
export const TwoDLiveAnswer = Answer(TwoDLive)
export type TwoDLiveAnswer = Static<typeof TwoDLiveAnswer>

/** GET /twod-holidays. Without a year: this one in Yangon. */
export const TwoDHolidaysQuery = Type.Object({
  year: Type.Optional(Type.String({ pattern: '^2[0-9]{3}$' })),
  ...LanguageQuery.properties,
})
export type TwoDHolidaysQuery = Static<typeof TwoDHolidaysQuery>

/** A weekday without draws. `is_provisional`: the exchange has not confirmed it yet. */
export const TwoDHoliday = Type.Object({ date: TwoDDay, name: Type.String(), is_provisional: Type.Boolean() })
export type TwoDHoliday = Static<typeof TwoDHoliday>
export const TwoDHolidaysAnswer = Answer(Type.Array(TwoDHoliday))
export type TwoDHolidaysAnswer = Static<typeof TwoDHolidaysAnswer>

/** GET /twod-results. Without a date: those of the last TWO_D_RESULT_DAYS days, newest first. */
export const TwoDResultsQuery = Type.Object({ date: Type.Optional(CalendarDay) })
export type TwoDResultsQuery = Static<typeof TwoDResultsQuery>
export const TWO_D_RESULT_DAYS = 20

/** Where a result was read: by the feed, a second source, or people of the staff. */
export const TwoDSource = Type.Unsafe<'feed' | 'second_feed' | 'hand'>({
  type: 'string',
  enum: ['feed', 'second_feed', 'hand'],
})
export type TwoDSource = Static<typeof TwoDSource>

/** The result that counts; `version` above 1 says that it was corrected. */
export const TwoDResult = Type.Object({
  session: TwoDSessionSchema,
  game_date: TwoDDay,
  number: TwoDNumber,
  version: Type.Integer(),
  set: Type.String(),
  value: Type.String(),
  source: TwoDSource,
  read_at: Time,
  /** SHA-256 of `reading`, in hex. */
  reading_hash: Type.String(),
  /** The reading of the market, byte by byte. */
  reading: Type.String(),
  declared_at: Time,
})
export type TwoDResult = Static<typeof TwoDResult>
export const TwoDResultsAnswer = Answer(Type.Array(TwoDResult))
export type TwoDResultsAnswer = Static<typeof TwoDResultsAnswer>

/** The days of GET /twod-statistics, today in Yangon among them. */
export const TWO_D_STATISTICS_DAYS = 365

/** A number that came in these days. */
export const TwoDNumberStatistics = Type.Object({
  num: TwoDNumber,
  /** Draws that came to it. */
  count: Type.Integer(),
  last_on: TwoDDay,
  /** Draws of its group since then: 0 for the number of the last one. */
  draws_since: Type.Integer(),
})
export type TwoDNumberStatistics = Static<typeof TwoDNumberStatistics>

/** All draws where both are null; or those of one session, or of one weekday (1 is Monday, 7 Sunday). */
export const TwoDStatisticsGroup = Type.Object({
  session: Nullable(TwoDSessionSchema),
  weekday: Nullable(Type.Integer()),
  draws: Type.Integer(),
  /** In their order; a number that is not here did not come. */
  numbers: Type.Array(TwoDNumberStatistics),
})
export type TwoDStatisticsGroup = Static<typeof TwoDStatisticsGroup>

/** By the results that count; a group without a draw is left out. `from` and `until` are the first and the last day. */
export const TwoDStatistics = Type.Object({
  from: TwoDDay,
  until: TwoDDay,
  groups: Type.Array(TwoDStatisticsGroup),
})
export type TwoDStatistics = Static<typeof TwoDStatistics>
export const TwoDStatisticsAnswer = Answer(TwoDStatistics)
export type TwoDStatisticsAnswer = Static<typeof TwoDStatisticsAnswer>
