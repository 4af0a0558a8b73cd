import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { FREE_FACTOR, FREE_SPINS_MAX, playSpin, rateRound, rateWindow } from './rules.ts'
import { LINES, PAYS, REELS, RETURN_PERCENT, ROWS, SCATTER_PAYS, SPINS_FOR_SCATTERS } from './table.ts'

const count = (strip: string, symbols: string) => [...strip].filter((each) => symbols.includes(each)).length

/** A line meets each reel once, at a stop of equal chance: its symbols are independent. In stakes of a line. */
function lineReturn(): number {
  return Object.entries(PAYS).reduce((sum, [symbol, pays]) => {
    const chance = REELS.map((strip) => count(strip, `${symbol}W`) / strip.length)
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = chance
    const three = a * b * c
    return (
      sum + three * (1 - d) * (pays[3] ?? 0) + three * d * (1 - e) * (pays[4] ?? 0) + three * d * e * (pays[5] ?? 0)
    )
  }, 0)
}

/** The chance of each number of scatters in the window. No strip shows two at once. */
function scatterChances(): number[] {
  return REELS.reduce<number[]>(
    (chances, strip) => {
      const hit = (count(strip, 'S') * ROWS) / strip.length
      return [...chances, 0].map((chance, n) => chance * (1 - hit) + (chances[n - 1] ?? 0) * hit)
    },
    [1],
  )
}

function freeSpinsPerSpin(chances: number[]): number {
  const known = new Map<string, number>()
  const expected = (left: number, given: number): number => {
    if (left === 0) return 0
    const key = `${left} ${given}`
    const before = known.get(key)
    if (before !== undefined) return before
    const value = chances.reduce((sum, chance, scatters) => {
      const more = Math.min(SPINS_FOR_SCATTERS[scatters] ?? 0, FREE_SPINS_MAX - given)
      return sum + chance * expected(left - 1 + more, given + more)
    }, 1)
    known.set(key, value)
    return value
  }
  return chances.reduce((sum, chance, scatters) => {
    const free = SPINS_FOR_SCATTERS[scatters] ?? 0
    return sum + chance * expected(free, free)
  }, 0)
}

describe('the return', () => {
  const chances = scatterChances()
  const scatter_return = chances.reduce((sum, chance, scatters) => sum + chance * (SCATTER_PAYS[scatters] ?? 0), 0)
  const exact = (lineReturn() + scatter_return) * (1 + FREE_FACTOR * freeSpinsPerSpin(chances))

  test('is what the paytable says, counted over every stop of every reel', () => {
    expect(exact * 100).toBeCloseTo(RETURN_PERCENT, 1)
  })

  test('is what two hundred thousand played rounds come near to', () => {
    const random = seeded(20_260_801)
    const rounds = 200_000
    let pays = 0
    for (let round = 0; round < rounds; round += 1) pays += rateRound(playSpin(random)).pays

    expect(pays / LINES.length / rounds).toBeGreaterThan(exact - 0.03)
    expect(pays / LINES.length / rounds).toBeLessThan(exact + 0.03)
  })
})

describe('the reels', () => {
  test('never show two scatters on one reel, nor a wild on the first', () => {
    for (const strip of REELS) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        expect(count((strip + strip).slice(stop, stop + ROWS), 'S')).toBeLessThanOrEqual(1)
      }
    }
    expect(REELS[0]).not.toContain('W')
  })

  test('have twenty lines, no two alike', () => {
    expect(new Set(LINES.map(String)).size).toBe(20)
  })
})

describe('a window', () => {
  test.each([
    ['pays three from the left', ['EAE', 'GAG', 'HAH', 'FBF', 'EGF'], 60],
    ['takes a wild for any symbol', ['EAE', 'GWG', 'HAH', 'FWF', 'EGF'], 300],
    ['pays five stones of a kind', ['FIF', 'GIG', 'HIH', 'FIF', 'GIG'], 100],
    ['pays nothing from the right', ['EFE', 'GAG', 'HAH', 'CAC', 'DAD'], 0],
    ['pays nothing for two', ['EAE', 'GAG', 'HBH', 'FCF', 'EGF'], 0],
  ])('%s on the middle line', (_name, window, pays) => {
    const middle = rateWindow(window, 1).wins.find(({ line }) => line === 0)

    expect(middle?.pays ?? 0).toBe(pays)
  })

  test('pays scatters anywhere and brings free spins', () => {
    const spin = rateWindow(['SEF', 'GHS', 'ISE', 'FGH', 'EFG'], 1)

    expect(spin).toMatchObject({ scatters: 3, free: 8, pays: 2 * LINES.length })
  })

  test('pays double in a free spin', () => {
    const window = ['EAE', 'GAG', 'HAH', 'FBF', 'EGF']

    expect(rateWindow(window, FREE_FACTOR).pays).toBe(2 * rateWindow(window, 1).pays)
  })
})

test('a round has the free spins that it brings, pays the sum of its spins, and ends', () => {
  assert(
    property(integer(), (seed) => {
      const windows = playSpin(seeded(seed))
      const { spins, free_spins, pays } = rateRound(windows)

      expect(windows.length).toBe(1 + free_spins)
      expect(free_spins).toBeLessThanOrEqual(FREE_SPINS_MAX)
      expect(pays).toBe(spins.reduce((sum, each) => sum + each.pays, 0))
    }),
  )
})

test('free spins end at the most that a round may have', () => {
  const lucky = ['SEF', 'SGH', 'ISE', 'FGS', 'EFS']

  expect(rateRound(Array.from({ length: 5 }, () => lucky)).free_spins).toBe(FREE_SPINS_MAX)
})
