import type { Agenda } from './agenda.ts'
import type { Clock } from './clock.ts'
import type { Dice } from './dice.ts'
import type { Doors } from './doors.ts'
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
}

export interface AgentClerk extends Clerk {
  /** What his players register with. */
  referral_code: string
}

/** A player as the history knows him; his money in kyat, as the house last said. */
export interface Player {
  person: Person
  id: string
  user_name: string
  token: string
  main: number
  game: number
  /** His login, which may still be under way. */
  entering: Promise<void>
  /** How many series he has had, and the bets of the present one; null before his first. */
  series: { count: number; bets: number } | null
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
}

/** Everything that a history is played with. */
export interface Town {
  seed: string
  /** The last moment of the history. */
  until: number
  doors: Doors
  clock: Clock
  dice: Dice
  agenda: Agenda
  games: readonly OfferedGame[]
  owner: Clerk
  cashier: Clerk
  agents: AgentClerk[]
  /** Payment accounts of each agent, and under null those of the house. */
  accounts: Map<number | null, readonly number[]>
  players: Player[]
  /** Wagers that the aggregator has not told of yet. */
  told: object[]
  sums: Sums
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
