import { expect, test } from 'vitest'
import { parseOverLimit } from './parse-placed.ts'
import { restOf } from './place-slip.ts'

test('the rest of a slip is what its numbers still take', () => {
  const stakes = new Map([
    ['07', 500],
    ['25', 1_000],
    ['13', 300],
    ['99', 200],
    ['44', 700],
  ])
  const over_limit = [
    { num: '07', remaining: 0 },
    { num: '25', remaining: 400.5 },
    { num: '13', remaining: 99 },
    { num: '44', remaining: null },
  ]

  expect([...restOf(stakes, over_limit, 100)]).toEqual([
    ['25', 400],
    ['99', 200],
  ])
})

test.each([
  [
    ['12', '45'],
    ['12', '45'],
  ],
  [
    [7, 45],
    ['07', '45'],
  ],
  [{ message: ['12'] }, ['12']],
  [{ message: 'Bet failed!' }, null],
  [[], null],
  [null, null],
])('of the answer %j the numbers over their limit are %j', (body, digits) => {
  expect(parseOverLimit(body)?.map(({ num }) => num) ?? null).toEqual(digits)
})
