import { describe, expect, test } from 'vitest'
import type { OriginOfNumbers } from '../draft/origins.ts'
import { groupStakes, withRemoved } from './group-stakes.ts'

const stakes = (...nums: string[]) => new Map(nums.map((num) => [num, 100]))
const brothers = (...nums: string[]): OriginOfNumbers => ({
  origin: { kind: 'set', name: 'brothers', has_reverse: false },
  nums,
})
const typed = (text: string, ...nums: string[]): OriginOfNumbers => ({ origin: { kind: 'typed', text }, nums })
const shown = (all: ReturnType<typeof groupStakes>) =>
  all.map(({ origin, stakes }) => [origin?.kind ?? null, ...stakes.keys()])

describe('the groups of a slip', () => {
  test('are the numbers that came at once, and at the end those that were chosen one by one', () => {
    const groups = groupStakes(stakes('55', '01', '12', '21', '07'), [
      brothers('01', '12'),
      typed('21 07 R', '21', '07'),
    ])

    expect(shown(groups)).toEqual([
      ['set', '01', '12'],
      ['typed', '21', '07'],
      [null, '55'],
    ])
  })

  test('have a number once, in the group in which it came last', () => {
    const groups = groupStakes(stakes('01', '12', '23'), [brothers('01', '12', '23'), typed('12 23', '12', '23')])

    expect(shown(groups)).toEqual([
      ['typed', '12', '23'],
      [null, '01'],
    ])
  })

  test('know nothing of numbers that are not chosen any more', () => {
    expect(shown(groupStakes(stakes('01'), [brothers('01', '12')]))).toEqual([[null, '01']])
    expect(groupStakes(stakes(), [brothers('01', '12')])).toEqual([])
  })
})

test('what was removed stands where it stood, and a stake that was changed since stays changed', () => {
  const before = stakes('01', '12', '23')
  const now = new Map([
    ['01', 300],
    ['45', 200],
  ])

  expect([...withRemoved(now, { before, nums: new Set(['12', '23']) })]).toEqual([
    ['01', 300],
    ['12', 100],
    ['23', 100],
    ['45', 200],
  ])
  // Removed before in another tab: it does not come back with these.
  expect([...withRemoved(stakes('23'), { before, nums: new Set(['12']) })]).toEqual([
    ['12', 100],
    ['23', 100],
  ])
})
