import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../platform/understand.ts'
import { allOf, isNothing, readAmount } from './amount.ts'
import { isAnswered, wishFor } from './exchange.ts'

describe('the amount of an exchange', () => {
  test.each([
    ['1', 1],
    ['5000', 5000],
    ['0.5', null],
    ['1.25', 1.25],
    ['1.255', null],
    ['0', null],
    ['-5', null],
    ['1e3', null],
    ['', null],
    ['abc', null],
    ['၁၀၀', null],
    ['9999999999999', null],
  ])('%j is sent as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test('all of a balance is what can be sent of it', () => {
    expect([100, 49_980.1234, 0.29, 8.7099, 0].map(allOf)).toEqual([100, 49_980.12, 0.29, 8.7, 0])
    expect(readAmount(String(allOf(49_980.1234)))).toBe(49_980.12)
  })

  test('nothing, zero and less are told apart from what makes no sense', () => {
    expect(['', ' ', '0', '-1', '0.0'].map(isNothing)).toEqual([true, true, true, true, true])
    expect(['1', '1.255', '1e3'].map(isNothing)).toEqual([false, false, false])
  })
})

describe('the id of a wish', () => {
  test('stays the same while the same wish is unanswered, and is new for any other', () => {
    const first = wishFor(null, 'mainToGame', 500)

    expect(wishFor(first, 'mainToGame', 500).request_id).toBe(first.request_id)
    expect(wishFor(first, 'gameToMain', 500).request_id).not.toBe(first.request_id)
    expect(wishFor(first, 'mainToGame', 501).request_id).not.toBe(first.request_id)
    expect(wishFor(null, 'mainToGame', 500).request_id).not.toBe(first.request_id)
  })

  test('is kept after a lost or broken answer, and let go after a yes or a no', () => {
    const refusal = (http: number) => ({ kind: 'refused' as const, refusal: refusalOf(http, null) })

    expect(isAnswered({ kind: 'unreachable' })).toBe(false)
    expect(isAnswered(refusal(503))).toBe(false)
    expect(isAnswered(refusal(422))).toBe(true)
  })
})
