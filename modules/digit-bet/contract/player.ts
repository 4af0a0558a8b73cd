import { type Static, Type } from 'typebox'
import { Answer, REQUEST_WAS_SUCCESSFUL } from '#platform/contract/answer.ts'
import {
  AsTyped,
  Kyat,
  Multiple,
  Nullable,
  orText,
  Parsed,
  ParsedIfThere,
  Percent,
  SpecBody,
  Time,
  TwoDecimalsKyat,
} from '#platform/contract/shapes.ts'
import { MULTIPLIERS } from './rules.ts'

export const BetTypeSchema = Type.Union([Type.Literal('digit'), Type.Literal('big'), Type.Literal('small')])

const GivenDigit = orText(Type.Integer({ minimum: 0, maximum: 9 }), 'A digit, or its text.')

/**
 * The spec's own payload. `outcome` is accepted and ignored: the server decides.
 * `rolled_number` is the client contribution to the roll (docs/fairness.md).
 */
export const DigitBetBody = SpecBody({
  bet_type: Parsed(BetTypeSchema),
  /** Of a bet on a digit; a bet on big or small may say null or anything else. */
  digit: ParsedIfThere(Nullable(GivenDigit)),
  /** Null and nothing count as 0. */
  rolled_number: ParsedIfThere(Nullable(GivenDigit)),
  outcome: ParsedIfThere(Type.Unknown()),
  bet_amount: Parsed(TwoDecimalsKyat),
  multiplier: Parsed(
    orText(Type.Union(MULTIPLIERS.map((one) => Type.Literal(one))), 'A multiple of `bet_amount`, or its text.'),
  ),
})
export type DigitBetBody = Static<typeof DigitBetBody>

/** The values that a player needs to recompute one roll. Hashes and seeds are lower-case hex. */
export const Fair = Type.Object({
  epoch: Type.String(),
  n: Type.Integer(),
  prev_hash: Type.String(),
  seed_h_n: Type.String(),
  client_seed: Type.String(),
  s: Type.Integer(),
  rolled_number: Type.Integer(),
  roll: Type.Integer(),
  next_n: Type.Integer(),
})
export type Fair = Static<typeof Fair>

/** One row of the history, in the spec's spelling. Amounts in kyat; `bet_amount` × `multiplier` is the stake. */
export const DigitBetRow = Type.Object({
  id: Type.String(),
  timestamp: Time,
  betType: BetTypeSchema,
  digit: Type.Union([Type.Integer(), Type.Null()]),
  bet_amount: Kyat,
  multiplier: Type.Integer(),
  rolledNumber: Type.Integer(),
  outcome: Type.Union([Type.Literal('win'), Type.Literal('lose')]),
  win_amount: Kyat,
  profit: Kyat,
  epoch: Type.String(),
  n: Type.Integer(),
})
export type DigitBetRow = Static<typeof DigitBetRow>

/**
 * The publication of a seed series before its first roll: `epoch` is the id of the series, `commitment` its h_0 in
 * lower-case hex, `signature` Ed25519 over `thazin-digit-bet:{epoch}:{commitment}` in base64.
 */
export const SeriesPublication = Type.Object({
  epoch: Type.String(),
  commitment: Type.String(),
  signature: Type.String(),
})
export type SeriesPublication = Static<typeof SeriesPublication>

/** `history` holds the newest DIGIT_BET_PAGE_SIZE bets, this one first. The last roll of a series brings the publication of the next. */
export const DigitBetAnswer = Type.Object({
  status: Type.Literal(REQUEST_WAS_SUCCESSFUL),
  success: Type.Literal(true),
  message: Type.String(),
  data: Type.Object({
    balance: Kyat,
    history: Type.Array(DigitBetRow),
    fair: Fair,
    next_series: Type.Optional(SeriesPublication),
  }),
})
export type DigitBetAnswer = Static<typeof DigitBetAnswer>

/** A UUID in its usual spelling. */
export const BetId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** `count` bets to a page, 1 to DIGIT_BET_PAGE_SIZE_MAX; without it DIGIT_BET_PAGE_SIZE. */
export const DigitBetHistoryQuery = Type.Object({
  before: Type.Optional(BetId),
  count: Type.Optional(Type.String({ pattern: '^(?:[1-9]|[1-4][0-9]|50)$' })),
})
export type DigitBetHistoryQuery = Static<typeof DigitBetHistoryQuery>

/** `next` is the `before` of the following page, or null at the end. */
export const DigitBetHistoryAnswer = Type.Object({
  status: Type.Literal(REQUEST_WAS_SUCCESSFUL),
  message: Type.String(),
  data: Type.Array(DigitBetRow),
  next: Type.Union([Type.String(), Type.Null()]),
})
export type DigitBetHistoryAnswer = Static<typeof DigitBetHistoryAnswer>

/** Payouts are multiples of the stake; returns to player are percentages that follow from them. */
export const DigitBetRules = Type.Object({
  is_open: Type.Boolean(),
  payouts: Type.Object({ digit: Multiple, big: Multiple, small: Multiple }),
  returns: Type.Object({ digit: Percent, big: Percent, small: Percent }),
  stake_min: Kyat,
  stake_max: Kyat,
  auto_roll: Type.Boolean(),
  roll_interval_seconds: Type.Integer(),
})
export type DigitBetRules = Static<typeof DigitBetRules>
export const DigitBetRulesAnswer = Answer(DigitBetRules)
export type DigitBetRulesAnswer = Static<typeof DigitBetRulesAnswer>

/** The player's current seed series, published before the client seed is set. */
export const FairSeries = Type.Object({
  ...SeriesPublication.properties,
  /** Ed25519 public key, base64 of its SPKI DER form. */
  public_key: Type.String(),
  client_seed: Type.String(),
  prev_hash: Type.String(),
  next_n: Type.Integer(),
  n_max: Type.Integer(),
})
export type FairSeries = Static<typeof FairSeries>
export const FairSeriesAnswer = Answer(FairSeries)
export type FairSeriesAnswer = Static<typeof FairSeriesAnswer>

export const ClientSeedBody = Type.Object({ client_seed: AsTyped(Type.Unknown()) }, { additionalProperties: false })
export type ClientSeedBody = Static<typeof ClientSeedBody>

/** One past bet with everything its check needs, and the series it belongs to. */
export const FairBet = Type.Object({
  fair: Fair,
  bet: DigitBetRow,
  commitment: Type.String(),
  signature: Type.String(),
  public_key: Type.String(),
})
export type FairBet = Static<typeof FairBet>
export const FairBetAnswer = Answer(FairBet)
export type FairBetAnswer = Static<typeof FairBetAnswer>
