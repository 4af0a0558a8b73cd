import { describe, expect, test } from 'vitest'
import { base32, codeOf, isCodeOf } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890')

describe('a code', () => {
  // The last six of the eight digits that the RFC lists.
  test.each([
    [59n, '287082'],
    [1111111109n, '081804'],
    [1111111111n, '050471'],
    [1234567890n, '005924'],
    [2000000000n, '279037'],
    [20000000000n, '353130'],
  ])('%s seconds after 1970 is %s, as the RFC says', (seconds, code) => {
    expect(codeOf(SECRET, seconds / 30n)).toBe(code)
  })

  test.each([
    ['287082', true],
    ['287 082', true],
    ['287083', false],
    ['28708', false],
    ['2870821', false],
    ['', false],
    ['٢٨٧٠٨٢', false],
    ['-87082', false],
  ])('%s typed in its step: %s', (typed, is_right) => {
    expect(isCodeOf(SECRET, 1n, typed)).toBe(is_right)
  })
})

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %s is %s, as RFC 4648 says without its padding', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})
