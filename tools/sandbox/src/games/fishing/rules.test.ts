import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { chanceOf, FISH, FISH_KINDS, prizeOf, RETURN_PERCENT, shootAll } from './rules.ts'

/** Answers the given numbers one after the other. */
const told = (...numbers: number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? 0
}

describe.each(FISH_KINDS)('a shot at the %s', (kind) => {
  const pays: readonly number[] = FISH[kind]
  const sum = pays.reduce((total, each) => total + each, 0)

  test('returns 96 % of its stake, counted over every number that can be drawn', () => {
    const one_of = 100 * sum
    let caught = 0
    for (let drawn = 0; drawn < one_of; drawn += 1) {
      if (shootAll([{ fish: 1, kind }], told(drawn, 0))[0] !== 0) caught += 1
    }
    const mean = sum / pays.length

    expect((caught / one_of) * mean * 100).toBeCloseTo(RETURN_PERCENT, 10)
    expect((caught / one_of) * 100).toBeCloseTo(chanceOf(kind), 10)
  })

  test('pays each of its prizes as often as the others', () => {
    const paid = pays.map((_, index) => shootAll([{ fish: 1, kind }], told(0, index))[0])

    expect(paid).toEqual([...pays])
  })
})

test('a fish is caught once, and shots that come too late are given back', () => {
  const hits = shootAll(
    [
      { fish: 7, kind: 'minnow' },
      { fish: 7, kind: 'minnow' },
      { fish: 8, kind: 'minnow' },
    ],
    told(0, 0, 199),
  )

  expect(hits).toEqual([2, null, 0])
  expect(prizeOf(hits, 100)).toBe(300)
})

test('a million shots return what was said', () => {
  const random = seeded(42)
  let paid = 0
  for (let shot = 0; shot < 1_000_000; shot += 1) {
    const kind = FISH_KINDS[shot % FISH_KINDS.length] ?? 'minnow'
    paid += prizeOf(shootAll([{ fish: shot, kind }], random), 1)
  }

  expect(paid / 1_000_000).toBeGreaterThan(0.94)
  expect(paid / 1_000_000).toBeLessThan(0.98)
})

test('a batch never pays less than nothing, nor two prizes for one fish', () => {
  const shots = array(record({ fish: integer({ min: 0, max: 5 }), kind: constantFrom(...FISH_KINDS) }), {
    maxLength: 20,
  })
  assert(
    property(shots, integer(), (batch, seed) => {
      const hits = shootAll(batch, seeded(seed))
      const caught = batch.filter((_, index) => (hits[index] ?? 0) > 0).map(({ fish }) => fish)

      expect(hits).toHaveLength(batch.length)
      expect(new Set(caught).size).toBe(caught.length)
      expect(prizeOf(hits, 10)).toBeGreaterThanOrEqual(0)
    }),
  )
})
