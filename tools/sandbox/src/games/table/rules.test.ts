import { describe, expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { createShoe, DECKS } from './cards.ts'
import { bankerDraws, type Deal, pointsOf, prizeOf, RETURNS, TIE, VARIANTS, type VariantName } from './rules.ts'

const RANKS = 13
const OF_A_RANK = 4 * DECKS
const CARDS = RANKS * OF_A_RANK

/** Every order of cards that a deal can meet, with its chance: suits do not matter, so cards are ranks. */
function eachDeal(deal: (draw: () => number) => Deal, see: (dealt: Deal, chance: number) => void): void {
  const chosen: number[] = []
  const visit = (): void => {
    const left = Array.from({ length: RANKS }, () => OF_A_RANK)
    let chance = 1
    let drawn = 0
    let is_short = false
    const dealt = deal(() => {
      const rank = chosen[drawn]
      if (rank === undefined) is_short = true
      else {
        chance *= (left[rank] ?? 0) / (CARDS - drawn)
        left[rank] = (left[rank] ?? 0) - 1
      }
      drawn += 1
      return rank ?? 0
    })
    if (!is_short) return see(dealt, chance)
    for (let rank = 0; rank < RANKS; rank += 1) {
      chosen.push(rank)
      visit()
      chosen.pop()
    }
  }
  visit()
}

describe('dragon and tiger return', () => {
  const chances = new Map<string, number>()
  eachDeal(VARIANTS['dragon-tiger'].deal, ({ winner }, chance) =>
    chances.set(winner, (chances.get(winner) ?? 0) + chance),
  )
  const returned = (spot: string) =>
    [...chances].reduce(
      (sum, [winner, chance]) => sum + chance * (VARIANTS['dragon-tiger'].pays[spot]?.[winner] ?? 0),
      0,
    )

  test.each(Object.entries(RETURNS['dragon-tiger']))('on %s: %d %%, counted exactly', (spot, percent) => {
    expect(returned(spot)).toBeCloseTo(percent, 2)
  })
})

/** Baccarat knows ten values; 0 comes four times as often. Counted by value, six cards deep. */
describe('baccarat returns', () => {
  const chances = baccaratChances()
  const { pays } = VARIANTS.baccarat

  test.each(Object.entries(RETURNS.baccarat))('on %s: %d %%, counted exactly', (spot, percent) => {
    const returned = Object.entries(chances).reduce(
      (sum, [winner, chance]) => sum + chance * (pays[spot]?.[winner] ?? 0),
      0,
    )

    expect(returned).toBeCloseTo(percent, 2)
  })
})

function baccaratChances(): Record<string, number> {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 4 : 1) * OF_A_RANK)
  const chances: Record<string, number> = { player: 0, banker: 0, tie: 0 }
  const take = (drawn: number, chance: number, next: (value: number, chance: number) => void) => {
    for (let value = 0; value < 10; value += 1) {
      const many = left[value] ?? 0
      left[value] = many - 1
      next(value, (chance * many) / (CARDS - drawn))
      left[value] = many
    }
  }
  const end = (player: number, banker: number, chance: number) => {
    const winner = player === banker ? TIE : player > banker ? 'player' : 'banker'
    chances[winner] = (chances[winner] ?? 0) + chance
  }
  take(0, 1, (a, p1) =>
    take(1, p1, (b, p2) =>
      take(2, p2, (c, p3) =>
        take(3, p3, (d, p4) => {
          const [player, banker] = [(a + c) % 10, (b + d) % 10]
          if (player >= 8 || banker >= 8) return end(player, banker, p4)
          if (player >= 6) {
            if (banker > 5) return end(player, banker, p4)
            return take(4, p4, (e, p5) => end(player, (banker + e) % 10, p5))
          }
          take(4, p4, (e, p5) => {
            if (!bankerDraws(banker, e)) return end((player + e) % 10, banker, p5)
            take(5, p5, (f, p6) => end((player + e) % 10, (banker + f) % 10, p6))
          })
        }),
      ),
    ),
  )
  return chances
}

test.each([
  ['a natural ends the deal', [7, 0, 0, 0], [9, 2]],
  ['the player draws at five', [1, 5, 2, 0, 2], [8, 7]],
  ['the player stands at six, and the banker draws at five', [5, 4, 12, 12, 3], [6, 9]],
  ['the banker draws at six when the player drew a seven', [1, 2, 2, 2, 6, 1], [2, 8]],
])('in baccarat %s', (_name, cards, values) => {
  const left = [...cards]

  const deal = VARIANTS.baccarat.deal(() => left.shift() ?? Number.NaN)

  expect(deal.values).toEqual(values)
  expect(left).toEqual([])
})

test('court cards and tens count nothing', () => {
  expect(pointsOf([9, 10, 11, 12])).toBe(0)
  expect(pointsOf([8, 8])).toBe(8)
})

test('a shoe gives none of its cards twice', () => {
  const draw = createShoe(seeded(7))
  const seen = new Map<number, number>()
  for (let card = 0; card < CARDS; card += 1) {
    const drawn = draw()
    seen.set(drawn, (seen.get(drawn) ?? 0) + 1)
  }

  expect([...seen.values()].every((times) => times === DECKS)).toBe(true)
})

test('a tie takes half of the sides, and pays eleven to one', () => {
  const bets = { dragon: 1000, tie: 100 }

  expect(prizeOf(VARIANTS['dragon-tiger'], bets, TIE)).toBe(500 + 1200)
})

test('the seats of a table share their deal: both sides cannot win', () => {
  for (const name of Object.keys(VARIANTS) as VariantName[]) {
    const { sides, pays } = VARIANTS[name]
    const [one, other] = sides
    expect(pays[one]?.[other] ?? 0).toBe(0)
    expect(pays[other]?.[one] ?? 0).toBe(0)
  }
})
