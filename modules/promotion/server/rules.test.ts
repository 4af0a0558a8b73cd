import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { bonusOf, goalOf, periodOf } from './rules.ts'

test.each([
  { what: 'a fixed amount', percent: null, amount: kyat(5_000), deposit: null, bonus: kyat(5_000) },
  { what: 'a tenth of the deposit', percent: 10, amount: kyat(50_000), deposit: kyat(20_000), bonus: kyat(2_000) },
  { what: 'no more than the most', percent: 10, amount: kyat(50_000), deposit: kyat(900_000), bonus: kyat(50_000) },
  { what: 'whole kyat', percent: 10, amount: kyat(50_000), deposit: kyat(1_239), bonus: kyat(123) },
])('a bonus is $what', ({ percent, amount, deposit, bonus }) => {
  expect(bonusOf({ percent, amount }, deposit)).toBe(bonus)
})

test('the goal is a multiple of the bonus', () => {
  expect(goalOf({ wagering_times_100: 350 }, kyat(1_000))).toBe(kyat(3_500))
  expect(goalOf({ wagering_times_100: 0 }, kyat(1_000))).toBe(0n)
})

test.each([
  // Sunday 23:59 in Yangon, and the minute after it.
  ['daily', '2026-11-22T17:29:00Z', '2026-11-22'],
  ['daily', '2026-11-22T17:30:00Z', '2026-11-23'],
  ['weekly', '2026-11-22T17:29:00Z', '2026-11-16'],
  ['weekly', '2026-11-22T17:30:00Z', '2026-11-23'],
  ['once', '2026-11-22T17:30:00Z', '1970-01-01'],
] as const)('what is claimed %s at %s counts for %s', (frequency, now, period) => {
  expect(periodOf(frequency, new Date(now))).toBe(period)
})
