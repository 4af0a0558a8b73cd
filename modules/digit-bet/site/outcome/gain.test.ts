import { expect, test } from 'vitest'
import { COUNT_UP_MS, countedUp, gainOf } from './gain.ts'

test('only a profit is a gain: a prize of the stake or less is none', () => {
  expect(gainOf({ profit: 850 })).toBe(850)
  expect(gainOf({ profit: 0 })).toBeNull()
  expect(gainOf({ profit: -10 })).toBeNull()
  expect(gainOf(undefined)).toBeNull()
})

test('a gain counts up from nothing, never back, and ends at its last pya', () => {
  const shown = Array.from({ length: 71 }, (_, step) => countedUp(850.25, step * 10))

  expect(shown[0]).toBe(0)
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  expect(shown.every((amount) => amount <= 850.25)).toBe(true)
  expect(countedUp(850.25, COUNT_UP_MS)).toBe(850.25)
  expect(countedUp(850.25, -5)).toBe(0)
})
