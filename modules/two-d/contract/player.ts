/** The 2D lottery as players call it. Amounts are in kyat, times are ISO 8601 in UTC, days are Yangon's. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { CalendarDay, Kyat, Multiple, Nullable, Parsed, SpecBody, Time, WholeKyat } from '#platform/contract/shapes.ts'
import { TwoDDay, TwoDNumber, TwoDSessionSchema } from './draws.ts'

export type { TwoDSession } from './rules.ts'

/**
 * POST /twod-bet, with an `Idempotency-Key`. What is not an amount or a number is refused with its own sentence. A
 * number named twice adds up. Without `session` it is for the next draw that is open.
 */
export const TwoDBetBody = SpecBody({
  /** The sum of the stakes. */
  totalAmount: Parsed(WholeKyat),
  amounts: Parsed(Type.Array(Type.Object({ num: TwoDNumber, amount: WholeKyat }), { minItems: 1, maxItems: 100 })),
  session: Type.Optional(TwoDSessionSchema),
})
export type TwoDBetBody = Static<typeof TwoDBetBody>

/** One entry of `amounts`: the number as text of two digits, and whole kyat. Other clients may send the amount's text. */
export interface TwoDBetLine {
  num: string
  amount: number
}

/** The result of a draw and its source, so that anybody can compare them. `version` above 1 is a corrected result. */
export const TwoDSlipResult = Type.Object({
  number: TwoDNumber,
  version: Type.Integer(),
  /** The SET index and the value traded, as the source wrote them. */
  set: Nullable(Type.String()),
  value: Nullable(Type.String()),
  source: Type.String(),
  read_at: Time,
  /** SHA-256 of what was read, byte by byte, in hex. */
  reading_hash: Type.String(),
})
export type TwoDSlipResult = Static<typeof TwoDSlipResult>

/** One number of a slip. `win_lose` is null until the draw is settled. */
export const TwoDBet = Type.Object({
  id: Type.String(),
  bet_number: TwoDNumber,
  bet_amount: Kyat,
  win_lose: Nullable(Type.Boolean()),
  potential_payout: Kyat,
  /** How many times the stake it pays, fixed when the bet was placed. */
  odds: Multiple,
  /** The prize that it paid. */
  win_amount: Kyat,
})
export type TwoDBet = Static<typeof TwoDBet>

/** `pending` until the draw is settled; `refunded` when the draw was called off. */
export const TwoDSlipStatus = Type.Unsafe<'pending' | 'won' | 'lost' | 'refunded'>({
  type: 'string',
  enum: ['pending', 'won', 'lost', 'refunded'],
})
export type TwoDSlipStatus = Static<typeof TwoDSlipStatus>

export const TwoDSlip = Type.Object({
  /** Read aloud over the telephone: `M-261121-000042`. */
  slip_no: Type.String(),
  player_name: Type.String(),
  total_bet_amount: Kyat,
  session: TwoDSessionSchema,
  status: TwoDSlipStatus,
  game_date: TwoDDay,
  before_balance: Kyat,
  after_balance: Kyat,
  two_bets: Type.Array(TwoDBet),
  created_at: Time,
  /** Of the request that placed it; null where that had none. A client whose answer was lost finds its slip by it. */
  idempotency_key: Nullable(Type.String()),
  cutoff_at: Time,
  draws_at: Time,
  /** The prize that the slip paid, all its numbers together. */
  win_amount: Kyat,
  /** Of what an earlier, wrong result paid: how much came back, and how much the player did not have any more and owes. */
  taken_back: Kyat,
  owed: Kyat,
  /** Of what the slip paid: how much of it went to what the player owed. */
  kept: Kyat,
  result: Nullable(TwoDSlipResult),
})
export type TwoDSlip = Static<typeof TwoDSlip>

export const TwoDBetAnswer = Answer(TwoDSlip)
export type TwoDBetAnswer = Static<typeof TwoDBetAnswer>

/**
 * A slip over a limit is refused whole: 422, and the body is the bare array of its numbers that are over it, as the spec
 * has it. GET /twod-capacity/own says what each could still take.
 */
export const TwoDOverLimit = Type.Array(TwoDNumber)
export type TwoDOverLimitBody = Static<typeof TwoDOverLimit>

/** GET /twod-bet-slips (before noon) and /evening-twod-bet-slips (after it): of one day, or the newest of all; `before` is the last slip of the page before. */
export const TwoDSlipsQuery = Type.Object({
  date: Type.Optional(CalendarDay),
  before: Type.Optional(Type.String({ pattern: '^[A-Z]-[0-9]{6}-[0-9]{6,12}$' })),
})
export type TwoDSlipsQuery = Static<typeof TwoDSlipsQuery>
/** Newest first, at most TWO_D_SLIPS_PAGE_SIZE. */
export const TwoDSlipsAnswer = Answer(Type.Array(TwoDSlip))
export type TwoDSlipsAnswer = Static<typeof TwoDSlipsAnswer>

/** GET /two-d-daily-winners. Without a session: both. Without a date: today in Yangon. */
export const TwoDWinnersQuery = Type.Object({
  date: Type.Optional(CalendarDay),
  session: Type.Optional(TwoDSessionSchema),
})
export type TwoDWinnersQuery = Static<typeof TwoDWinnersQuery>

/** One slip that won; the name is masked. */
export const TwoDWinner = Type.Object({
  member_name: Type.String(),
  bet_amount: Kyat,
  win_amount: Kyat,
})
export type TwoDWinner = Static<typeof TwoDWinner>

/** A draw that has a result. */
const DrawnDraw = { session: TwoDSessionSchema, date: TwoDDay, win_digit: TwoDNumber }
const Winners = {
  /** The largest prizes first, at most TWO_D_WINNERS_MAX. */
  winners: Type.Array(TwoDWinner),
  /** All of them, also those that are not listed. */
  winners_count: Type.Integer(),
}
export const TWO_D_WINNERS_MAX = 100
/** Rows of `latest_results`, each with at most TWO_D_LATEST_WINNERS_MAX winners. */
export const TWO_D_LATEST_RESULTS_MAX = 10
export const TWO_D_LATEST_WINNERS_MAX = 10

export const TwoDDrawWinners = Type.Object({ ...DrawnDraw, ...Winners })
export type TwoDDrawWinners = Static<typeof TwoDDrawWinners>

/**
 * With a session, its draw of that day; without, the day's last one that has a result. Where there is none, `session`,
 * `date` and `win_digit` are left out, since clients show a block for a `date`. `latest_results` goes back from that
 * day, newest first, over one session or all of them.
 */
export const TwoDWinners = Type.Object({
  ...Type.Partial(Type.Object(DrawnDraw)).properties,
  ...Winners,
  latest_results: Type.Array(TwoDDrawWinners),
})
export type TwoDWinners = Static<typeof TwoDWinners>
/** Null when there is nothing to show at all. 401 without a session, 403 (code `only_players`) for the staff. */
export const TwoDWinnersAnswer = Answer(Nullable(TwoDWinners))
export type TwoDWinnersAnswer = Static<typeof TwoDWinnersAnswer>

/** GET /twod-capacity, for everybody; half a second old at most. Without a session: the next draw that is open, else the last of today. */
export const TwoDCapacityQuery = Type.Object({ session: Type.Optional(TwoDSessionSchema) })
export type TwoDCapacityQuery = Static<typeof TwoDCapacityQuery>

export const TwoDNumberCapacity = Type.Object({
  two_digit: TwoDNumber,
  over_all_remaining: Kyat,
  /** Closed by the staff, alone or with all numbers of its head. */
  is_closed: Type.Boolean(),
  /** The number limit, for all players together: the draw's `default_number_limit`, unless staff set another. */
  number_limit: Kyat,
})
export type TwoDNumberCapacity = Static<typeof TwoDNumberCapacity>

export const TwoDCapacity = Type.Object({
  session: TwoDSessionSchema,
  /** 1 to 4, in the order of the day: the `time` of the bet page's address. */
  session_number: Type.Integer(),
  game_date: TwoDDay,
  cutoff_at: Time,
  draws_at: Time,
  /** The server's clock, for the countdown. */
  server_time: Time,
  is_open: Type.Boolean(),
  default_number_limit: Kyat,
  odds: Multiple,
  stake_min: Kyat,
  /** Of one player on one number, all their slips of this draw together. */
  stake_max: Kyat,
  /** Of different numbers on one slip. */
  lines_max: Type.Integer(),
  two_digits: Type.Array(TwoDNumberCapacity),
})
export type TwoDCapacity = Static<typeof TwoDCapacity>
export const TwoDCapacityAnswer = Answer(TwoDCapacity)
export type TwoDCapacityAnswer = Static<typeof TwoDCapacityAnswer>

/** GET /twod-capacity/own, for a player, as it is now: what each number of a draw can still take of the caller. */
export const TwoDOwnCapacity = Type.Object({
  session: TwoDSessionSchema,
  game_date: TwoDDay,
  /** Whole kyat; 0 for a number that is closed or takes less than the smallest stake. */
  numbers: Type.Array(Type.Object({ num: TwoDNumber, remaining: Kyat })),
})
export type TwoDOwnCapacity = Static<typeof TwoDOwnCapacity>
export const TwoDOwnCapacityAnswer = Answer(TwoDOwnCapacity)
export type TwoDOwnCapacityAnswer = Static<typeof TwoDOwnCapacityAnswer>
