import { describe, expect, test } from 'vitest'
import { isSameSignature, signCall, signCallback } from './sign.ts'

describe('a signature', () => {
  const cmut = { request_time: '1694617425', secret_key: 'XXXX', operator_code: 'CMUT_V2' }
  test.each([
    ['gamelist', 'cf9661ac06ecef181d35403a85e80f73'],
    ['launchgame', '3944f891d3bd2d42f7b1c740c884fc38'],
  ] as const)('of our %s is as published', (action, sign) => {
    expect(signCall(action, cmut)).toBe(sign)
  })

  const abcd = { operator_code: 'ABCD', request_time: '1698219740', secret_key: 'XXXX' }
  test.each([
    ['getbalance', '70992959221502c3abe21c19bdb9f407'],
    ['withdraw', '49388db18ca3b66ef0b454e9e84089ff'],
    ['deposit', 'ea6a3d07485b6c69012d20b754b765d5'],
    ['pushbetdata', '318f7313fca0713340d2857a2f0d6aae'],
  ] as const)('of a %s callback is as published', (action, sign) => {
    expect(signCallback(action, abcd)).toBe(sign)
    expect(isSameSignature(signCallback(action, abcd), sign.toUpperCase())).toBe(true)
  })

  test.each([
    ['another', '318f7313fca0713340d2857a2f0d6aaf'],
    ['a shorter one', '318f'],
    ['none', undefined],
    ['a number', 318],
    ['one with letters of several bytes', 'ü'.repeat(32)],
    ['one with letters that are two when small', 'İ'.repeat(32)],
  ])('is not %s', (_what, given) => {
    expect(isSameSignature(signCallback('pushbetdata', abcd), given)).toBe(false)
  })
})
