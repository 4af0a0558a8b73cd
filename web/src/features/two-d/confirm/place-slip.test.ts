import { expect, test } from 'vitest'
import { restOf } from './place-slip.ts'

test('the rest of a slip is what its numbers still take', () => {
  const stakes = new Map([
    ['07', 500],
    ['25', 1_000],
    ['13', 300],
    ['99', 200],
  ])
  const over_limit = [
    { num: '07', remaining: 0 },
    { num: '25', remaining: 400.5 },
    { num: '13', remaining: 99 },
  ]

  expect([...restOf(stakes, over_limit, 100)]).toEqual([
    ['25', 400],
    ['99', 200],
  ])
})
