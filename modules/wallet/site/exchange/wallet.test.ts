import { describe, expect, test } from 'vitest'
import type { User } from '#identity/contract/player.ts'
import { refusalOf } from '#platform/site/calls/understand.ts'
import { allOf, isNothing, parseAmount, proposalFor, typedAmount } from './amount.ts'
import { exchangeRequestOf, isAnswered } from './exchange.ts'

describe('the amount of an exchange', () => {
  test.each([
    ['1', 1],
    ['5000', 5000],
    ['0.5', null],
    ['1.25', 1.25],
    ['10.', 10],
    ['1.255', null],
    ['0', null],
    ['-5', null],
    ['1e3', null],
    ['', null],
    ['abc', null],
    ['၁၀၀', 100],
    ['1,500', 1500],
    ['1,234,567.5', 1_234_567.5],
    ['1234,56', null],
    ['1,50', null],
    ['1,2345', null],
    ['1.234,56', null],
    ['9999999999999', null],
  ])('%j is sent as %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  test('Burmese digits stand in the field as Latin ones, and spaces are left out', () => {
    expect(['၁၂၃.၅', '1,500', ' 20 000 ', 'abc'].map(typedAmount)).toEqual(['123.5', '1,500', '20000', 'abc'])
  })

  test('all of a balance is what can be sent of it', () => {
    expect([100, 49_980.1234, 0.29, 8.7099, 0].map(allOf)).toEqual([100, 49_980.12, 0.29, 8.7, 0])
    expect(parseAmount(String(allOf(49_980.1234)))).toBe(49_980.12)
  })

  test('nothing, zero and less are told apart from what makes no sense', () => {
    expect(['', ' ', '0', '-1', '0.0'].map(isNothing)).toEqual([true, true, true, true, true])
    expect(['1', '1.255', '1e3'].map(isNothing)).toEqual([false, false, false])
  })
})

describe('the id of an exchange', () => {
  test('stays the same while the same request is unanswered, and is new for any other', () => {
    const first = exchangeRequestOf(null, 'mainToGame', 500)

    expect(exchangeRequestOf(first, 'mainToGame', 500).idempotency_key).toBe(first.idempotency_key)
    expect(exchangeRequestOf(first, 'gameToMain', 500).idempotency_key).not.toBe(first.idempotency_key)
    expect(exchangeRequestOf(first, 'mainToGame', 501).idempotency_key).not.toBe(first.idempotency_key)
    expect(exchangeRequestOf(null, 'mainToGame', 500).idempotency_key).not.toBe(first.idempotency_key)
  })

  test('is kept after a lost or broken answer, and let go after a yes or a no', () => {
    const refusal = (http: number) => ({ kind: 'refused' as const, refusal: refusalOf(http, null) })

    expect(isAnswered({ kind: 'unreachable' })).toBe(false)
    expect(isAnswered(refusal(503))).toBe(false)
    expect(isAnswered(refusal(422))).toBe(true)
  })
})

describe('an exchange that is opened', () => {
  const user = { main_balance: 5_000, balance: 33.3333 } as User
  const filled = (to: 'main' | 'game', missing: number) =>
    proposalFor(user, { shortfall: { to, missing }, is_for_game: true })

  test.each([
    ['what is missing in game, from main', filled('game', 1_200), { direction: 'mainToGame', amount: '1200' }],
    ['rounded up to a hundredth', filled('game', 100 - 33.3333), { direction: 'mainToGame', amount: '66.67' }],
    ['a difference without its noise', filled('game', 0.3 + 99), { direction: 'mainToGame', amount: '99.3' }],
    ['never less than the least that is moved', filled('game', 0.2), { direction: 'mainToGame', amount: '1' }],
    ['no more than there is', filled('game', 9_000), { direction: 'mainToGame', amount: '5000' }],
    ['what is missing in main, from game', filled('main', 40), { direction: 'gameToMain', amount: '33.33' }],
    [
      'a game that names no stake',
      proposalFor(user, { shortfall: null, is_for_game: true }),
      { direction: 'mainToGame', amount: '1000' },
    ],
    [
      'nothing where nothing is known',
      proposalFor(user, { shortfall: null, is_for_game: false }),
      { direction: 'mainToGame', amount: '' },
    ],
    [
      'nothing where the other balance is empty',
      proposalFor(null, { shortfall: { to: 'main', missing: 5 }, is_for_game: false }),
      { direction: 'mainToGame', amount: '' },
    ],
  ])('comes with %s', (_name, proposal, expected) => {
    expect(proposal).toEqual(expected)
  })
})
