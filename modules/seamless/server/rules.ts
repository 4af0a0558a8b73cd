import type { Language } from '#platform/contract/language.ts'
import { kyat, type Money } from '#platform/contract/money.ts'
import {
  type Action,
  CALLBACK_CODE,
  CANCELLATION,
  type CallbackCode,
  CORRECTIONS,
  KYAT_PER_UNIT,
  PRIZES,
  STAKES,
} from '#seamless/contract/protocol.ts'

/**
 * No honest call moves more: ten times the largest jackpot that a provider advertises. The signature does not cover
 * the amounts, so this bounds what one forged call can do.
 */
export const CALL_AMOUNT_MAX = kyat(10_000_000_000)

/** Faults in calls that an honest aggregator does not make. */
export type Alarm =
  | 'no JSON object'
  | 'no batches'
  | 'foreign address'
  | 'operator code'
  | 'signature'
  | 'time'
  | 'amount'
  | 'changed repeat'

/** Amounts on the wire are in 1/10000 of a currency's unit, as ours are in 1/10000 kyat. */
const DECIMALS = 4
const UNITS = 10_000n
const DECIMAL = /^([+-]?)(\d{1,24})(?:\.(\d{1,24}))?(?:[eE]([+-]?\d{1,2}))?$/

/**
 * Reads a number of the wire, JSON number or text, as 1/10000 of its unit; null for what is none. What is finer is the
 * noise of somebody's floats (0.30000000000000004) and rounded to the nearest.
 */
export function parseAmount(value: unknown): bigint | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value) * UNITS
  const match = DECIMAL.exec(String(value).trim())
  if (!match) return null
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  // The digits as one whole number, and how far its last digit is from the fourth decimal.
  const digits = BigInt(whole + fraction)
  const shift = DECIMALS - fraction.length + Number(exponent)
  const size = shift >= 0 ? digits * 10n ** BigInt(shift) : divideToNearest(digits, 10n ** BigInt(-shift))
  return sign === '-' ? -size : size
}

function divideToNearest(value: bigint, by: bigint): bigint {
  return (value + by / 2n) / by
}

/** How much money one unit of the currency is, or null for one that is not ours. */
export function factorOf(currency: unknown): bigint | null {
  return typeof currency === 'string' ? (KYAT_PER_UNIT[currency.toUpperCase()] ?? null) : null
}

/**
 * Money in a currency's unit with four decimals, as the text of a JSON number. Rounded down: no player can
 * stake more than they have.
 */
export function writeAmount(amount: Money, factor: bigint): string {
  const units = amount / factor
  const fraction = units % UNITS
  return fraction === 0n ? String(units / UNITS) : `${units / UNITS}.${String(fraction).padStart(DECIMALS, '0')}`
}

const SORTS = new Map<string, 'stake' | 'prize' | 'cancellation' | 'correction'>([
  ...STAKES.map((action) => [action, 'stake'] as const),
  ...PRIZES.map((action) => [action, 'prize'] as const),
  [CANCELLATION, 'cancellation'],
  ...CORRECTIONS.map((action) => [action, 'correction'] as const),
])

export type Sort = 'stake' | 'prize' | 'cancellation' | 'correction'

export const sortOf = (action: Action): Sort => SORTS.get(action) as Sort

export function parseAction(value: unknown): Action | null {
  const action = typeof value === 'string' ? value.toUpperCase() : ''
  return SORTS.has(action) ? (action as Action) : null
}

/**
 * The amount as the player sees it: what takes is below zero. Null where the sign contradicts the action; a stake
 * takes whatever its sign, since both are sent.
 */
export function signedAmount(action: Action, amount: bigint): bigint | null {
  const sort = sortOf(action)
  if (sort === 'stake') return amount > 0n ? -amount : amount
  return sort === 'correction' || amount >= 0n ? amount : null
}

/** The sums over all effects of one wager. */
export interface WagerState {
  effects: number
  bets: number
  staked: Money
  refunded: Money
  cancellations: number
  settlements: number
  rollbacks: number
  /** Everything but stakes. */
  returned: Money
}

export const NO_WAGER: WagerState = {
  effects: 0,
  bets: 0,
  staked: 0n,
  refunded: 0n,
  cancellations: 0,
  settlements: 0,
  rollbacks: 0,
  returned: 0n,
}

export function withEffect(wager: WagerState, effect: { action: Action; amount: Money }): WagerState {
  const { action, amount } = effect
  const is_bet = action === 'BET' || action === 'BET_PRESERVE'
  const is_refund = action === 'CANCEL' || action === 'PRESERVE_REFUND'
  const counts = (is_one: boolean) => (is_one ? 1 : 0)
  return {
    effects: wager.effects + 1,
    bets: wager.bets + counts(is_bet),
    staked: wager.staked - (is_bet ? amount : 0n),
    refunded: wager.refunded + (is_refund ? amount : 0n),
    cancellations: wager.cancellations + counts(action === 'CANCEL'),
    settlements: wager.settlements + counts(action === 'SETTLED' || action === 'RESETTLED'),
    rollbacks: wager.rollbacks + counts(action === 'ROLLBACK'),
    returned: wager.returned + (sortOf(action) === 'stake' ? 0n : amount),
  }
}

/** Counted, not remembered as a last state, so that it does not depend on the order in which effects came. */
export const isSettled = (wager: WagerState) => wager.settlements > wager.rollbacks
export const isUnknown = (wager: WagerState) => wager.bets === 0 && wager.settlements === 0
/** Nothing is left to be given back. */
export const isGivenBack = (wager: WagerState) => wager.cancellations > 0 && wager.refunded >= wager.staked

/** The open stake of a wager: zero after the settlement, and until then the stake less refunds. */
export function openStakeOf(wager: WagerState): Money {
  const left = wager.staked - wager.refunded
  return isSettled(wager) || left < 0n ? 0n : left
}

/**
 * How much of the wager's open stake becomes income by this effect; below zero where it is open again. A bet without a
 * wager (null) can never be settled, so its stake is income at once.
 */
export function stakeSettledBy(effect: { action: Action; amount: Money }, wager: WagerState | null): Money {
  const before = wager ?? NO_WAGER
  const after = withEffect(before, effect)
  const came_in = after.staked - before.staked - (after.refunded - before.refunded)
  return wager === null ? came_in : openStakeOf(before) + came_in - openStakeOf(after)
}

/**
 * The part of an amount that is more than the refund of the player's own open stake: the caps of credits count this part. The
 * amount that a correction gives is such a credit, too.
 */
export function creditOf({ action, amount }: { action: Action; amount: Money }, wager: WagerState): Money {
  const is_refund = action === 'CANCEL' || action === 'PRESERVE_REFUND'
  const own = is_refund && wager.staked > wager.refunded ? wager.staked - wager.refunded : 0n
  return amount > own ? amount - own : 0n
}

/** Why a wager cannot be cancelled or rolled back, or null when it can. */
export function refuseWagerChange(action: Action, amount: Money, wager: WagerState): CallbackCode | null {
  if (action === 'ROLLBACK') return isSettled(wager) ? null : CALLBACK_CODE.no_such_bet
  if (action !== 'CANCEL') return null
  if (wager.bets === 0 || isSettled(wager) || isGivenBack(wager)) return CALLBACK_CODE.no_such_bet
  // Giving back more than was staked is a mistake, not a cancellation.
  return wager.refunded + amount > wager.staked ? CALLBACK_CODE.internal : null
}

/** The product whose prizes come with pushed wagers alone, without a deposit. */
export const PAID_BY_PUSH = 1040

/** The aggregator's latest report on a wager. */
export interface WagerReport {
  status: string
  prize_amount: Money
}

const WORD_RANKS: Record<string, number> = { SETTLED: 1, BONUS: 1, RESETTLED: 2, VOID: 3 }
/** Later words have higher ranks, whatever the order in which they come; what is not known yet is no word. */
export const rankOf = (status: string) => WORD_RANKS[status] ?? 0

/** The movement that brings a wager to its latest report; null where nothing is left to move. */
export function settlementOf(report: WagerReport, wager: WagerState): { action: Action; amount: Money } | null {
  if (rankOf(report.status) === 0) return null
  const is_void = report.status === 'VOID'
  const amount = (is_void ? wager.staked : report.prize_amount) - wager.returned
  if (isSettled(wager)) return amount === 0n ? null : { action: 'RESETTLED', amount }
  if (is_void && amount >= 0n) return isGivenBack(wager) ? null : { action: 'CANCEL', amount }
  return { action: amount < 0n ? 'RESETTLED' : 'SETTLED', amount }
}

/** A wager as both sides have it. */
export interface ComparedWager extends WagerState {
  /** Null where the aggregator has said nothing of it. */
  their_status: string | null
  their_bet_amount: Money | null
  their_prize_amount: Money | null
  /** It stood in the aggregator's list of settled wagers. */
  is_listed: boolean
}

export type DifferenceKind = 'missing_here' | 'missing_there' | 'amounts_differ' | 'status_differs'

/** How the wager stands by what we did, in the aggregator's words; null for one that we do not know. */
export function ourStatus(wager: WagerState): 'BET' | 'SETTLED' | 'VOID' | null {
  if (wager.effects === 0) return null
  if (isSettled(wager)) return 'SETTLED'
  if (isGivenBack(wager)) return 'VOID'
  // A gift needs no settlement.
  return wager.bets === 0 ? 'SETTLED' : 'BET'
}

/** How the two sides differ about a wager; nothing when they agree. */
export function differencesOf(wager: ComparedWager): DifferenceKind[] {
  const ours = ourStatus(wager)
  if (!wager.is_listed) return ours === 'SETTLED' ? ['missing_there'] : []
  const is_void = wager.their_status === 'VOID'
  const bet = is_void ? 0n : (wager.their_bet_amount ?? 0n)
  const prize = is_void ? 0n : (wager.their_prize_amount ?? 0n)
  if (ours === null) return bet === 0n && prize === 0n ? [] : ['missing_here']
  const is_same_status = ours === (rankOf(wager.their_status ?? '') === 0 || is_void ? wager.their_status : 'SETTLED')
  const is_same_amount = wager.staked - wager.refunded === bet && wager.returned - wager.refunded === prize
  return [
    ...(is_same_status ? [] : ['status_differs' as const]),
    ...(is_same_amount ? [] : ['amounts_differ' as const]),
  ]
}

/** The aggregator's numbers of our languages. */
export const LANGUAGE_CODES: Record<Language, number> = { en: 0, mm: 13, zh: 2, th: 3 }
