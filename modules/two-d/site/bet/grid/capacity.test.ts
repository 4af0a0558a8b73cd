import { expect, test } from 'vitest'
import { capacitiesOf, splitByCapacity } from './capacity.ts'

const number = (two_digit: string, over_all_remaining: number, is_closed = false) => ({
  two_digit,
  over_all_remaining,
  is_closed,
  number_limit: 1_000_000,
})
const draw = {
  session: 'morning' as const,
  session_number: 2,
  game_date: '2026-11-23',
  cutoff_at: '2026-11-23T05:15:00Z',
  draws_at: '2026-11-23T05:31:00Z',
  server_time: '2026-11-23T05:00:00Z',
  is_open: true,
  default_number_limit: 1_000_000,
  odds: 80,
  stake_min: 100,
  stake_max: 100_000,
  lines_max: 100,
}
const capacityOf = (remaining: number, is_closed = false) =>
  capacitiesOf({ ...draw, two_digits: [number('07', remaining, is_closed)] }).get('07')

test.each([
  [1_000_000, 0, 'open'],
  [500_001, 49, 'open'],
  [500_000, 50, 'mid'],
  [100_000, 90, 'mid'],
  [99_999, 90, 'high'],
  [100, 99, 'high'],
  [99, 99, 'full'],
  [0, 100, 'full'],
])('a number that still takes %i is %i per cent taken, and %s', (remaining, percent, band) => {
  expect(capacityOf(remaining)).toEqual({ percent, band, remaining })
})

test('a closed number is full, whatever is taken of it', () => {
  expect(capacityOf(1_000_000, true)).toEqual({ percent: 0, band: 'full', remaining: 0 })
})

test('stakes that a number does not take are left out, and named', () => {
  const capacities = capacitiesOf({
    ...draw,
    two_digits: [number('07', 400), number('25', 500), number('13', 900_000, true)],
  })
  const wanted = new Map([
    ['07', 500],
    ['25', 500],
    ['13', 500],
    ['99', 500],
  ])

  const { fits, left_out } = splitByCapacity(wanted, capacities)

  expect([...fits.keys()]).toEqual(['25', '99'])
  expect(left_out).toEqual(['07', '13'])
})
