import { assert, bigInt, property } from 'fast-check'
import { expect, test } from 'vitest'
import { amountNumber, amountText, kyatOf, parseAmount } from './amount.ts'

test('an amount comes back from text and JSON as it went', () => {
  assert(
    property(bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), (amount) => {
      expect(parseAmount(amountText(amount))).toBe(amount)
      expect(parseAmount(JSON.parse(JSON.stringify(amountNumber(amount))))).toBe(amount)
    }),
  )
})

test.each(['', '1.00001', '1e3', ' 1', '0x10', '1,000', null, {}, 1e21, 0.00001, Number.NaN, '١'])(
  '%j is no amount',
  (value) => {
    expect(parseAmount(value)).toBeNull()
  },
)

test('currencies with larger units are worth more kyat', () => {
  expect(kyatOf(1n, 'MMK2')).toBe(1_000n)
  expect(kyatOf(5n, 'MMK3')).toBe(500n)
  expect(() => kyatOf(1n, 'USD')).toThrow('USD')
})
