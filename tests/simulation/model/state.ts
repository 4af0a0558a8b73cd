/**
 * The state that the simulation expects of the platform: plain values in memory, written from the documents and not from the
 * server's code. Only the reading of amounts is shared.
 */
import { kyat, type Money } from '#platform/contract/money.ts'

/** The refusal that a call is to get, by its code; null where it is to be done. */
export type Verdict = string | null

export interface RequestState {
  id: string
  direction: 'deposit' | 'withdrawal'
  amount: Money
  status: 'pending' | 'approved' | 'rejected'
  /** A place in the staff. */
  first_by: number | null
}

export interface SlipState {
  slip_no: string
  draw: number
  lines: Map<string, Money>
  status: 'pending' | 'won' | 'lost' | 'refunded'
  win_amount: Money
}

export interface WagerState {
  staked: Money
  refunded: Money
  bets: number
  cancellations: number
  settlements: number
  rollbacks: number
}

/** A credit of a partner above a cap. */
export interface HeldState {
  partner: 'seamless' | 'shan'
  /** The wager, or the session of the table. */
  of: string
  amount: Money
  taken_back: Money
  /** The part that corrections took after the refusal. */
  offset: Money
  status: 'pending' | 'released' | 'refused' | 'taken_back'
  first: { decision: 'release' | 'refuse'; by: number } | null
}

export interface ClaimState {
  offer: 'visit' | 'deposit'
  day: number
  amount: Money
  goal: Money
  staked: Money
  status: 'open' | 'released' | 'lapsed'
  is_over: boolean
}

/** The newest session at the Shan table. */
export interface TableState {
  number: number
  is_live: boolean
  known_balance: Money
  /** Seconds of the provider's clock. */
  known_at: number | null
}

export interface AdjustmentState {
  id: string
  account: 'main' | 'game'
  direction: 'credit' | 'debit'
  amount: Money
  requested_by: number
  /** Whether the player was frozen when it was requested: that is the ground of the request. */
  was_frozen: boolean
}

export interface PlayerState {
  main: Money
  game: Money
  hold: Money
  bonus: Money
  two_d_stakes: Money
  provider_stakes: Money
  is_frozen: boolean
  requests: RequestState[]
  /** Approved deposits that brought no bonus yet, the newest last. */
  deposits: Money[]
  slips: SlipState[]
  wagers: Map<string, WagerState>
  transactions: Set<string>
  given_up: Set<string>
  held: HeldState[]
  /** The sum of today's credits of partners without a hold. */
  credited: Money
  claims: ClaimState[]
  table: TableState | null
  rounds: Map<string, 'settled' | 'closed'>
  adjustment: AdjustmentState | null
  owed: { shan: Money; two_d: Money; providers: Money }
  /** Prizes of 2D that were paid and not taken back, by slip and number. */
  prizes: Map<string, { draw: number; number: string; amount: Money }>
}

export interface DrawState {
  session: string
  status: 'open' | 'past_cutoff' | 'drawn' | 'settled' | 'void'
  version: number
  number: string | null
  staked: Map<string, Money>
  staked_by_player: Map<string, Money>
}

/** As the lane's settings are made. */
export const TERMS = {
  demo_grant: kyat(100_000),
  digit: { stake_min: kyat(1), stake_max: kyat(10_000_000) },
  two_d: { odds: 80n, stake_min: kyat(100), stake_max: kyat(600), number_limit: kyat(1_000) },
  second_person_above: kyat(1_000_000),
  pending_deposits_max: 3,
  caps: { call: kyat(2_000), day: kyat(5_000) },
  visit: { amount: kyat(500), goal: kyat(1_000) },
  deposit: { percent: 10n, max: kyat(5_000), min: kyat(5_000), times: 2n },
} as const

export class Model {
  players: PlayerState[] = []
  draws: DrawState[] = []
  /** Targets that are switched off. */
  off = new Set<string>()
  day = 0

  player(place: number): PlayerState {
    const player = this.players[place]
    if (!player) throw new Error(`the model has no player ${place}`)
    return player
  }

  draw(place: number): DrawState {
    const draw = this.draws[place]
    if (!draw) throw new Error(`the model has no draw ${place}`)
    return draw
  }

  isOff(game: string): boolean {
    return this.off.has('gaming') || this.off.has(`game:${game}`)
  }

  register(): void {
    this.players.push({
      main: TERMS.demo_grant,
      game: 0n,
      hold: 0n,
      bonus: 0n,
      two_d_stakes: 0n,
      provider_stakes: 0n,
      is_frozen: false,
      requests: [],
      deposits: [],
      slips: [],
      wagers: new Map(),
      transactions: new Set(),
      given_up: new Set(),
      held: [],
      credited: 0n,
      claims: [],
      table: null,
      rounds: new Map(),
      adjustment: null,
      owed: { shan: 0n, two_d: 0n, providers: 0n },
      prizes: new Map(),
    })
  }
}

/** A stake counts for the bonus that runs; a stake that comes back counts against it. */
export function noteStaked(player: PlayerState, amount: Money): void {
  for (const claim of player.claims) if (claim.status === 'open') claim.staked += amount
}
