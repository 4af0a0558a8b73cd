import { HOUSE_ACCOUNTS } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { ALARM_Z, type TransferGroup, type Unjudged } from '#report/contract/rules.ts'

/** The house accounts of games, with the name of each game. */
export const GAMES = [
  { account_id: 200n, group: 'digit_bet', name: 'Digit Bet', recovery_kind: null },
  { account_id: 220n, group: 'two_d', name: '2D Lottery', recovery_kind: 'two_d_repaid' },
  { account_id: 300n, group: 'providers', name: 'Provider games', recovery_kind: null },
  { account_id: 400n, group: 'shan', name: 'Shan', recovery_kind: 'shan_repaid' },
] as const satisfies { account_id: bigint; group: TransferGroup; name: string; recovery_kind: string | null }[]
export const GAME_ACCOUNTS = GAMES.map((game) => game.account_id)
export const PROVIDERS = 300n

/** A recovery goes to account 310 and not to the game's account, but counts for the game. */
export const RECOVERY_KINDS = GAMES.flatMap(({ recovery_kind }) => recovery_kind ?? [])
export const DEPOSIT_KINDS = ['deposit', 'deposit_from_float']
export const WITHDRAWAL_KINDS = ['withdrawal_paid']

export const CASH = 500n
export const CORRECTIONS = 510n
export const PLAYER_RECEIVABLES = 310n
export const AGENT_COMMISSIONS = 520n
export const BONUSES = 530n
/** As report.end_of() has them: players' six, and agents' two. */
export const ENDS = {
  main: 1n,
  game: 2n,
  hold: 3n,
  bonus: 4n,
  two_d_stakes: 5n,
  provider_stakes: 6n,
  agents_commission: -1n,
  agents_float: -2n,
} as const
const END_NAMES = new Map<bigint, string>(Object.entries(ENDS).map(([name, end]) => [end, name]))

/** The name of an end; a house account has its name in its row of the ledger. */
export const endName = (end: bigint, accountNames: ReadonlyMap<bigint, string>): string =>
  END_NAMES.get(end) ?? accountNames.get(end) ?? String(end)

const COMPANY_ENDS = new Map<string, bigint>(Object.entries(HOUSE_ACCOUNTS))
/** The reverse, of a name that a caller gives; null for an unknown one. */
export const endByName = (name: string): bigint | null =>
  Object.entries(ENDS).find(([one]) => one === name)?.[1] ?? COMPANY_ENDS.get(name) ?? null

const FIRST_PAYMENT_ACCOUNT = 2_000_000_000_000_000n
const FIRST_AGENT_ACCOUNT = 1_000_000_000_000_000n
const FIRST_PLAYER_ACCOUNT = 10_000n
/** The same as report.end_of(), for a single row. */
export function endOf(account_id: bigint): bigint {
  if (account_id >= FIRST_PAYMENT_ACCOUNT) return CASH
  if (account_id >= FIRST_AGENT_ACCOUNT) return -(account_id % 10n)
  return account_id >= FIRST_PLAYER_ACCOUNT ? account_id % 10n : account_id
}

/** The chance to win of each bet type. The RTP of a digit bet is this chance times its payout. */
const CHANCES: Record<string, number> = { digit: 0.1, big: 0.5, small: 0.5 }

interface StakesAndReturns {
  staked: Money
  /** Of the single stakes, in squares of 1/10000 kyat. */
  squares: number
  returned: Money
}

export interface Judgement {
  rtp_theoretical: number | null
  z: number | null
  is_alarm: boolean
  /** Why there is no z. */
  unjudged: Unjudged | null
}

/** Of one unit staked. */
export interface TheoreticalReturn {
  mean: number
  /** Null where it is not known yet how far a return strays. */
  variance: number | null
}

const UNKNOWN: Judgement = { rtp_theoretical: null, z: null, is_alarm: false, unjudged: 'rtp_unknown' }

/**
 * How far what came back is from what should have, in standard deviations of the sum: each bet's return is a chance of
 * its own, so the variances of the bets add up. Chance so far off is an alarm.
 */
export function judge(played: StakesAndReturns, theoretical: TheoreticalReturn | null): Judgement {
  if (theoretical === null) return UNKNOWN
  const rtp_theoretical = theoretical.mean * 100
  if (theoretical.variance === null) return { ...UNKNOWN, rtp_theoretical, unjudged: 'too_few_bets' }
  const returned = {
    expected: theoretical.mean * Number(played.staked),
    variance: theoretical.variance * played.squares,
  }
  return { ...judgeSum(Number(played.returned), returned), rtp_theoretical }
}

/** A sum of chances that do not know of each other. */
function judgeSum(returned: number, { expected, variance }: { expected: number; variance: number }) {
  if (variance <= 0) return { z: null, is_alarm: false, unjudged: 'too_few_bets' as const }
  const z = (returned - expected) / Math.sqrt(variance)
  return { z, is_alarm: Math.abs(z) >= ALARM_Z, unjudged: null }
}

/** A draw; its liability is the sum of the prizes that each of the hundred numbers would have cost. All in 1/10000 kyat. */
export interface Draw {
  staked: Money
  liability: Money
  liability_squares: number
  prizes: Money
}

const NUMBERS = 100

/**
 * All who bet on a draw share its one number, so a draw is one chance, of a hundred outcomes that cost
 * what was staked on each times the odds that it was staked at.
 */
export function judgeDraws(draws: readonly Draw[]): Judgement {
  const sum = (of: (draw: Draw) => number) => draws.reduce((total, draw) => total + of(draw), 0)
  const mean = ({ liability }: Draw) => Number(liability) / NUMBERS
  const staked = sum((draw) => Number(draw.staked))
  if (staked === 0) return UNKNOWN
  const expected = sum(mean)
  const variance = sum((draw) => draw.liability_squares / NUMBERS - mean(draw) ** 2)
  const returned = sum(({ prizes }) => Number(prizes))
  return { ...judgeSum(returned, { expected, variance }), rtp_theoretical: (expected / staked) * 100 }
}

/** Of one unit staked on the digit game. */
export function digitBetReturn(bet_type: string, payout_times_100: number): TheoreticalReturn | null {
  const chance = CHANCES[bet_type]
  if (chance === undefined) return null
  const payout = payout_times_100 / 100
  return { mean: chance * payout, variance: payout * payout * chance * (1 - chance) }
}

/** A number as people write shares: above nothing, with three decimals at most. */
export function isShareWithin(value: unknown, max: number): value is number {
  return typeof value === 'number' && value > 0 && value <= max && /^\d+(?:\.\d{1,3})?$/.test(String(value))
}

export const percentOf = (returned: Money, staked: Money): number | null =>
  staked > 0n ? (Number(returned) / Number(staked)) * 100 : null
