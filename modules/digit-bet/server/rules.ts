import type { DigitBetBody, DigitBetRules } from '#digit-bet/contract/player.ts'
import { type BetType, betWins, CLIENT_SEED_PATTERN, MULTIPLIERS } from '#digit-bet/contract/rules.ts'
import { type Money, parseMoney, writeMoney } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import { parseWholeNumber } from '#platform/contract/whole-number.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'

/** A bet whose every field was checked. */
export interface Bet {
  bet_type: BetType
  digit: number | null
  bet_amount: Money
  multiplier: number
  /** The client contribution to the roll. */
  rolled_number: number
}

/** The operator's settings of the game. */
export interface Setting {
  /** Its switch, and that of all gaming. */
  is_open: boolean
  payout_digit_times_100: number
  payout_big_times_100: number
  payout_small_times_100: number
  stake_min: Money
  stake_max: Money
  auto_roll: boolean
  roll_interval_seconds: number
  seed_series_length: number
}

const DECIMALS = 2

const DIGITS = { min: 0, max: 9 }
const MULTIPLIER_MAX = Math.max(...MULTIPLIERS)

/** @throws Problem no_bet_placed, invalid_amount, invalid_fields */
export function parseBet(body: DigitBetBody): Bet {
  const { bet_type } = body
  if (bet_type !== 'digit' && bet_type !== 'big' && bet_type !== 'small') {
    throw new Problem('no_bet_placed', { fields: { bet_type: 'invalid' } })
  }
  // The digit beside big and small says nothing: other clients leave null there, or the one that was chosen before.
  const digit = bet_type === 'digit' ? parseWholeNumber(body.digit, DIGITS) : null
  if (digit === null && bet_type === 'digit') throw wrongField('digit', 'digit_invalid')
  const bet_amount = parseMoney(body.bet_amount, DECIMALS)
  if (!bet_amount) throw new Problem('invalid_amount', { fields: { bet_amount: 'amount_invalid' } })
  const requested = parseWholeNumber(body.multiplier, { min: 1, max: MULTIPLIER_MAX })
  const multiplier = MULTIPLIERS.find((offered) => offered === requested)
  if (multiplier === undefined) throw wrongField('multiplier', 'multiplier_unknown')
  const rolled_number = parseWholeNumber(body.rolled_number ?? 0, DIGITS)
  if (rolled_number === null) throw wrongField('rolled_number', 'digit_invalid')
  return { bet_type, digit, bet_amount, multiplier, rolled_number }
}

const wrongField = (field: string, fault: FieldFault) => new Problem('invalid_fields', { fields: { [field]: fault } })

export function isClientSeed(value: unknown): value is string {
  return typeof value === 'string' && new RegExp(CLIENT_SEED_PATTERN).test(value)
}

export function stakeOf(bet: Pick<Bet, 'bet_amount' | 'multiplier'>): Money {
  return bet.bet_amount * BigInt(bet.multiplier)
}

export function payoutOf(setting: Setting, bet_type: BetType): number {
  return setting[`payout_${bet_type}_times_100`]
}

/** The player's prize, stake included; fractions of 1/10000 kyat stay with the company. */
export function prizeOf(bet: Bet, payout_times_100: number, roll: number): Money {
  return betWins(bet, roll) ? (stakeOf(bet) * BigInt(payout_times_100)) / 100n : 0n
}

/** A refusal that depends on the game alone, not on the player's money. */
export function refuseBet(setting: Setting, bet: Bet): Problem | null {
  if (!setting.is_open) return new Problem('game_closed')
  const stake = stakeOf(bet)
  if (stake < setting.stake_min)
    return new Problem('stake_too_small', { values: { min: writeMoney(setting.stake_min) } })
  if (stake > setting.stake_max)
    return new Problem('stake_too_large', { values: { max: writeMoney(setting.stake_max) } })
  return null
}

/** Outcomes out of ten that win each kind of bet. */
const WINNING_DIGITS = { digit: 1, big: 5, small: 5 } as const

/** The rules as players see them; the returns follow from the payouts that settle the bets. */
export function serializeRules(setting: Setting): DigitBetRules {
  const perKind = (value: (bet_type: BetType) => number) => ({
    digit: value('digit'),
    big: value('big'),
    small: value('small'),
  })
  return {
    is_open: setting.is_open,
    payouts: perKind((bet_type) => payoutOf(setting, bet_type) / 100),
    returns: perKind((bet_type) => (payoutOf(setting, bet_type) * WINNING_DIGITS[bet_type]) / 10),
    stake_min: writeMoney(setting.stake_min),
    stake_max: writeMoney(setting.stake_max),
    auto_roll: setting.auto_roll,
    roll_interval_seconds: setting.roll_interval_seconds,
  }
}
