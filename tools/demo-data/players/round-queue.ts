import { callSite, requireDone, type SiteClient } from '../clients.ts'
import type { OfferedGame, Player, SimulationWorld } from '../world/simulation-world.ts'
import { dealRound, sendRounds } from './shan.ts'
import { handIn, type Slip } from './slips.ts'
import { endOf, type Spin, sendSpins } from './spins.ts'

/** Rounds wait for others, as they do under load: a batch costs hardly more than one round. */
const BATCH_MAX = 96
export const WAIT_MS_MAX = 4 * 60_000
/** Of one player in one batch, which is one moment. */
const OF_ONE_PLAYER_MAX = 10

/** A player stakes a part of the balance, in whole hundreds. */
const PART_OF_BALANCE = [0.03, 0.05, 0.08, 0.12, 0.2]
const STAKE_STEP = 100
const STAKE_MAX = 50_000
const MULTIPLIERS = [1, 1, 1, 1, 5, 10]

/** The game or slip that a player wants to play next. */
export type NextPlay = 'digit' | 'shan' | OfferedGame | Slip
interface WaitingPlay {
  player: Player
  next: NextPlay
}

/** Where players wait for the next batch of rounds. */
export class RoundQueue {
  readonly #world: SimulationWorld
  #waiting: WaitingPlay[] = []
  #since = 0

  constructor(world: SimulationWorld) {
    this.#world = world
  }

  async add(player: Player, next: NextPlay, at: number): Promise<void> {
    const is_there_already = this.#waiting.filter((other) => other.player === player).length
    const is_late = this.#waiting.length > 0 && at - this.#since > WAIT_MS_MAX
    if (is_late || is_there_already >= OF_ONE_PLAYER_MAX) await this.play(at)
    if (this.#waiting.length === 0) this.#since = at
    this.#waiting.push({ player, next })
    if (this.#waiting.length >= BATCH_MAX) await this.play(at)
  }

  /** Before anybody moves the money of a player, the player's open rounds are played to their end, and answered. */
  async clear(player: Player, at: number): Promise<void> {
    if (this.#waiting.some((other) => other.player === player)) await this.play(at)
    await player.answers
  }

  /** Draws all outcomes at once, each by the player's balance by then; the platform receives them beside everything else. */
  async play(at: number): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return
    const world = this.#world
    const players = [...new Set(waiting.map(({ player }) => player))]
    await Promise.all(players.map(({ answers }) => answers))
    world.clock.set(at)
    const rounds = roundsOf(playersOf(waiting, 'shan')).flatMap((seated) => dealRound(world, seated))
    const bets = betsOf(world, playersOf(waiting, 'digit'))
    const spins = spinsOf(world, waiting).map((spin) => endOf(world, spin))
    for (const { player, prize } of spins) player.game += prize
    const rolls = Promise.withResolvers<void>()
    for (const { player } of bets) player.answers = rolls.promise
    world.queues.play.add(at, players, async (client) => {
      // One kind after the other: a player's rolls and rounds move the same balance, and the ledger numbers its postings.
      await Promise.all(bets.map((bet) => roll(world, client, bet))).finally(rolls.resolve)
      await sendRounds(client, rounds, at)
      await sendSpins(world, client, spins, at)
      await handInAll(world, client, waiting)
    })
  }
}

function spinsOf(world: SimulationWorld, waiting: readonly WaitingPlay[]): Spin[] {
  return waiting.flatMap(({ player, next }) => {
    if (typeof next === 'string' || 'amounts' in next) return []
    const stake = takeStake(world, player)
    return stake > 0 ? [{ player, game: next, stake }] : []
  })
}

const playersOf = (waiting: readonly WaitingPlay[], kind: 'digit' | 'shan'): Player[] =>
  waiting.flatMap(({ player, next }) => (next === kind ? [player] : []))

/** Each player has one hand in a round. */
function roundsOf(players: readonly Player[]): Player[][] {
  const seen = new Map<Player, number>()
  const rounds: Player[][] = []
  for (const player of players) {
    const round = seen.get(player) ?? 0
    seen.set(player, round + 1)
    rounds[round] = [...(rounds[round] ?? []), player]
  }
  return rounds
}

/** In their order: slips are numbered, and the first slip takes the capacity that is left. */
async function handInAll(world: SimulationWorld, client: SiteClient, waiting: readonly WaitingPlay[]): Promise<void> {
  for (const { player, next } of waiting) {
    if (typeof next === 'object' && 'amounts' in next) await handIn(world, client, player, next)
  }
}

/** Nothing where the player has too little to stake. */
function takeStake({ random }: SimulationWorld, player: Player): number {
  const goal = Math.max(player.profile.stake, player.game * random.pick(PART_OF_BALANCE))
  const stake = Math.floor(Math.min(goal, player.game, STAKE_MAX) / STAKE_STEP) * STAKE_STEP
  player.game -= stake
  return stake
}

interface Bet {
  player: Player
  stake: number
  body: object
}

/**
 * Each player rolls the same bet several times: the order of these calls makes no difference then, and no history
 * depends on it.
 */
function betsOf(world: SimulationWorld, players: readonly Player[]): Bet[] {
  const times = new Map<Player, number>()
  for (const player of players) times.set(player, (times.get(player) ?? 0) + 1)
  return [...times].flatMap(([player, count]) => sameBets(world, player, count))
}

function sameBets(world: SimulationWorld, player: Player, times: number): Bet[] {
  const { random } = world
  const stake = takeStake(world, player)
  if (stake === 0) return []
  const more = Math.min(times - 1, Math.floor(player.game / stake))
  player.game -= more * stake
  const bet_type = random.pick(['big', 'big', 'small', 'small', 'digit'])
  const multiplier = random.pick(MULTIPLIERS)
  const body = {
    bet_type,
    ...(bet_type === 'digit' && { digit: random.between(0, 9) }),
    bet_amount: stake / multiplier,
    multiplier,
    rolled_number: random.between(0, 9),
  }
  return Array.from({ length: 1 + more }, () => ({ player, stake, body }))
}

async function roll({ sums }: SimulationWorld, client: SiteClient, { player, stake, body }: Bet): Promise<void> {
  const { token, profile } = player
  const call = { token, body, address: profile.address }
  const reply = requireDone(await callSite(client, 'POST /digitbet', call), 'a bet')
  const { history } = reply.data as { history: { win_amount: number }[] }
  const won = history[0]?.win_amount ?? 0
  player.game += won
  if (player.series) player.series.bets += 1
  sums.bets += 1
  sums.bets_staked += stake
  sums.bets_won += won
}
