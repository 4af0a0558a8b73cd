import { describe, expect, test } from 'vitest'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { digitsOf, groupsOf } from './typed.ts'

describe('an amount as it is typed', () => {
  test.each([
    ['50000', 50_000],
    ['50,000', 50_000],
    [' 50 000 ', 50_000],
    ['၅၀၀၀၀', 50_000],
    ['1,234,567', 1_234_567],
    ['', null],
    ['1234,56', null],
    ['12,34', null],
    ['1,234,5', null],
    ['1,2345', null],
    ['1.234', null],
    ['0.5', null],
    ['-5', null],
    ['1e3', null],
    ['99999999999999', null],
  ])('%j is sent as %j', (text, amount) => {
    expect(parseKyat(text)).toBe(amount)
  })
})

test('of a reference only the digits are kept, Burmese ones too', () => {
  expect(digitsOf('Ref: 48-29 ၁၃')).toBe('482913')
})

test('an account number is shown in groups that add up to it', () => {
  expect(groupsOf('09777204318')).toEqual(['09', '777', '204', '318'])
  expect(groupsOf('003411807726')).toEqual(['0034', '1180', '7726'])
  expect(groupsOf('MM-12')).toEqual(['MM-12'])
})
