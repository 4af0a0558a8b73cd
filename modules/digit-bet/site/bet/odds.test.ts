import { expect, test } from 'vitest'
import { payoutMax, payoutOf, returnRange } from './odds.ts'

const rules = {
  is_open: true,
  payouts: { digit: 9.5, big: 1.9, small: 1.9 },
  returns: { digit: 95, big: 95, small: 95 },
  stake_min: 1,
  stake_max: 10_000_000,
  auto_roll: true,
  roll_interval_seconds: 0,
}

test('a winning stake brings its payout, counted without floats', () => {
  expect(payoutOf(rules, 'digit', 1_000)).toBe(9_500)
  expect(payoutOf(rules, 'big', 100.1)).toBe(190.19)
  expect(payoutOf({ ...rules, payouts: { ...rules.payouts, small: 1.15 } }, 'small', 3)).toBe(3.45)
})

test('the largest payout is the largest stake on the best bet', () => {
  expect(payoutMax(rules)).toBe(95_000_000)
  expect(payoutMax({ ...rules, payouts: { digit: 1, big: 3, small: 2 } })).toBe(30_000_000)
})

test('the return is one number, or a range when the bets differ', () => {
  expect(returnRange(rules)).toBe('95%')
  expect(returnRange({ ...rules, returns: { digit: 95, big: 97.5, small: 96 } })).toBe('95–97.5%')
})
