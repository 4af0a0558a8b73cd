import { callSite, requireDone, type SiteDoors } from '../clients.ts'
import type { OfferedGame, Player, Town } from '../world/simulation-world.ts'
import { dealRound, tellRounds } from './shan.ts'
import { handIn, type Slip } from './slips.ts'
import { endOf, type Spin, tellSpins } from './spins.ts'

/** Rounds wait for company, as they do in a house that is full: a set costs hardly more than one. */
const SET_MAX = 96
export const WAIT_MS_MAX = 4 * 60_000
/** Of one player in one set, which is one moment. */
const OF_ONE_PLAYER_MAX = 10

/** A player stakes a part of what he has, in whole hundreds. */
const PART_OF_BALANCE = [0.03, 0.05, 0.08, 0.12, 0.2]
const STAKE_STEP = 100
const STAKE_MAX = 50_000
const MULTIPLIERS = [1, 1, 1, 1, 5, 10]

/** What somebody wants to do next with his money. */
export type Wish = 'digit' | 'shan' | OfferedGame | Slip
interface Waiting {
  player: Player
  wish: Wish
}

/** Where players wait for the next set. */
export class Table {
  readonly #town: Town
  #waiting: Waiting[] = []
  #since = 0

  constructor(town: Town) {
    this.#town = town
  }

  async sit(player: Player, wish: Wish, at: number): Promise<void> {
    const is_there_already = this.#waiting.filter((other) => other.player === player).length
    const is_late = this.#waiting.length > 0 && at - this.#since > WAIT_MS_MAX
    if (is_late || is_there_already >= OF_ONE_PLAYER_MAX) await this.play(at)
    if (this.#waiting.length === 0) this.#since = at
    this.#waiting.push({ player, wish })
    if (this.#waiting.length >= SET_MAX) await this.play(at)
  }

  /** Before anybody touches the money of a player, what he began is played to its end, and known. */
  async clear(player: Player, at: number): Promise<void> {
    if (this.#waiting.some((other) => other.player === player)) await this.play(at)
    await player.answers
  }

  /** The dice are thrown at once, for each by what he holds by then; the house is told of them beside everything else. */
  async play(at: number): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return
    const town = this.#town
    const players = [...new Set(waiting.map(({ player }) => player))]
    await Promise.all(players.map(({ answers }) => answers))
    town.clock.set(at)
    const rounds = roundsOf(playersOf(waiting, 'shan')).flatMap((seated) => dealRound(town, seated))
    const bets = betsOf(town, playersOf(waiting, 'digit'))
    const spins = spinsOf(town, waiting).map((spin) => endOf(town, spin))
    for (const { player, prize } of spins) player.game += prize
    const rolls = Promise.withResolvers<void>()
    for (const { player } of bets) player.answers = rolls.promise
    town.lines.table.add(at, players, async (doors) => {
      // One kind after the other: somebody's rolls and rounds move the same balance, and the books number its moves.
      await Promise.all(bets.map((bet) => roll(town, doors, bet))).finally(rolls.resolve)
      await tellRounds(doors, rounds, at)
      await tellSpins(town, doors, spins, at)
      await handInAll(town, doors, waiting)
    })
  }
}

function spinsOf(town: Town, waiting: readonly Waiting[]): Spin[] {
  return waiting.flatMap(({ player, wish }) => {
    if (typeof wish === 'string' || 'amounts' in wish) return []
    const stake = takeStake(town, player)
    return stake > 0 ? [{ player, game: wish, stake }] : []
  })
}

const playersOf = (waiting: readonly Waiting[], kind: 'digit' | 'shan'): Player[] =>
  waiting.flatMap(({ player, wish }) => (wish === kind ? [player] : []))

/** At a table each sits once in a round. */
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

/** In their order: slips are numbered, and whoever comes first has what is left of a number. */
async function handInAll(town: Town, doors: SiteDoors, waiting: readonly Waiting[]): Promise<void> {
  for (const { player, wish } of waiting) {
    if (typeof wish === 'object' && 'amounts' in wish) await handIn(town, doors, player, wish)
  }
}

/** Whoever has too little to stake gets up. */
function takeStake({ dice }: Town, player: Player): number {
  const wish = Math.max(player.person.stake, player.game * dice.pick(PART_OF_BALANCE))
  const stake = Math.floor(Math.min(wish, player.game, STAKE_MAX) / STAKE_STEP) * STAKE_STEP
  player.game -= stake
  return stake
}

interface Bet {
  player: Player
  stake: number
  body: object
}

/**
 * Each of them rolls the same bet as often as he wants to: which of his calls comes first is then all the same, and no
 * history depends on it.
 */
function betsOf(town: Town, players: readonly Player[]): Bet[] {
  const times = new Map<Player, number>()
  for (const player of players) times.set(player, (times.get(player) ?? 0) + 1)
  return [...times].flatMap(([player, count]) => sameBets(town, player, count))
}

function sameBets(town: Town, player: Player, times: number): Bet[] {
  const { dice } = town
  const stake = takeStake(town, player)
  if (stake === 0) return []
  const more = Math.min(times - 1, Math.floor(player.game / stake))
  player.game -= more * stake
  const bet_type = dice.pick(['big', 'big', 'small', 'small', 'digit'])
  const multiplier = dice.pick(MULTIPLIERS)
  const body = {
    bet_type,
    ...(bet_type === 'digit' && { digit: dice.between(0, 9) }),
    bet_amount: stake / multiplier,
    multiplier,
    rolled_number: dice.between(0, 9),
  }
  return Array.from({ length: 1 + more }, () => ({ player, stake, body }))
}

async function roll({ sums }: Town, doors: SiteDoors, { player, stake, body }: Bet): Promise<void> {
  const { token, person } = player
  const call = { token, body, address: person.address }
  const reply = requireDone(await callSite(doors, 'POST /digitbet', call), 'a bet')
  const { history } = reply.data as { history: { win_amount: number }[] }
  const won = history[0]?.win_amount ?? 0
  player.game += won
  if (player.series) player.series.bets += 1
  sums.bets += 1
  sums.bets_staked += stake
  sums.bets_won += won
}
