import type { Agenda } from './agenda.ts'
import type { Clock } from './clock.ts'
import type { Dice } from './dice.ts'
import type { Asking, Lines } from './line.ts'
import type { Person } from './people.ts'

/** A game of another maker that is on offer, in kyat. */
export interface OfferedGame {
  product_code: number
  game_type: string
  game_code: string
}

/** Somebody of the staff. */
export interface Clerk {
  user_name: string
  password: string
  address: string
  cookie: string | null
  /** When he did something last. */
  seen_at: number
}

export interface AgentClerk extends Clerk {
  /** What his players register with. */
  referral_code: string
}

/** A player as the history knows him; his money in kyat, as the house last said. */
export interface Player extends Asking {
  person: Person
  id: string
  user_name: string
  token: string
  main: number
  game: number
  /** Prizes or a bonus may have come since. */
  may_hold_more: boolean
  /** What his purse at the Shan table holds; null while he does not sit there. */
  purse: number | null
  /** How many series he has had, and the bets of the present one; null before his first. */
  series: { count: number; bets: number } | null
  /** What he is at (line.ts). */
  busy: Promise<void>
  /** His last request to be paid has not been decided yet. */
  is_paid_soon: boolean
  is_here: boolean
  /** Frozen or banned: he stays away. */
  is_out: boolean
}

/** What a history came to, in kyat. */
export interface Sums {
  players: number
  visits: number
  deposits: number
  deposited: number
  withdrawals: number
  withdrawn: number
  rejections: number
  corrections: number
  bets: number
  bets_staked: number
  bets_won: number
  rounds: number
  rounds_staked: number
  rounds_won: number
  shan_rounds: number
  shan_net: number
  slips: number
  slips_staked: number
  bonuses: number
  bonuses_given: number
  /** Of commissions, to agents. */
  payouts: number
  paid_out: number
}

export const NOTHING_YET: Readonly<Sums> = {
  players: 0,
  visits: 0,
  deposits: 0,
  deposited: 0,
  withdrawals: 0,
  withdrawn: 0,
  rejections: 0,
  corrections: 0,
  bets: 0,
  bets_staked: 0,
  bets_won: 0,
  rounds: 0,
  rounds_staked: 0,
  rounds_won: 0,
  shan_rounds: 0,
  shan_net: 0,
  slips: 0,
  slips_staked: 0,
  bonuses: 0,
  bonuses_given: 0,
  payouts: 0,
  paid_out: 0,
}

/** A promotion with something to claim. */
export interface ListedOffer {
  id: number
  event: 'visit' | 'deposit'
  /** In kyat; null where nothing has to be paid in. */
  deposit_min: number | null
}

/** A draw of the 2D lottery that can be bet on today. */
export interface OpenDraw {
  session: 'morning' | 'evening'
  cutoff_at: number
}

/** Everything that a history is played with. */
export interface Town {
  seed: string
  /** The last moment of the history. */
  until: number
  clock: Clock
  lines: Lines
  /** Thrown anew for each day, so that a day is the same wherever the history was taken up. */
  dice: Dice
  agenda: Agenda
  games: readonly OfferedGame[]
  offers: readonly ListedOffer[]
  /** Of today, in the order of the day. */
  draws: OpenDraw[]
  owner: Clerk
  cashier: Clerk
  agents: AgentClerk[]
  /** Requests of more than this, in kyat, need the word of two. */
  second_person_above: number
  /** Payment accounts of each agent, and under null those of the house. */
  accounts: Map<number | null, readonly number[]>
  players: Player[]
  /** Wagers that the aggregator has not told of yet. */
  told: object[]
  sums: Sums
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
export const YANGON_OFFSET_MS = 6.5 * 60 * MINUTE_MS
