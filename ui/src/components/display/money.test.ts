import { expect, test } from 'vitest'
import { formatMoney } from './money.tsx'

test.each([
  [0, 0, '0'],
  [0, 2, '0.00'],
  [7, 0, '7'],
  [999, 0, '999'],
  [1_000, 0, '1,000'],
  [245_300, 2, '245,300.00'],
  [1_234_567_890, 0, '1,234,567,890'],
  [1_000_000_000_000, 2, '1,000,000,000,000.00'],
  [0.5, 2, '0.50'],
  [-1_500, 0, '-1,500'],
  [-1_500.5, 2, '-1,500.50'],
] as const)('writes %d with %d decimals as %s', (amount, decimals, text) => {
  expect(formatMoney(amount, decimals)).toBe(text)
})

test.each([
  [999.99, 0, '999'],
  [0.29, 2, '0.29'],
  [1.005, 2, '1.00'],
  [19.9999, 2, '19.99'],
  [99_999.9999, 2, '99,999.99'],
  [4.35, 2, '4.35'],
] as const)('never shows more than there is: %d with %d decimals is %s', (amount, decimals, text) => {
  expect(formatMoney(amount, decimals)).toBe(text)
})

test.each([-0, -0.4, 1e-7, -1e-7])('writes %d as nothing, without a sign', (amount) => {
  expect(formatMoney(amount)).toBe('0')
})
