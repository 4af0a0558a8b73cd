import { callAsAggregator, type SiteClient } from '../clients.ts'
import type { OfferedGame, Player, SimulationWorld } from '../world/simulation-world.ts'

/** The aggregator sends no more members in one call. */
const BATCHES_MAX = 50

/**
 * How often a round pays which multiple of its stake, out of a thousand: 95.65 % comes back in the long run, and a round
 * strays from it as far as the providers of the demo say of their slots.
 */
const PRIZES = [
  { times: 0, weight: 575.3 },
  { times: 0.5, weight: 120 },
  { times: 1, weight: 100 },
  { times: 1.5, weight: 70 },
  { times: 2, weight: 57 },
  { times: 4, weight: 45 },
  { times: 8, weight: 22 },
  { times: 15, weight: 8.5 },
  { times: 40, weight: 2.1 },
  { times: 100, weight: 0.1 },
]
/** A connection broke, and the round is called off. */
const CALLED_OFF = 0.004

/** Wagers in one push. */
const WAGERS_PER_PUSH = 200

/** A player's stake on a round of a provider's game, in kyat. */
export interface Spin {
  player: Player
  game: OfferedGame
  stake: number
}

export interface EndedSpin extends Spin {
  wager_code: string
  is_called_off: boolean
  prize: number
}

/** A round that is over. */
export type EndedRound = Omit<EndedSpin, 'player'> & { player: Pick<Player, 'user_name'> }
type WagerRecord = Pick<SimulationWorld, 'sums' | 'unreported_wagers'>

/** Rounds of games of providers. */
export async function sendSpins(
  world: WagerRecord,
  client: SiteClient,
  ended: readonly EndedRound[],
  at: number,
): Promise<void> {
  for (let start = 0; start < ended.length; start += BATCHES_MAX) {
    await sendBatch(world, client, ended.slice(start, start + BATCHES_MAX), at)
  }
}

export function endOf({ random }: SimulationWorld, spin: Spin): EndedSpin {
  const wager_code = `H${random.between(1e11, 9e11)}${random.between(1e5, 9e5)}`
  const is_called_off = random.happens(CALLED_OFF)
  const times = is_called_off ? 1 : random.pickBy(PRIZES, ({ weight }) => weight).times
  const prize = Math.floor(spin.stake * times)
  return { ...spin, wager_code, is_called_off, prize }
}

/** Games that are decided at once say stake and prize in one call. */
async function sendBatch(
  { sums, unreported_wagers }: WagerRecord,
  client: SiteClient,
  ended: readonly EndedRound[],
  settled_at: number,
): Promise<void> {
  requireSuccess(
    await callAsAggregator(client, 'deposit', {
      batch_requests: ended.map((one) => batchOf(one, settled_at)),
    }),
  )
  for (const one of ended) {
    sums.rounds += 1
    sums.rounds_staked += one.stake
    sums.rounds_won += one.prize
    unreported_wagers.push(wagerOf(one, settled_at))
  }
  if (unreported_wagers.length >= WAGERS_PER_PUSH) await sendWagers(client, unreported_wagers.splice(0))
}

/** Afterwards the aggregator says how the wagers stand, many of them together. */
export async function sendWagers(client: SiteClient, wagers: object[]): Promise<void> {
  if (wagers.length > 0) requireSuccess(await callAsAggregator(client, 'pushbetdata', { wagers }))
}

function batchOf(one: EndedRound, settled_at: number) {
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

function wagerOf({ player, game, stake, wager_code, is_called_off, prize }: EndedRound, settled_at: number) {
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

function requireSuccess(answer: Awaited<ReturnType<typeof callAsAggregator>>): void {
  const codes = answer.data ? answer.data.map(({ code }) => code) : [answer.code]
  const surprise = codes.find((code) => code !== 0)
  if (surprise !== undefined) throw new Error(`the platform answered the aggregator with code ${surprise}`)
}
