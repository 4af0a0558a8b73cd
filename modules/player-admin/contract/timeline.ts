/** The player's page: one history of everything, and what stands beside it; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { DepositLimit } from '#cashier/contract/player.ts'
import { DEPOSIT_REJECTIONS, type RejectionReason, WITHDRAWAL_REJECTIONS } from '#cashier/contract/rules.ts'
import { Answer } from '#platform/contract/answer.ts'
import { Kyat, ListAnswer, Nullable, oneOf, Time, UUID_PATTERN } from '#platform/contract/shapes.ts'
import { PlayerBonus } from '#promotion/contract/staff.ts'
import { PlayerFigures } from '#report/contract/figures.ts'
import { TIMELINE_KINDS } from './rules.ts'

const REJECTIONS: RejectionReason[] = [...new Set([...DEPOSIT_REJECTIONS, ...WITHDRAWAL_REJECTIONS])]
const MICROS = '[1-9][0-9]{0,17}'

/** GET /players/:id/timeline, newest first; entries of one moment in the order of their kinds. */
export const TimelineQuery = Type.Object({
  /** Without it: all that the caller may see. */
  kind: Type.Optional(oneOf(TIMELINE_KINDS)),
  /** `next` of the page before. */
  after: Type.Optional(
    Type.String({
      pattern: `^(?:(?:request|session|bonus|note|adjustment)_${MICROS}_${UUID_PATTERN}|(?:limit|break|act)_${MICROS}_[1-9][0-9]{0,17})$`,
    }),
  ),
})
export type TimelineQuery = Static<typeof TimelineQuery>

export const TimelineEntry = Type.Object({
  kind: oneOf(TIMELINE_KINDS),
  /** Of the request, session, claim, note… */
  id: Type.String(),
  at: Time,
  /** Detail within its kind: `deposit`, `withdrawal`, a limit's or break's period, staff's action, an adjustment's account. */
  what: Type.String(),
  /** Its present status; null for kinds without one. */
  state: Nullable(Type.String()),
  /** Below zero where it was taken from the player by hand. */
  amount: Nullable(Kyat),
  /** The number of a request or an adjustment. */
  number: Nullable(Type.Integer()),
  /** The user name of the staff member who decided, acted or wrote. */
  by: Nullable(Type.String()),
  /** Of a rejected request. */
  rejection: Nullable(oneOf(REJECTIONS)),
  /** The reason in words, the note, the bonus or the device. */
  text: Nullable(Type.String()),
  /** Of a request: the transaction that paid it, or the end of its number as the player gave it. */
  reference: Nullable(Type.String()),
  receipt_url: Nullable(Type.String()),
})
export type TimelineEntry = Static<typeof TimelineEntry>
export const TimelineAnswer = ListAnswer(TimelineEntry)
export type TimelineAnswer = Static<typeof TimelineAnswer>

const Payee = Type.Object({
  account_number: Type.String(),
  account_name: Type.String(),
  payment_type: Type.String(),
  last_at: Time,
  /** Other players who asked to be paid there; at most five, and only those that the caller may see. */
  others: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})

const Device = Type.Object({
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  address: Type.String(),
  last_at: Time,
  sessions: Type.Integer(),
})

/** GET /players/:id/overview */
export const PlayerOverview = Type.Object({
  /** As the reports have them; `days_30` are the last thirty days, today among them. */
  figures: Type.Object({ lifetime: PlayerFigures, days_30: PlayerFigures }),
  /** The player's money at the end of each of the last ninety days, the oldest first; null where that is too far back. */
  balance_days: Type.Array(Type.Object({ day: Type.String(), balance: Nullable(Kyat) })),
  /** The last ten, newest first. */
  bonuses: Type.Array(PlayerBonus),
  deposit_limits: Type.Array(DepositLimit),
  /** The last five accounts for withdrawals; none for who may not see withdrawals. */
  payees: Type.Array(Payee),
  /** A withdrawal waits, and none was paid before. */
  is_first_withdrawal: Type.Boolean(),
  /** Of the last sessions, at most eight. */
  devices: Type.Array(Device),
})
export type PlayerOverview = Static<typeof PlayerOverview>
export const PlayerOverviewAnswer = Answer(PlayerOverview)
export type PlayerOverviewAnswer = Static<typeof PlayerOverviewAnswer>
