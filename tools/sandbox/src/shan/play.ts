import { randomBytes, randomInt } from 'node:crypto'
import { BadCall } from '../game.ts'
import { atomically, type Store } from '../ledger/store.ts'
import { Declined, type Json } from '../wallet.ts'
import { bankerDraws, type Card, compareHands, DECK, type Hand, isDo, netOf, rateHand, TIMES_MAX } from './rules.ts'
import {
  closeRound,
  findOpenRound,
  findRound,
  insertRound,
  type RoundRow,
  setWalletBalance,
  walletBalanceOf,
} from './store.ts'

/** In 1/10000 kyat: 100 to 50,000 Ks. */
export const BETS = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n].map((kyat) => kyat * 10_000n)
const TOO_LITTLE_MONEY = 1001
const CARDS_OF_A_ROUND = 6

/** Two cards each. A do ends the round at once; otherwise the player is asked whether to take a third. */
export function deal(store: Store, asked: { account: string; round_id: string; bet: bigint }): RoundRow {
  if (!BETS.includes(asked.bet)) throw new BadCall('The table has no such bet.')
  return atomically(store, () => {
    const known = findRound(store, asked.account, asked.round_id)
    if (known) {
      if (known.bet !== asked.bet) throw new BadCall('This round was dealt for another bet.')
      return known
    }
    if (findOpenRound(store, asked.account)) throw new BadCall('The last round is not over.')
    // The worst hand loses so many bets, and nobody plays on credit.
    if (asked.bet * BigInt(TIMES_MAX) > walletBalanceOf(store, asked.account))
      throw new Declined(TOO_LITTLE_MONEY, 'Insufficient Balance')
    insertRound(store, { ...asked, wager_code: randomBytes(9).toString('base64url'), cards: drawCards() })
    const round = requireRound(store, asked)
    const [mine, banker] = firstHands(round)
    return isDo(mine) || isDo(banker) ? settle(store, round, false) : round
  })
}

/** The player takes a third card or stands; then the banker does, and the hands are compared. */
export function decide(store: Store, asked: { account: string; round_id: string; draws: boolean }): RoundRow {
  return atomically(store, () => {
    const round = requireRound(store, asked)
    return round.net === null ? settle(store, round, asked.draws) : round
  })
}

/** A round that was left lying: the player stands. */
export function finishLeft(store: Store, account: string): RoundRow | null {
  const round = findOpenRound(store, account)
  return round && settle(store, round, false)
}

function settle(store: Store, round: RoundRow, draws: boolean): RoundRow {
  const { mine, banker } = finalHands({ ...round, draws })
  const before = walletBalanceOf(store, round.account)
  const wished = before + netOf(round.bet, rateHand(mine), rateHand(banker))
  // A launch may have emptied the wallet in the middle of a round.
  const after = wished < 0n ? 0n : wished
  setWalletBalance(store, round.account, after)
  closeRound(store, round, { draws, net: after - before, before, after })
  return requireRound(store, round)
}

function requireRound(store: Store, asked: { account: string; round_id: string }): RoundRow {
  const round = findRound(store, asked.account, asked.round_id)
  if (!round) throw new BadCall('There is no such round.')
  return round
}

/** The first cards of a deck shuffled with the machine's best randomness. */
function drawCards(): Card[] {
  const deck = Array.from({ length: DECK }, (_, card) => card)
  for (let place = 0; place < CARDS_OF_A_ROUND; place++) {
    const other = randomInt(place, DECK)
    ;[deck[place], deck[other]] = [deck[other] as Card, deck[place] as Card]
  }
  return deck.slice(0, CARDS_OF_A_ROUND)
}

function firstHands({ cards }: Pick<RoundRow, 'cards'>): [Card[], Card[]] {
  return [cards.slice(0, 2), cards.slice(2, 4)]
}

function finalHands(round: Pick<RoundRow, 'cards' | 'draws'>): { mine: Card[]; banker: Card[] } {
  const [mine, banker] = firstHands(round)
  if (isDo(mine) || isDo(banker)) return { mine, banker }
  return {
    mine: round.draws ? [...mine, round.cards[4] as Card] : mine,
    banker: bankerDraws(banker) ? [...banker, round.cards[5] as Card] : banker,
  }
}

/** The part of a round that the browser may see: the banker's cards only when the round is over. */
export function viewOf(round: RoundRow): Json {
  const seen = { round_id: round.round_id, bet: Number(round.bet) }
  if (round.net === null) {
    const [mine] = firstHands(round)
    return { ...seen, mine, hand: handView(rateHand(mine)), banker: null, result: null }
  }
  const { mine, banker } = finalHands(round)
  const [hand, banker_hand] = [rateHand(mine), rateHand(banker)]
  return {
    ...seen,
    mine,
    hand: handView(hand),
    banker,
    banker_hand: handView(banker_hand),
    result: { outcome: OUTCOMES[Math.sign(compareHands(hand, banker_hand)) + 1] as string, net: Number(round.net) },
  }
}

const OUTCOMES = ['lose', 'draw', 'win']
const handView = ({ kind, points, times }: Hand): Json => ({ kind, points, times })
