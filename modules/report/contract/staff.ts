/** The reports of the console; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import {
  CalendarDay,
  Deviations,
  Kyat,
  ListAnswerWith,
  Nullable,
  oneOf,
  Percent,
  Time,
} from '#platform/contract/shapes.ts'
import { ClosingFigures, Figures, OpenStakes, ProductFigures } from './figures.ts'
import { Money } from './money.ts'
import { CASH_VIEWS, PLAY_VIEWS, TRANSFER_GROUPS, UNJUDGED } from './rules.ts'

/** YYYY-MM-DD, of Yangon. */
export const Day = Type.String({ pattern: '^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' })
export const Count = Type.Integer({ minimum: 0 })

/** Both days are a part of it. */
export const Days = { from: Day, to: Day }
export const DaysQuery = Type.Object(Days)
export type DaysQuery = Static<typeof DaysQuery>

/** Whether the report is compared with the ledger: its `check` is null without it. One recount runs at a time. */
const Recount = { recount: Type.Optional(oneOf(['true'])) }
export const RecountQuery = Type.Object(Recount)
export type RecountQuery = Static<typeof RecountQuery>
export const DaysReportQuery = Type.Object({ ...Days, ...Recount })
export type DaysReportQuery = Static<typeof DaysReportQuery>

/**
 * A figure of a report beside the same one added up from the ledger's own rows, in one snapshot. The comparison is made
 * in 1/10000 kyat.
 */
export const Check = Type.Object({
  /** The ledger's rows of the period that belong to the report. */
  transfers: Count,
  report: Kyat,
  ledger: Kyat,
  is_equal: Type.Boolean(),
})
export type Check = Static<typeof Check>

const Cash = {
  deposit_count: Count,
  deposits: Kyat,
  withdrawal_count: Count,
  withdrawals: Kyat,
  /** Deposits minus withdrawals. */
  net: Kyat,
}

/** GET /reports/today: this day in Yangon beside the one before, up to now. */
const Glance = Type.Object({
  ...Figures.properties,
  deposit_count: Count,
  deposits: Kyat,
  withdrawal_count: Count,
  withdrawals: Kyat,
  /** Who moved money, and who registered. */
  players: Count,
  new_players: Count,
})
export type Glance = Static<typeof Glance>
export const TodayReport = Type.Object({
  day: Day,
  today: Glance,
  /** The day before, as far as it had come at this hour. */
  yesterday: Glance,
  /** At this moment. */
  open_stakes: OpenStakes,
  hours: Type.Array(Type.Object({ hour: Type.Integer(), ggr: Kyat, deposits: Kyat, withdrawals: Kyat })),
  check: Nullable(Check),
})
export type TodayReport = Static<typeof TodayReport>
export const TodayAnswer = Answer(TodayReport)
export type TodayAnswer = Static<typeof TodayAnswer>

/** GET /reports/cash */
export const CashQuery = Type.Object({ ...Days, ...Recount, by: Type.Optional(oneOf(CASH_VIEWS)) })
export type CashQuery = Static<typeof CashQuery>
/** `key` names what the row is about: a day, an hour of the day, an account, an agent. */
const Named = { key: Type.String(), name: Type.String() }
export const CashRow = Type.Object({ ...Named, ...Cash })
export type CashRow = Static<typeof CashRow>
export const CashReport = Type.Object({ rows: Type.Array(CashRow), total: Type.Object(Cash), check: Nullable(Check) })
export type CashReport = Static<typeof CashReport>
export const CashAnswer = Answer(CashReport)
export type CashAnswer = Static<typeof CashAnswer>

/** GET /reports/play */
export const PlayQuery = Type.Object({ ...Days, ...Recount, by: Type.Optional(oneOf(PLAY_VIEWS)) })
export type PlayQuery = Static<typeof PlayQuery>
export const PlayRow = Type.Object({
  ...Named,
  ...ProductFigures,
  /** These belong to no product: null in rows of products and games. */
  bonus_cost: Nullable(Kyat),
  commissions: Nullable(Kyat),
  adjustments: Nullable(Kyat),
  ngr: Nullable(Kyat),
  /** The filter of its transfers in the ledger explorer. */
  filter: Type.Object({
    what: oneOf(TRANSFER_GROUPS),
    product_code: Nullable(Type.Integer()),
    game_code: Nullable(Type.String()),
  }),
})
export type PlayRow = Static<typeof PlayRow>
export const PlayReport = Type.Object({ rows: Type.Array(PlayRow), total: Figures, check: Nullable(Check) })
export type PlayReport = Static<typeof PlayReport>
export const PlayAnswer = Answer(PlayReport)
export type PlayAnswer = Static<typeof PlayAnswer>

/** GET /reports/players: who won most, and who lost most. */
export const PlayersReportRow = Type.Object({
  player_id: Type.String(),
  user_name: Type.String(),
  name: Type.String(),
  agent: Nullable(Type.String()),
  /** Without commissions, which are an agent's. */
  ...Figures.properties,
  deposits: Kyat,
  withdrawals: Kyat,
})
export type PlayersReportRow = Static<typeof PlayersReportRow>
export const PlayersReport = Type.Object({
  winners: Type.Array(PlayersReportRow),
  losers: Type.Array(PlayersReportRow),
  players: Count,
  total: Figures,
  check: Nullable(Check),
})
export type PlayersReport = Static<typeof PlayersReport>
export const PlayersReportAnswer = Answer(PlayersReport)
export type PlayersReportAnswer = Static<typeof PlayersReportAnswer>

/** GET /reports/rtp: the actual RTP of each game beside the theoretical one. */
export const RtpRow = Type.Object({
  ...Named,
  bets: Count,
  staked: Kyat,
  returned: Kyat,
  /** Null where nothing was staked. */
  rtp_actual: Nullable(Percent),
  /** Null where nobody has entered it. */
  rtp_theoretical: Nullable(Percent),
  /** How many standard deviations lie between them. */
  z: Nullable(Deviations),
  is_alarm: Type.Boolean(),
  /** Why there is no z; null where there is one. */
  unjudged: Nullable(oneOf(UNJUDGED)),
  /** Of a provider's game, whose theoretical RTP staff enter; that of our own games follows from their odds. */
  game: Nullable(Type.Object({ product_code: Type.Integer(), game_code: Type.String() })),
  /** The filter of its transfers in the ledger explorer. */
  what: oneOf(TRANSFER_GROUPS),
})
export type RtpRow = Static<typeof RtpRow>
export const RtpReport = Type.Object({ rows: Type.Array(RtpRow), alarms: Count, check: Nullable(Check) })
export type RtpReport = Static<typeof RtpReport>
export const RtpAnswer = Answer(RtpReport)
export type RtpAnswer = Static<typeof RtpAnswer>

/** GET /reports/liabilities: the liabilities to players and agents now, beside the cash. */
export const LiabilitiesReport = Type.Object({
  at: Time,
  main: Kyat,
  game: Kyat,
  hold: Kyat,
  /** To agents: `agents` is both. */
  agents_commission: Kyat,
  agents_float: Kyat,
  agents: Kyat,
  open_stakes: OpenStakes,
  /** All of the above. */
  liabilities: Kyat,
  /** Given with a promotion, and not the player's own yet. */
  bonus: Kyat,
  /** The sum of all player receivables. */
  player_receivables: Kyat,
  /** Money from outside less money paid out. Null for staff who see only some players. */
  cash: Nullable(Kyat),
  /** Null for who sees some players alone. */
  money: Nullable(Money),
  /** The house accounts, as they stand. */
  accounts: Type.Array(Type.Object({ account: Type.String(), balance: Kyat })),
  largest: Type.Array(
    Type.Object({ player_id: Type.String(), user_name: Type.String(), name: Type.String(), balance: Kyat }),
  ),
  check: Nullable(Check),
})
export type LiabilitiesReport = Static<typeof LiabilitiesReport>
export const LiabilitiesAnswer = Answer(LiabilitiesReport)
export type LiabilitiesAnswer = Static<typeof LiabilitiesAnswer>

/** GET /closing-statements, newest first. */
export const ClosingStatementsQuery = Type.Object({ after: Type.Optional(CalendarDay) })
export type ClosingStatementsQuery = Static<typeof ClosingStatementsQuery>
export const ClosingStatementRow = Type.Object({
  day: Day,
  closed_at: Time,
  /** Null: by itself, in the night. */
  closed_by: Nullable(Type.String()),
  transfers: Count,
  hash: Type.String(),
})
export type ClosingStatementRow = Static<typeof ClosingStatementRow>
export const ClosingStatementsAnswer = ListAnswerWith(ClosingStatementRow, {
  /** The day that is closed next; null while it lasts, or has no aggregates yet. */
  next_day: Nullable(Day),
})
export type ClosingStatementsAnswer = Static<typeof ClosingStatementsAnswer>

/** GET /closing-statements/:day */
export const DayParams = Type.Object({ day: CalendarDay })
export const ClosingStatement = Type.Object({
  ...ClosingStatementRow.properties,
  previous_hash: Nullable(Type.String()),
  lines: Type.Array(
    Type.Object({
      account: Type.String(),
      opening: Kyat,
      credits: Kyat,
      debits: Kyat,
      closing: Kyat,
    }),
  ),
  /** As the day was closed; null of days that were closed before there were figures. Open stakes stand as at its end. */
  figures: Nullable(ClosingFigures),
  /** All that moved on the day, beside the ledger. */
  check: Nullable(Check),
})
export type ClosingStatement = Static<typeof ClosingStatement>
export const ClosingStatementAnswer = Answer(ClosingStatement)
export type ClosingStatementAnswer = Static<typeof ClosingStatementAnswer>

/** POST /closing-statements: closes this day, and those before it that are open. */
export const DayCloseBody = Type.Object({ day: CalendarDay }, { additionalProperties: false })
export type DayCloseBody = Static<typeof DayCloseBody>
