import { assert, bigInt, double, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kyat, parseMoney, writeMoney } from './money.ts'

describe('an amount from outside', () => {
  test.each([
    [0, 0n],
    [-0, 0n],
    [1, 10_000n],
    [0.5, 5_000n],
    [0.1, 1_000n],
    [1.25, 12_500n],
    [100_000, 1_000_000_000n],
    [99_999_999.99, 999_999_999_900n],
    [1_000_000_000_000, 10_000_000_000_000_000n],
  ])('%d is read exactly', (amount, units) => {
    expect(parseMoney(amount, 2)).toBe(units)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [100]],
    ['an object', { amount: 100 }],
    ['true', true],
    ['a bigint', 100n],
    ['not a number', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
    ['negative', -1],
    ['negative and small', -0.01],
    ['over a trillion', 1_000_000_000_000.01],
    ['1e21', 1e21],
    ['the largest number', Number.MAX_VALUE],
    ['the smallest number', Number.MIN_VALUE],
    ['three decimals', 1.001],
    ['0.1 + 0.2', 0.1 + 0.2],
    ['one ten-millionth', 1e-7],
  ])('that is %s is no amount', (_what, amount) => {
    expect(parseMoney(amount, 2)).toBeNull()
  })

  test.each([
    ['0', 0n],
    ['1', 10_000n],
    ['15000', 150_000_000n],
    ['0.5', 5_000n],
    ['1.25', 12_500n],
    ['1.50', 15_000n],
    // A field that begins as 0 sends what was typed behind it.
    ['0500', 5_000_000n],
    ['007', 70_000n],
    ['00.10', 1_000n],
    ['99999999.99', 999_999_999_900n],
    ['1000000000000', 10_000_000_000_000_000n],
  ])('text "%s" is read exactly', (amount, units) => {
    expect(parseMoney(amount, 2)).toBe(units)
  })

  test.each([
    '',
    ' ',
    ' 100',
    '100 ',
    '100\n',
    '1 000',
    '1\u00a0000',
    '1,000',
    "1'000",
    '1_000',
    '1.000,00',
    '1e3',
    '1E3',
    '1e400',
    '+100',
    '-100',
    '-0',
    '--1',
    '.5',
    '5.',
    '1.2.3',
    '1.001',
    '0x64',
    '0b11',
    '0o17',
    '100n',
    '100 Ks',
    'Ks100',
    'Infinity',
    'NaN',
    'null',
    'true',
    '၁၀၀',
    '٣٠٠',
    '１００',
    '一百',
    '１.5',
    '1．5',
    '[100]',
    '1000000000000.01',
    '1000000000001',
    '9007199254740993',
    '0.1234567890123456789',
    '0'.repeat(14),
    `1.${'0'.repeat(5)}`,
    '9'.repeat(400),
  ])('text %j is no amount', (amount) => {
    expect(parseMoney(amount, 2)).toBeNull()
  })

  test.each([
    ['1.5', 0],
    ['100.0', 0],
    ['1.2345', 2],
    ['1.23456', 4],
  ] as const)('text "%s" is finer than %d decimals', (amount, decimals) => {
    expect(parseMoney(amount, decimals)).toBeNull()
  })

  test('in text is worth what the number is worth, and keeps the digits that a float would lose', () => {
    assert(
      property(bigInt({ min: 0n, max: 10_000_000_000_000_000n }), (units) => {
        const text = `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`

        expect(parseMoney(text, 4)).toBe(units)
      }),
      { numRuns: 2_000 },
    )
    expect(parseMoney('15000', 2)).toBe(parseMoney(15_000, 2))
  })

  test.each([
    [1.5, 0, null],
    [2, 0, 20_000n],
    [1.2345, 4, 12_345n],
    [1.23456, 4, null],
  ] as const)('%d with %d decimals gives %s', (amount, decimals, units) => {
    expect(parseMoney(amount, decimals)).toBe(units)
  })

  test.each([918_453_962_084.6565, 999_999_999_999.9999])('of %d goes out as it came in', (amount) => {
    expect(writeMoney(parseMoney(amount, 4) ?? 0n)).toBe(amount)
    expect(writeMoney(-(parseMoney(amount, 4) ?? 0n))).toBe(-amount)
  })

  test('goes out as it came in, to the last hundredth', () => {
    assert(
      property(bigInt({ min: 0n, max: 90_000_000_000_000n }), (hundredths) => {
        const units = hundredths * 100n

        expect(parseMoney(writeMoney(units), 2)).toBe(units)
        expect(parseMoney(JSON.parse(JSON.stringify(writeMoney(units))), 2)).toBe(units)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is either refused or worth what was written, whatever number comes', () => {
    assert(
      // Most numbers are no amounts; the second kind always is in their range.
      property(oneof(double(), double({ min: 0, max: 1_000_000_000_000 })), (amount) => {
        const units = parseMoney(amount, 4)

        if (units !== null) expect(writeMoney(units)).toBe(amount === 0 ? 0 : amount)
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('a constant of %d kyat is a mistake', (amount) => {
  expect(() => kyat(amount)).toThrow(RangeError)
})
