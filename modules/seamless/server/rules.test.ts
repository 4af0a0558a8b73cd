import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { factorOf, parseAction, parseAmount, signedAmount, writeAmount } from './rules.ts'

describe('an amount on the wire', () => {
  test.each([
    [10, 100_000n],
    [10.5, 105_000n],
    ['10.5', 105_000n],
    ['-10', -100_000n],
    ['+10', 100_000n],
    ['0010.00', 100_000n],
    [0.0001, 1n],
    [-0.0001, -1n],
    [0, 0n],
    ['0', 0n],
    [0.1 + 0.2, 3_000n],
    ['1.0E7', 100_000_000_000n],
    ['1.0E-4', 1n],
    [1e-7, 0n],
    [0.00005, 1n],
    [0.00004, 0n],
    ['123456789012345.6789', 1_234_567_890_123_456_789n],
  ])('%o is read as %o units', (value, units) => {
    expect(parseAmount(value)).toBe(units)
  })

  test.each([
    [''],
    ['ten'],
    ['1,000'],
    ['0x10'],
    [null],
    [undefined],
    [true],
    [[10]],
    [{}],
    [Number.NaN],
    [Infinity],
    ['1e400'],
    ['--1'],
    ['9'.repeat(40)],
  ])('%o is none', (value) => {
    expect(parseAmount(value)).toBeNull()
  })

  test('comes back as it was, for every amount of four decimals', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 17n), fc.constantFrom('MMK', 'mmk2', 'MMK3'), (units, currency) => {
        const factor = factorOf(currency) as bigint
        const text = writeAmount(units * factor, factor)
        expect(parseAmount(text)).toBe(units)
        expect(() => JSON.parse(text) as number).not.toThrow()
      }),
    )
  })

  test.each([
    ['MMK', kyat(1234) + 5_678n, '1234.5678'],
    ['MMK2', kyat(1234) + 9_999n, '1.2349'],
    ['MMK2', kyat(0) + 999n, '0'],
    ['MMK2', kyat(0) + 1_000n, '0.0001'],
    ['MMK3', kyat(1234) + 5_699n, '12.3456'],
  ])('in %s, money of %o units is written as %s, rounded down', (currency, money, text) => {
    expect(writeAmount(money, factorOf(currency) as bigint)).toBe(text)
  })

  test('is of a currency of ours, whatever its case', () => {
    expect([factorOf('MMK'), factorOf('mmk2'), factorOf('Mmk3')]).toEqual([1n, 1_000n, 100n])
    expect([factorOf('THB'), factorOf(''), factorOf(7), factorOf('constructor')]).toEqual([null, null, null, null])
  })
})

describe('an action', () => {
  test('is known in any case', () => {
    expect([parseAction('bet'), parseAction('Settled'), parseAction('ROLLBACK')]).toEqual([
      'BET',
      'SETTLED',
      'ROLLBACK',
    ])
    expect([parseAction('STEAL'), parseAction(''), parseAction(1)]).toEqual([null, null, null])
  })

  test.each([
    ['BET', 10n, -10n],
    ['BET', -10n, -10n],
    ['TIP', 3n, -3n],
    ['SETTLED', 10n, 10n],
    ['SETTLED', 0n, 0n],
    ['SETTLED', -1n, null],
    ['CANCEL', -1n, null],
    ['ROLLBACK', -5n, -5n],
    ['ADJUSTMENT', 5n, 5n],
  ] as const)('%s of %o moves %o', (action, amount, moves) => {
    expect(signedAmount(action, amount)).toBe(moves)
  })
})
