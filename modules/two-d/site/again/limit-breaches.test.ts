import { expect, test } from 'vitest'
import { restOf } from '../confirm/place-slip.ts'
import { limitBreachesOf } from './limit-breaches.ts'

const number = (two_digit: string, over_all_remaining: number, is_closed = false) => ({
  two_digit,
  over_all_remaining,
  is_closed,
  number_limit: 10_000,
})
const DRAW = {
  stake_min: 200,
  stake_max: 5_000,
  two_digits: [
    number('07', 10_000),
    number('13', 0, true),
    number('25', 300),
    number('44', 150),
    number('56', 10_000),
    number('78', 10_000),
    number('90', 10_000),
  ],
}
const STAKES = new Map([
  ['07', 5_000],
  ['13', 500],
  ['25', 500],
  ['44', 500],
  ['56', 100],
  ['78', 6_000],
  ['90', 1_000],
])

test('rows that a draw does not take as they are say why, and what the number still takes', () => {
  expect(limitBreachesOf(STAKES, DRAW, new Map([['90', 400]]))).toEqual([
    { num: '13', why: 'closed', remaining: 0 },
    { num: '25', why: 'left', remaining: 300 },
    { num: '44', why: 'full', remaining: 0 },
    { num: '56', why: 'at_least', remaining: null },
    { num: '78', why: 'at_most', remaining: 5_000 },
    { num: '90', why: 'left', remaining: 400 },
  ])
})

test('what fits is kept: less where less is left, and nothing of a number that takes none', () => {
  const kept = restOf(STAKES, limitBreachesOf(STAKES, DRAW, null), DRAW.stake_min)

  expect([...kept]).toEqual([
    ['07', 5_000],
    ['25', 300],
    ['78', 5_000],
    ['90', 1_000],
  ])
  expect(limitBreachesOf(kept, DRAW, null)).toEqual([])
})
