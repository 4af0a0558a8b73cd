import { expect, test } from 'vitest'
import { Refusal } from '#platform/site/calls/api.ts'
import type { TwoDCapacity } from '#two-d/contract/player.ts'
import { parseOverLimit, parsePlaced, withRemaining } from './parse-placed.ts'

test('a slip was placed where the answer says so, with or without the slip', () => {
  const status = 'Request was successful.'

  expect(parsePlaced({ status, message: 'Done.', data: { session: 'evening' } })).toEqual({
    message: 'Done.',
    session: 'evening',
  })
  expect(parsePlaced({ status })).toEqual({ message: '', session: null })
  for (const body of [null, [], {}, { status: 'It was noted.', message: 'Late.' }])
    expect(() => parsePlaced(body)).toThrow(Refusal)
})

test.each([
  ['a bare array', ['07', 25]],
  ['a message that is an array', { message: ['07', '25'] }],
])('%s names the digits over their limit', (_name, body) => {
  expect(parseOverLimit(body)).toEqual([
    { num: '07', remaining: null },
    { num: '25', remaining: null },
  ])
})

test('what each digit still takes is read where it is told, and any other refusal names none', () => {
  const over_limit = [{ num: '07', remaining: '300.00' }]

  expect(parseOverLimit({ message: ['07'], over_limit })).toEqual([{ num: '07', remaining: 300 }])
  for (const body of [null, { message: 'Too late.' }, 'text']) expect(parseOverLimit(body)).toBeNull()
})

test('the capacity says what digits still take that were only named, but for the limit of a player', () => {
  const number = (two_digit: string, over_all_remaining: number, is_closed = false) => ({
    two_digit,
    over_all_remaining,
    is_closed,
    number_limit: 10_000,
  })
  const capacity: Pick<TwoDCapacity, 'stake_max' | 'two_digits'> = {
    stake_max: 5_000,
    two_digits: [number('07', 300), number('25', 9_000), number('13', 9_000, true), number('99', 9_000)],
  }
  const digits = ['07', '25', '13', '99', '50'].map((num) => ({ num, remaining: null }))
  const sent = new Map([
    ['07', 500],
    ['25', 6_000],
    ['13', 100],
    ['99', 400],
    ['50', 100],
  ])

  expect(withRemaining(digits, sent, capacity).map(({ remaining }) => remaining)).toEqual([300, 5_000, 0, null, null])
  expect(withRemaining(digits, sent, null).map(({ remaining }) => remaining)).toEqual([null, null, null, null, null])
})
