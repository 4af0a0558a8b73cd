/** Exposure, limits, winners and ledger of one 2D draw as the staff sees them; every path stands below /api/console. Amounts in kyat. */
import { type Static, Type } from 'typebox'
import { APPROVAL_STATUSES } from '#approval/contract/rules.ts'
import { Answer } from '#platform/contract/answer.ts'
import { GivenTime, Kyat, ListAnswer, Nullable, oneOf, Time, UUID_PATTERN, Uuid } from '#platform/contract/shapes.ts'
import { TwoDDrawStatusSchema, TwoDNumber } from './draws.ts'

const Reason = Type.String({ maxLength: 300 })
const AMOUNT_MAX = 1_000_000_000
const Amount = Type.Integer({ minimum: 1, maximum: AMOUNT_MAX })
const Odds = Type.Integer({ minimum: 1, maximum: 99 })
const Somebody = Type.Object({ user_name: Type.String(), is_me: Type.Boolean() })

/** Limits of single numbers; null gives a number back to the draw's own. */
const NumberLimits = Type.Record(TwoDNumber, Nullable(Type.Integer({ minimum: 0, maximum: AMOUNT_MAX })))

const Limits = {
  odds: Odds,
  /** On one number of a slip. */
  stake_min: Amount,
  /** Of one player on one number. */
  stake_max: Amount,
  /** The number limit, for all players together, of a number without a limit of its own. */
  default_number_limit: Amount,
}

/** A change of one draw's limits (four-eyes): requested by one person, approved by another. What is null stays. */
export const TwoDLimitChange = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  draw_id: Type.Integer(),
  odds: Nullable(Odds),
  stake_min: Nullable(Kyat),
  stake_max: Nullable(Kyat),
  default_number_limit: Nullable(Kyat),
  number_limits: Type.Record(TwoDNumber, Nullable(Kyat)),
  /** A later cut-off, and when the number is drawn then. */
  cutoff_at: Nullable(Time),
  draws_at: Nullable(Time),
  reason: Type.String(),
  status: oneOf(APPROVAL_STATUSES),
  requested_by: Somebody,
  created_at: Time,
  decided_by: Nullable(Somebody),
  decided_at: Nullable(Time),
  decision_reason: Nullable(Type.String()),
})
export type TwoDLimitChange = Static<typeof TwoDLimitChange>

/** GET /two-d/draws/:id/exposure: what the company would pay, number by number. */
export const TwoDExposure = Type.Object({
  draw_id: Type.Integer(),
  status: TwoDDrawStatusSchema,
  is_open: Type.Boolean(),
  ...Limits,
  slips: Type.Integer(),
  players: Type.Integer(),
  staked: Kyat,
  /** All hundred, in their order. */
  numbers: Type.Array(
    Type.Object({
      num: TwoDNumber,
      staked: Kyat,
      /** The prizes that the company would pay if this number were drawn. */
      liability: Kyat,
      /** All stakes less the liability, below zero where the company would lose. */
      ggr: Kyat,
      number_limit: Kyat,
      /** Set for this number alone. */
      is_own: Type.Boolean(),
      is_closed: Type.Boolean(),
    }),
  ),
  /** The change that waits for four-eyes approval. */
  pending_change: Nullable(TwoDLimitChange),
  as_of: Time,
})
export type TwoDExposure = Static<typeof TwoDExposure>
export const TwoDExposureAnswer = Answer(TwoDExposure)

/** POST /two-d/draws/:id/closed-numbers: one person may close numbers, or all of a head, and open them again. */
export const TwoDCloseBody = Type.Object(
  {
    numbers: Type.Array(TwoDNumber, { minItems: 1, maxItems: 100 }),
    is_closed: Type.Boolean(),
    reason: Reason,
  },
  { additionalProperties: false },
)
export type TwoDCloseBody = Static<typeof TwoDCloseBody>

/** POST /two-d/draws/:id/limit-changes */
export const TwoDLimitChangeBody = Type.Object(
  {
    odds: Type.Optional(Odds),
    stake_min: Type.Optional(Amount),
    stake_max: Type.Optional(Amount),
    default_number_limit: Type.Optional(Amount),
    number_limits: Type.Optional(NumberLimits),
    /** Both or neither. */
    cutoff_at: Type.Optional(GivenTime),
    draws_at: Type.Optional(GivenTime),
    reason: Reason,
  },
  { additionalProperties: false },
)
export type TwoDLimitChangeBody = Static<typeof TwoDLimitChangeBody>
export const TwoDLimitChangeAnswer = Answer(TwoDLimitChange)
/** GET /two-d/draws/:id/limit-changes: all of one draw, newest first. */
export const TwoDLimitChangesAnswer = Answer(Type.Array(TwoDLimitChange))
/** POST /two-d/limit-changes/:id/approve and …/reject */
export const TwoDLimitChangeParams = Type.Object({ id: Uuid })
export const TwoDRejectLimitBody = Type.Object({ reason: Reason }, { additionalProperties: false })
export type TwoDRejectLimitBody = Static<typeof TwoDRejectLimitBody>

/** GET /two-d/draws/:id/winners: the largest prizes first. */
export const TwoDDrawWinnersQuery = Type.Object({
  after: Type.Optional(Type.String({ pattern: `^[0-9]{1,18}_${UUID_PATTERN}$` })),
})
export type TwoDDrawWinnersQuery = Static<typeof TwoDDrawWinnersQuery>
export const TWO_D_DRAW_WINNERS_PAGE_SIZE = 50
export const TwoDDrawWinner = Type.Object({
  slip_no: Type.String(),
  player: Type.Object({ id: Type.String(), user_name: Type.String(), name: Type.String() }),
  num: TwoDNumber,
  stake: Kyat,
  odds: Odds,
  amount: Kyat,
  version: Type.Integer(),
  paid_at: Time,
  /** Of a prize of a wrong result: how much came back, and how much the player still owes. */
  taken_back: Nullable(Kyat),
  owed: Kyat,
  /** How much of the prize went to what the player owed. */
  kept: Kyat,
})
export type TwoDDrawWinner = Static<typeof TwoDDrawWinner>
export const TwoDDrawWinnersAnswer = ListAnswer(TwoDDrawWinner)
export type TwoDDrawWinnersAnswer = Static<typeof TwoDDrawWinnersAnswer>

/** GET /two-d/draws/:id/ledger: what the draw moved in the ledger. */
export const TwoDDrawLedger = Type.Object({
  rows: Type.Array(
    Type.Object({
      /** As the chart of accounts names it. */
      kind: Type.String(),
      count: Type.Integer(),
      /** Below zero where the company paid. */
      amount: Kyat,
    }),
  ),
  /** Of what is decided: turnover less payout. */
  ggr: Kyat,
  /** Stakes that are not settled yet, and no income. */
  open_stakes: Kyat,
  settlement: Nullable(
    Type.Object({
      version: Type.Integer(),
      paid_count: Type.Integer(),
      paid_amount: Kyat,
      queued_at: Time,
      finished_at: Nullable(Time),
    }),
  ),
})
export type TwoDDrawLedger = Static<typeof TwoDDrawLedger>
export const TwoDDrawLedgerAnswer = Answer(TwoDDrawLedger)
