import { describe, expect, test } from 'vitest'
import { doubleOf, halfOf, largestOf, limitsOf, STAKES, shortStake } from './stakes.ts'

const LIMITS = { stake_min: 50, stake_max: 20_000 }

describe('the chips of the stake', () => {
  test('halve and double in whole kyat, within the limits of the game', () => {
    expect(halfOf(500, LIMITS)).toBe(250)
    expect(halfOf(105, LIMITS)).toBe(52)
    expect(halfOf(60, LIMITS)).toBe(50)
    expect(doubleOf(500, LIMITS)).toBe(1_000)
    expect(doubleOf(15_000, LIMITS)).toBe(20_000)
  })

  test('stake no more than the balance holds, nor than one roll takes', () => {
    expect(largestOf(1_234.56, LIMITS)).toBe(1_234)
    expect(largestOf(90_000, LIMITS)).toBe(20_000)
    expect(largestOf(0, LIMITS)).toBe(50)
  })

  test('have limits without the rules, too', () => {
    expect(halfOf(1, limitsOf(undefined))).toBe(1)
    expect(doubleOf(900_000, limitsOf(undefined))).toBe(1_000_000)
    expect(limitsOf(LIMITS)).toBe(LIMITS)
  })

  test('are written in short', () => {
    expect(STAKES.map(shortStake)).toEqual(['100', '500', '1k', '5k'])
  })
})
