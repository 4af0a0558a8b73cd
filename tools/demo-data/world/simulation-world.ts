import type { Clock } from '../clock/clock.ts'
import type { EventQueue } from '../clock/event-queue.ts'
import type { Caller, Participant, WorkerQueues } from '../clock/worker-queue.ts'
import type { PlayerProfile } from './invent-players.ts'
import type { Random } from './random.ts'

/** A game of a provider that is on offer, in kyat. */
export interface OfferedGame {
  product_code: number
  game_type: string
  game_code: string
}

/** Acts for one of the staff. */
export interface StaffBot {
  user_name: string
  password: string
  address: string
  cookie: string | null
  /** The time of the last call. */
  seen_at: number
}

export interface AgentBot extends StaffBot {
  /** Players of the agent register with it. */
  referral_code: string
}

/** A player as the history knows them; balances in kyat, as the platform last answered. */
export interface Player extends Participant, Caller {
  profile: PlayerProfile
  id: string
  user_name: string
  token: string
  main: number
  game: number
  /** Prizes or a bonus may have come since. */
  may_hold_more: boolean
  /** The balance in the provider's wallet at the Shan table; null while the player is not there. */
  shan_balance: number | null
  /** The number of the player's series, and the bets of the present one; null before the first. */
  series: { count: number; bets: number } | null
  /** The last withdrawal has not been decided yet. */
  is_paid_soon: boolean
  is_here: boolean
  /** Frozen or banned: the player has no sessions. */
  is_out: boolean
}

/** The totals of a history; amounts in kyat. */
export interface Sums {
  players: number
  sessions: number
  deposits: number
  deposited: number
  withdrawals: number
  withdrawn: number
  rejections: number
  balance_adjustments: number
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
  sessions: 0,
  deposits: 0,
  deposited: 0,
  withdrawals: 0,
  withdrawn: 0,
  rejections: 0,
  balance_adjustments: 0,
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
export interface SimulationWorld {
  seed: string
  /** The last moment of the history. */
  until: number
  clock: Clock
  queues: WorkerQueues
  /** Opened anew for each day, so that a day is the same wherever the history was resumed. */
  random: Random
  events: EventQueue
  games: readonly OfferedGame[]
  offers: readonly ListedOffer[]
  /** Of today, in the order of the day. */
  draws: OpenDraw[]
  owner: StaffBot
  cashier: StaffBot
  agents: AgentBot[]
  /** Requests of more than this, in kyat, need two approvals. */
  second_person_above: number
  /** Payment accounts of each agent, and under null those of the company. */
  accounts: Map<number | null, readonly number[]>
  players: Player[]
  /** Wagers that the aggregator has not reported yet. */
  unreported_wagers: object[]
  sums: Sums
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
export const YANGON_OFFSET_MS = 6.5 * 60 * MINUTE_MS
