import { callAsAggregator, callSite, type Doors, requireDone } from './doors.ts'
import type { OfferedGame, Player, Town } from './town.ts'

/** Rounds wait for company, as they do in a house that is full: a set costs hardly more than one. */
const SET_MAX = 96
const WAIT_MS_MAX = 4 * 60_000
/** Of one player in one set, which is one moment. */
const OF_ONE_PLAYER_MAX = 6
/** The aggregator sends no more members in one call. */
const BATCHES_MAX = 50

/** A player stakes a part of what he has, in whole hundreds. */
const PART_OF_BALANCE = [0.03, 0.05, 0.08, 0.12, 0.2]
const STAKE_STEP = 100
const STAKE_MAX = 200_000

/** How often a round pays which multiple of its stake, out of a thousand: 95.75 % comes back in the long run. */
const PRIZES = [
  { times: 0, weight: 590 },
  { times: 0.5, weight: 120 },
  { times: 1, weight: 100 },
  { times: 1.5, weight: 70 },
  { times: 2, weight: 55 },
  { times: 4, weight: 36 },
  { times: 8, weight: 18 },
  { times: 15, weight: 7.5 },
  { times: 40, weight: 2.8 },
  { times: 100, weight: 0.7 },
]
/** A connection broke, and the round is called off. */
const CALLED_OFF = 0.004
const MULTIPLIERS = [1, 1, 1, 1, 5, 10]

/** Wagers in one push. */
const TOLD_AT_ONCE = 200

interface Round {
  player: Player
  game: OfferedGame
  stake: number
  wager_code: string
}

interface Ended extends Round {
  is_called_off: boolean
  prize: number
}

/** Where players wait for the next set. */
export class Table {
  readonly #town: Town
  #waiting: { player: Player; game: OfferedGame | null }[] = []
  #since = 0

  constructor(town: Town) {
    this.#town = town
  }

  /** Somebody wants to play: a game of another maker, or, without one, the digit game. */
  async sit(player: Player, game: OfferedGame | null, at: number): Promise<void> {
    const is_there_already = this.#waiting.filter((other) => other.player === player).length
    const is_late = this.#waiting.length > 0 && at - this.#since > WAIT_MS_MAX
    if (is_late || is_there_already >= OF_ONE_PLAYER_MAX) await this.play(at)
    if (this.#waiting.length === 0) this.#since = at
    this.#waiting.push({ player, game })
    if (this.#waiting.length >= SET_MAX) await this.play(at)
  }

  /** Before anybody touches the money of a player, what he began is played to its end. */
  async clear(player: Player, at: number): Promise<void> {
    if (this.#waiting.some((other) => other.player === player)) await this.play(at)
  }

  async play(at: number): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return
    await this.#town.clock.set(at)
    await this.#rollAll(waiting.flatMap(({ player, game }) => (game ? [] : [player])))
    await this.#spinAll(waiting.flatMap(({ player, game }) => (game ? [{ player, game }] : [])))
  }

  async #rollAll(players: Player[]): Promise<void> {
    const asked = players.map((player) => ({ player, stake: this.#takeStake(player) })).filter(({ stake }) => stake > 0)
    await Promise.all(asked.map(({ player, stake }) => rollOnce(this.#town, player, stake)))
  }

  async #spinAll(wishes: { player: Player; game: OfferedGame }[]): Promise<void> {
    const { dice } = this.#town
    const rounds = wishes.flatMap((wish): Round[] => {
      const stake = this.#takeStake(wish.player)
      return stake > 0 ? [{ ...wish, stake, wager_code: `H${dice.between(1e11, 9e11)}${dice.between(1e5, 9e5)}` }] : []
    })
    for (let start = 0; start < rounds.length; start += BATCHES_MAX) {
      await spinTogether(this.#town, rounds.slice(start, start + BATCHES_MAX))
    }
  }

  /** Whoever has too little to stake gets up. */
  #takeStake(player: Player): number {
    const { dice } = this.#town
    const wish = Math.max(player.person.stake, player.game * dice.pick(PART_OF_BALANCE))
    const stake = Math.floor(Math.min(wish, player.game, STAKE_MAX) / STAKE_STEP) * STAKE_STEP
    player.game -= stake
    return stake
  }
}

async function rollOnce({ doors, dice, sums }: Town, player: Player, stake: number): Promise<void> {
  const bet_type = dice.pick(['big', 'big', 'small', 'small', 'digit'])
  const multiplier = dice.pick(MULTIPLIERS)
  const body = {
    bet_type,
    ...(bet_type === 'digit' && { digit: dice.between(0, 9) }),
    bet_amount: stake / multiplier,
    multiplier,
    rolled_number: dice.between(0, 9),
  }
  const { token, person } = player
  const reply = requireDone(await callSite(doors, 'POST /digitbet', { token, body, address: person.address }), 'a bet')
  const { history } = reply.data as { history: { win_amount: number }[] }
  const won = history[0]?.win_amount ?? 0
  player.game += won
  if (player.series) player.series.bets += 1
  sums.bets += 1
  sums.bets_staked += stake
  sums.bets_won += won
}

/** Games that are decided at once say stake and prize in one call. */
async function spinTogether({ doors, dice, sums, told }: Town, rounds: Round[]): Promise<void> {
  const ended = rounds.map((round): Ended => {
    if (dice.happens(CALLED_OFF)) return { ...round, is_called_off: true, prize: round.stake }
    const { times } = dice.pickBy(PRIZES, ({ weight }) => weight)
    return { ...round, is_called_off: false, prize: Math.floor(round.stake * times) }
  })
  const settled_at = Date.now()
  refuseSurprise(
    await callAsAggregator(doors, 'deposit', { batch_requests: ended.map((one) => batchOf(one, settled_at)) }),
  )
  for (const one of ended) {
    one.player.game += one.prize
    sums.rounds += 1
    sums.rounds_staked += one.stake
    sums.rounds_won += one.prize
    told.push(wagerOf(one, settled_at))
  }
  if (told.length >= TOLD_AT_ONCE) await tellWagers(doors, told.splice(0))
}

/** Afterwards the aggregator says how the wagers stand, many of them together. */
export async function tellWagers(doors: Doors, wagers: object[]): Promise<void> {
  if (wagers.length > 0) refuseSurprise(await callAsAggregator(doors, 'pushbetdata', { wagers }))
}

function batchOf(one: Ended, settled_at: number) {
  const { player, game, stake, prize, wager_code, is_called_off } = one
  const shared = { wager_code, round_id: wager_code, game_code: game.game_code }
  const end = is_called_off
    ? { action: 'CANCEL', wager_status: 'VOID' }
    : { action: 'SETTLED', wager_status: 'SETTLED' }
  return {
    member_account: player.user_name,
    product_code: game.product_code,
    game_type: game.game_type,
    transactions: [
      { ...shared, id: `${wager_code}-1`, action: 'BET', amount: stake, wager_status: 'BET', settled_at: 0 },
      { ...shared, id: `${wager_code}-2`, ...end, amount: prize, settled_at },
    ],
  }
}

function wagerOf({ player, game, stake, wager_code, is_called_off, prize }: Ended, settled_at: number) {
  return {
    ...game,
    member_account: player.user_name,
    wager_code,
    wager_status: is_called_off ? 'VOID' : 'SETTLED',
    currency: 'MMK',
    bet_amount: stake,
    valid_bet_amount: is_called_off ? 0 : stake,
    prize_amount: is_called_off ? 0 : prize,
    round_id: wager_code,
    settled_at,
  }
}

function refuseSurprise(answer: Awaited<ReturnType<typeof callAsAggregator>>): void {
  const codes = answer.data ? answer.data.map(({ code }) => code) : [answer.code]
  const surprise = codes.find((code) => code !== 0)
  if (surprise !== undefined) throw new Error(`the house answered the aggregator with code ${surprise}`)
}
