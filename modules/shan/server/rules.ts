import { type Money, parseMoney } from '#platform/contract/money.ts'

/** The provider's own seats: it bets for its robots under the first name, and names its banker by the second. */
const BANKER_SEATS = ['skp0101', 'banker']

/** More seats than any table has. */
const SEATS_MAX = 100
const CODE_MAX = 255
/** The provider sends four decimals at most. */
const DECIMALS = 4
/** A wallet of the provider has two decimals: a finer rest of the balance stays out of it. */
const UNITS_PER_HUNDREDTH = 100n

/**
 * How far the provider's clock may be ahead, whatever time zone it takes for UTC. A round from the far future would
 * make every later one look overtaken, and none of them would move anything.
 */
const AHEAD_MS_MAX = 24 * 3_600_000

/** One player's line of a round, as the provider told it. */
export interface Seat {
  member_account: string
  /** The wallet of the player after the round; null for a senseless value, which spoils the round of one of ours. */
  balance: Money | null
  /** Not every provider says it here. */
  bet_amount: Money | null
}

export interface Round {
  wager_code: string
  occurred_at: Date
  seats: Seat[]
}

/** Names that are none of ours are written in ways that ours never are. */
export const OUR_NAMES = /^[A-Za-z0-9_-]{1,50}$/

/**
 * Null for a body that makes no sense. Seats of the provider itself, and whatever cannot be one of ours, are left out:
 * what is said of them loses nobody a round.
 */
export function parseRound(body: Record<string, unknown>, now: number): Round | null {
  const { wager_code, timestamp, players } = body
  if (typeof wager_code !== 'string' || wager_code === '' || wager_code.length > CODE_MAX) return null
  const occurred_at = parseTime(timestamp)
  if (occurred_at === null || occurred_at.getTime() > now + AHEAD_MS_MAX) return null
  if (!Array.isArray(players) || players.length === 0 || players.length > SEATS_MAX) return null
  return { wager_code, occurred_at, seats: players.flatMap(parseSeats) }
}

function parseSeats(value: unknown): Seat[] {
  if (typeof value !== 'object' || value === null) return []
  const { player_id, balance, bet_amount } = value as Record<string, unknown>
  if (typeof player_id !== 'string' || !OUR_NAMES.test(player_id)) return []
  if (BANKER_SEATS.includes(player_id.toLowerCase())) return []
  const wallet = parseNoisy(balance)
  const bet = bet_amount === undefined ? null : parseNoisy(bet_amount)
  const makes_sense = bet_amount === undefined || bet !== null
  return [{ member_account: player_id, balance: makes_sense ? wallet : null, bet_amount: bet }]
}

/** Floats carry noise in their last digits: 50460.299999999996 is 50460.3. */
const NOISE = 1e-6

function parseNoisy(value: unknown): Money | null {
  // Its balances are numbers; a text would be another protocol's.
  if (typeof value !== 'number') return null
  const exact = parseMoney(value, DECIMALS)
  if (exact !== null) return exact
  const rounded = Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS
  return Math.abs(value - rounded) < NOISE ? parseMoney(rounded, DECIMALS) : null
}

/** Before there was such a table: no clock of a provider goes so wrong, and the year 0 is none to a database. */
const EARLIEST = new Date('2000-01-01T00:00:00Z')

/** PHP's `2026-01-15T10:30:00+0000`, and what else names a moment. */
export function parseTime(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value)) return null
  const time = new Date(value)
  return Number.isNaN(time.getTime()) || time < EARLIEST ? null : time
}

/** The amount that we tell the provider as a balance: whole hundredths of a kyat, since its wallet has no finer ones. */
export function walletOf(balance: Money): Money {
  return balance - (balance % UNITS_PER_HUNDREDTH)
}

/** A session as a round finds it, under the lock of the player's account. */
export interface Table {
  is_live: boolean
  is_warm: boolean
  known_balance: Money
  known_at: Date | null
}

export interface Outcome {
  outcome: 'applied' | 'included' | 'refused'
  /** The net amount of the round, below zero for a loss. */
  net: Money
  /** The part of a loss that the game balance does not hold. */
  receivable: Money
}

/**
 * Applies a stated wallet to the game balance: not the wallet itself, only its difference to the provider's wallet by
 * our last knowledge. A slot win that came meanwhile is therefore kept.
 */
export function settle(
  table: Table,
  told: { balance: Money; occurred_at: Date; may_play: boolean },
  game_balance: Money,
): Outcome {
  // A player who was stopped, or has begun a break, plays the round under way to its end and begins no further one.
  if (!table.is_live || !(told.may_play || table.is_warm)) return { outcome: 'refused', net: 0n, receivable: 0n }
  // A wallet told later, but from before the last one: that one held this round already.
  if (table.known_at !== null && told.occurred_at < table.known_at)
    return { outcome: 'included', net: 0n, receivable: 0n }
  return applied(told.balance - table.known_balance, game_balance)
}

/**
 * A round that only the provider's list told of; it says what the round itself changed. `is_held`: a wallet that was
 * stated after it held it already. `is_over`: it began when its player could not play any more.
 */
export function settleMissed(told: { net: Money; is_held: boolean; is_over: boolean }, game_balance: Money): Outcome {
  if (told.is_over) return { outcome: 'refused', net: 0n, receivable: 0n }
  return told.is_held ? { outcome: 'included', net: 0n, receivable: 0n } : applied(told.net, game_balance)
}

function applied(net: Money, game_balance: Money): Outcome {
  const short = -net - game_balance
  return { outcome: 'applied', net, receivable: short > 0n ? short : 0n }
}
