/** Draws, results and the calendar of the 2D lottery as the staff sees them; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { CalendarDay, GivenTime, Kyat, ListAnswer, Nullable, Time } from '#platform/contract/shapes.ts'
import { TwoDDay, TwoDDrawStatusSchema, TwoDNumber, TwoDSessionSchema, TwoDSource } from './draws.ts'

const Reason = Type.String({ maxLength: 300 })
/** As the market writes it: 1,441.11 */
const Figure = Type.String({ maxLength: 20 })
const Id = '^[1-9][0-9]{0,8}$'
export const TwoDDrawParams = Type.Object({ id: Type.String({ pattern: Id }) })

/** The result of a draw, as a feed or one of the staff reports it. */
const ResultReport = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  source: TwoDSource,
  /** Null for a feed. */
  user_name: Nullable(Type.String()),
  is_me: Type.Boolean(),
  /**
   * These four are null while another person's report waits for its confirmation: who confirms it enters what they read
   * themselves, and would else copy what the first one misread.
   */
  number: Nullable(TwoDNumber),
  set: Nullable(Type.String()),
  value: Nullable(Type.String()),
  reading_hash: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  reported_at: Time,
  /** The reporter reported something else later. */
  is_withdrawn: Type.Boolean(),
})
export type TwoDResultReport = Static<typeof ResultReport>

const DeclaredResult = Type.Object({
  version: Type.Integer(),
  number: TwoDNumber,
  declared_at: Time,
  /** Of the report and of its confirmation. */
  reporters: Type.Array(Type.String()),
})

export const TwoDDrawRow = Type.Object({
  id: Type.Integer(),
  game_date: TwoDDay,
  session: TwoDSessionSchema,
  session_number: Type.Integer(),
  cutoff_at: Time,
  draws_at: Time,
  status: TwoDDrawStatusSchema,
  is_open: Type.Boolean(),
  /** Of the result that counts; 0 before there is one. */
  version: Type.Integer(),
  number: Nullable(TwoDNumber),
  /** Drawn, and without a number yet. */
  is_waiting: Type.Boolean(),
  void_reason: Nullable(Type.String()),
})
export type TwoDDrawRow = Static<typeof TwoDDrawRow>

/** GET /two-d/draws, newest first. */
export const TwoDDrawsQuery = Type.Object({
  status: Type.Optional(TwoDDrawStatusSchema),
  after: Type.Optional(Type.String({ pattern: Id })),
})
export type TwoDDrawsQuery = Static<typeof TwoDDrawsQuery>
export const TWO_D_DRAWS_PAGE_SIZE = 30
export const TwoDDrawsAnswer = ListAnswer(TwoDDrawRow)
export type TwoDDrawsAnswer = Static<typeof TwoDDrawsAnswer>

/** GET /two-d/waiting: draws that are over and have no number. */
export const TwoDWaitingAnswer = Answer(Type.Object({ waiting: Type.Integer() }))
export type TwoDWaitingAnswer = Static<typeof TwoDWaitingAnswer>

/** GET /two-d/draws/:id. Amounts in kyat. */
export const TwoDDrawDetail = Type.Object({
  ...TwoDDrawRow.properties,
  odds: Type.Integer(),
  stake_min: Kyat,
  stake_max: Kyat,
  default_number_limit: Kyat,
  /** Of the version that counts and of the one that may follow, oldest first. */
  reports: Type.Array(ResultReport),
  results: Type.Array(DeclaredResult),
})
export type TwoDDrawDetail = Static<typeof TwoDDrawDetail>
export const TwoDDrawAnswer = Answer(TwoDDrawDetail)
export type TwoDDrawAnswer = Static<typeof TwoDDrawAnswer>

/** POST /two-d/draws: a draw that the rule would not open, or at other times. Without times those of the settings. */
export const TwoDNewDrawBody = Type.Object(
  {
    game_date: CalendarDay,
    session: TwoDSessionSchema,
    cutoff_at: Type.Optional(GivenTime),
    draws_at: Type.Optional(GivenTime),
  },
  { additionalProperties: false },
)
export type TwoDNewDrawBody = Static<typeof TwoDNewDrawBody>

/** POST /two-d/draws/:id/times: not later than the cut-off now; that is a change of limits, which needs two people. */
export const TwoDTimesBody = Type.Object(
  { cutoff_at: GivenTime, draws_at: GivenTime, reason: Reason },
  { additionalProperties: false },
)
export type TwoDTimesBody = Static<typeof TwoDTimesBody>

/** POST /two-d/draws/:id/results: what the market closed with, read by a person. The number follows from it. */
export const TwoDResultBody = Type.Object(
  {
    /** Of the result that this is to be: one above the draw's own. */
    version: Type.Integer({ minimum: 1, maximum: 1000 }),
    set: Figure,
    value: Figure,
    /** Of a correction. */
    reason: Type.Optional(Reason),
  },
  { additionalProperties: false },
)
export type TwoDResultBody = Static<typeof TwoDResultBody>

/** POST /two-d/draws/:id/confirm: four-eyes, a second person or a feed has reported it. */
export const TwoDConfirmBody = Type.Object(
  { report_id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) },
  { additionalProperties: false },
)
export type TwoDConfirmBody = Static<typeof TwoDConfirmBody>

/** POST /two-d/draws/:id/void */
export const TwoDVoidBody = Type.Object({ reason: Reason }, { additionalProperties: false })
export type TwoDVoidBody = Static<typeof TwoDVoidBody>

const DayName = Type.String({ maxLength: 80 })
export const TwoDSpecialDay = Type.Object(
  {
    day: CalendarDay,
    /** A day with trade where the rule has none; otherwise a holiday. */
    is_trading: Type.Boolean(),
    name_en: DayName,
    name_mm: Nullable(DayName),
    name_zh: Nullable(DayName),
    name_th: Nullable(DayName),
    is_provisional: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type TwoDSpecialDay = Static<typeof TwoDSpecialDay>

/** GET /two-d/calendar */
export const TwoDCalendarQuery = Type.Object({ year: Type.Optional(Type.String({ pattern: '^2[0-9]{3}$' })) })
export type TwoDCalendarQuery = Static<typeof TwoDCalendarQuery>
export const TwoDCalendarAnswer = Answer(Type.Object({ year: Type.Integer(), days: Type.Array(TwoDSpecialDay) }))
export type TwoDCalendarAnswer = Static<typeof TwoDCalendarAnswer>

/** POST /two-d/calendar writes a day anew; POST /two-d/calendar/remove leaves it to the rule. */
export const TwoDRemoveDayBody = Type.Object({ day: CalendarDay }, { additionalProperties: false })
export type TwoDRemoveDayBody = Static<typeof TwoDRemoveDayBody>

/** HH:MM in Yangon. */
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
export const TwoDSessionSetting = Type.Object(
  { session: TwoDSessionSchema, is_on: Type.Boolean(), cutoff_at: TimeOfDay, draws_at: TimeOfDay },
  { additionalProperties: false },
)
export type TwoDSessionSetting = Static<typeof TwoDSessionSetting>

/** GET and POST /two-d/sessions: the four of the day, all of them. They count for draws opened afterwards. */
export const TwoDSessionsBody = Type.Object(
  { sessions: Type.Array(TwoDSessionSetting, { minItems: 4, maxItems: 4 }) },
  { additionalProperties: false },
)
export type TwoDSessionsBody = Static<typeof TwoDSessionsBody>
export const TwoDSessionsAnswer = Answer(TwoDSessionsBody)
export type TwoDSessionsAnswer = Static<typeof TwoDSessionsAnswer>

/** GET /two-d/feeds: whether the market's feeds answer. */
export const TwoDFeedState = Type.Object({
  source: TwoDSource,
  /** Its last reading; null before the first. */
  live: Nullable(Type.Object({ twod: Type.String(), set: Type.String(), value: Type.String(), time: Type.String() })),
  read_at: Nullable(Time),
  /** In a row, since then. */
  failures: Type.Integer(),
  failure: Nullable(Type.String()),
  calls_today: Type.Integer(),
})
export type TwoDFeedState = Static<typeof TwoDFeedState>
export const TwoDFeedsAnswer = Answer(Type.Array(TwoDFeedState))
export type TwoDFeedsAnswer = Static<typeof TwoDFeedsAnswer>
