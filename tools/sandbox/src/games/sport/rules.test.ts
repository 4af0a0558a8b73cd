import { describe, expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { goalChances, WHOLE } from './chances.ts'
import { DISCIPLINES, type DisciplineName, fixtureOf, isWon, playFixture, RETURN_PERCENT, winOf } from './rules.ts'

const NAMES = Object.keys(DISCIPLINES) as DisciplineName[]
const FIXTURES = 200

describe.each(NAMES)('%s', (discipline) => {
  const fixtures = Array.from({ length: FIXTURES }, (_, number) =>
    fixtureOf(discipline, { series: 'title', match: number }),
  )

  test('offers no odds that would pay for themselves, and none below the stake', () => {
    for (const { markets } of fixtures) {
      for (const market of Object.values(markets)) {
        const prices = Object.values(market)
        const share = prices.reduce((sum, odds) => sum + 100 / odds, 0)
        expect(share * RETURN_PERCENT).toBeGreaterThanOrEqual(100)
        expect(Math.min(...prices)).toBeGreaterThan(100)
      }
    }
  })

  test('returns what was said, over forty thousand played matches', () => {
    const random = seeded(11)
    const returned = new Map<string, number>()
    for (let match = 0; match < 40_000; match += 1) {
      const fixture = fixtures[match % FIXTURES] ?? fixtureOf(discipline, { series: 'title', match })
      const result = playFixture(fixture, random)
      for (const [market, prices] of Object.entries(fixture.markets)) {
        for (const [pick, odds] of Object.entries(prices)) {
          if (!isWon(fixture, result, { market, pick })) continue
          returned.set(market, (returned.get(market) ?? 0) + odds / Object.keys(prices).length / 40_000)
        }
      }
    }

    for (const percent of returned.values()) {
      expect(percent).toBeGreaterThan(RETURN_PERCENT - 3)
      expect(percent).toBeLessThan(RETURN_PERCENT + 2)
    }
    expect(returned.size).toBe(Object.keys(fixtures[0]?.markets ?? {}).length)
  })

  test('has one winner in each market, whatever happens', () => {
    const random = seeded(5)
    for (const fixture of fixtures) {
      const result = playFixture(fixture, random)
      for (const [market, prices] of Object.entries(fixture.markets)) {
        expect(Object.keys(prices).filter((pick) => isWon(fixture, result, { market, pick }))).toHaveLength(1)
      }
    }
  })

  test('names a fixture once for all, with nobody on both sides', () => {
    expect(fixtureOf(discipline, { series: 'title', match: 7 })).toEqual(fixtures[7])
    for (const { sides } of fixtures) expect(new Set(sides).size).toBe(sides.length)
  })
})

test('no team is on two fields at a time', () => {
  const turn = Array.from({ length: 8 }, (_, match) => fixtureOf('football', { series: 'title', match: 8_000 + match }))

  expect(new Set(turn.flatMap(({ sides }) => sides)).size).toBe(16)
})

test.each([0.7, 2.25, 9.65])('goals around %d: chances are a whole, and their mean is right', (mean) => {
  const chances = goalChances(mean, 40)

  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(WHOLE)
  expect(chances.reduce((sum, chance, goals) => sum + goals * chance, 0) / WHOLE).toBeCloseTo(mean, 5)
})

test('a match ends with the goals that were shot, each in its minute', () => {
  const fixture = fixtureOf('football', { series: 'title', match: 1 })
  const random = seeded(3)
  for (let match = 0; match < 500; match += 1) {
    const result = playFixture(fixture, random)
    if (!('score' in result)) throw new Error('a race')
    expect(result.goals.filter(({ side }) => side === 0)).toHaveLength(result.score[0])
    expect(result.goals.every(({ minute }) => minute >= 1 && minute <= 90)).toBe(true)
  }
})

test('the odds of a slip are multiplied, and what is finer than a part stays with the operator', () => {
  expect(winOf(10_000, [185])).toBe(18_500n)
  expect(winOf(10_001, [185, 333])).toBe(61_611n)
})
