import { describe, expect, test } from 'vitest'
import {
  bankerDraws,
  type Card,
  compareHands,
  DECK,
  isDo,
  netOf,
  pointsOf,
  RETURN_TIMES_100,
  rateHand,
} from './rules.ts'

const RANKS = 'A23456789TJQK'
const SUITS = 'cdhs'
/** `hand('Ah Kd')` */
const hand = (text: string): Card[] =>
  text.split(' ').map((card) => RANKS.indexOf(card[0] ?? '') * 4 + SUITS.indexOf(card[1] ?? ''))

test.each([
  ['Ah 8d', 'do', 9, 1],
  ['9h Kd', 'do', 9, 1],
  ['4h 4d', 'do', 8, 2],
  ['2s 6s', 'do', 8, 2],
  ['3h 4d', 'points', 7, 1],
  ['Kh Kd', 'points', 0, 2],
  ['2c 5c', 'points', 7, 2],
  ['9h 9d', 'do', 8, 2],
  ['3h 3d 3c', 'triple', 9, 5],
  ['Kh Kd Ks', 'triple', 0, 5],
  ['Jh Qd Ks', 'pictures', 0, 3],
  ['Jh Qh Kh', 'pictures', 0, 3],
  ['Th Jd Qs', 'points', 0, 1],
  ['2h 5h Ah', 'points', 8, 3],
  ['2h 2d 5h', 'points', 9, 1],
] as const)('%s is %s of %d points and counts %d times', (cards, kind, points, times) => {
  expect(rateHand(hand(cards))).toEqual({ kind, points, times })
})

test('hands stand in this order', () => {
  const best_first = ['9h Kd', '4h 4d', '2h 2d 2s', 'Jh Jd Ks', '5h 4d Kc', '3h 5d Tc', '3d 4s', 'Ah 5d', '2c 8h Kd']

  for (const [place, better] of best_first.entries()) {
    for (const worse of best_first.slice(place + 1)) {
      expect(compareHands(rateHand(hand(better)), rateHand(hand(worse))), `${better} over ${worse}`).toBeGreaterThan(0)
    }
    expect(compareHands(rateHand(hand(better)), rateHand(hand(better)))).toBe(0)
  }
})

describe('a bet of 1,000', () => {
  test.each([
    ['Ah 8d', '9c Kd', 0n],
    ['Ah 8h', '9c 9d', 1_900n],
    ['3h 4d', '2c 4s', 950n],
    ['3h 3d 3c', '5h 4d Kc', 4_750n],
    ['Jh Qd Ks', '5h 4d Kc', 2_850n],
    ['2h 4h', '3h 5h Ah', -3_000n],
    ['2h 4d', '3s 3d 3c', -5_000n],
    ['2h 4d', '3s 4c', -1_000n],
    ['2h 2d 2s', '7h 7d 7s', 0n],
  ])('with %s against %s brings %d', (mine, banker, net) => {
    expect(netOf(1_000n, rateHand(hand(mine)), rateHand(hand(banker)))).toBe(net)
  })
})

test('what comes back in the long run is what the rules sheet says, counted over every deal', () => {
  expect(Math.round(returnOfEveryDeal() * 10_000)).toBe(RETURN_TIMES_100)
})

/**
 * Every deal of two and two cards, with every third card: half a thousand million of them, so hands are read once and
 * the player's are taken together where they differ by their suits' names only.
 */
function returnOfEveryDeal(): number {
  const table = rateEveryHand()
  let net = 0
  let deals = 0
  for (const { cards, count } of playersHands()) {
    const [a = 0, b = 0] = cards
    const used = new Set(cards)
    for (let c = 0; c < DECK; c++) {
      for (let d = c + 1; d < DECK; d++) {
        if (used.has(c) || used.has(d)) continue
        net += count * netOfDeal(table, [a, b], [c, d])
        deals += count
      }
    }
  }
  return 1 + net / deals
}

interface CardTable {
  strength: Int16Array
  times: Int8Array
}
const placeOf = ([a = 0, b = 0, c = DECK]: Card[]) => (a * DECK + b) * (DECK + 1) + c

function rateEveryHand(): CardTable {
  const table = { strength: new Int16Array(DECK * DECK * (DECK + 1)), times: new Int8Array(DECK * DECK * (DECK + 1)) }
  const nothing = rateHand(hand('2c 8h Kd'))
  const note = (cards: Card[]) => {
    table.strength[placeOf(cards)] = compareHands(rateHand(cards), nothing)
    table.times[placeOf(cards)] = rateHand(cards).times
  }
  for (let a = 0; a < DECK; a++) {
    for (let b = 0; b < DECK; b++) {
      if (a === b) continue
      note([a, b])
      for (let c = 0; c < DECK; c++) if (c !== a && c !== b) note([a, b, c])
    }
  }
  return table
}

function playersHands(): Iterable<{ cards: Card[]; count: number }> {
  const classes = new Map<string, { cards: Card[]; count: number }>()
  for (let a = 0; a < DECK; a++) {
    for (let b = a + 1; b < DECK; b++) {
      const key = `${Math.floor(a / 4)} ${Math.floor(b / 4)} ${a % 4 === b % 4}`
      const known = classes.get(key)
      if (known) known.count++
      else classes.set(key, { cards: [a, b], count: 1 })
    }
  }
  return classes.values()
}

const COMMISSION = 0.05
const NO_CARD = [DECK]
const ALL_CARDS = Array.from({ length: DECK }, (_, card) => card)

function netOfDeal(table: CardTable, mine: Card[], banker: Card[]): number {
  const is_over = isDo(mine) || isDo(banker)
  const thirds = is_over || pointsOf(mine) > 4 ? NO_CARD : ALL_CARDS
  const others = is_over || !bankerDraws(banker) ? NO_CARD : ALL_CARDS
  const used = new Uint8Array(DECK + 1)
  for (const card of [...mine, ...banker]) used[card] = 1
  const [my_place, place] = [placeOf([...mine, 0]), placeOf([...banker, 0])]
  let sum = 0
  let count = 0
  for (const third of thirds) {
    if (used[third]) continue
    const strength = table.strength[my_place + third] ?? 0
    const won = (table.times[my_place + third] ?? 0) * (1 - COMMISSION)
    for (const other of others) {
      if (used[other] || (other === third && other !== DECK)) continue
      const compared = strength - (table.strength[place + other] ?? 0)
      if (compared > 0) sum += won
      else if (compared < 0) sum -= table.times[place + other] ?? 0
      count++
    }
  }
  return sum / count
}
