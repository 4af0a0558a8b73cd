import { expect, test } from 'vitest'
import { countsOf, digitCountsOf, doublesOf, shadeOf, sortedBy, sumOf } from './counts.ts'

const GROUP = {
  session: null,
  weekday: null,
  draws: 6,
  numbers: [
    { num: '07', count: 2, last_on: '2026-11-20', draws_since: 1 },
    { num: '17', count: 1, last_on: '2026-11-02', draws_since: 5 },
    { num: '77', count: 3, last_on: '2026-11-23', draws_since: 0 },
  ],
}
const counts = countsOf(GROUP)

test('each of the hundred numbers has its place, also one that did not come', () => {
  expect(counts.map(({ num }) => num)).toEqual([...counts.keys()].map((place) => String(place).padStart(2, '0')))
  expect(counts[0]).toEqual({ num: '00', count: 0, last_on: null, draws_since: null })
  expect(counts[7]).toEqual(GROUP.numbers[0])
})

test('digits are counted by their place, and doubles apart', () => {
  expect(digitCountsOf(counts, 0).map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 3, 0, 0])
  expect(digitCountsOf(counts, 1).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 6, 0, 0])
  expect(doublesOf(counts).map(({ num }) => num)).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'])
  expect(sumOf(doublesOf(counts))).toBe(3)
})

test('the list begins with what came most often, or with what did not come for longest', () => {
  expect(
    sortedBy(counts, 'often')
      .map(({ num }) => num)
      .slice(0, 4),
  ).toEqual(['77', '07', '17', '00'])
  const ago = sortedBy(counts, 'ago').map(({ num }) => num)
  expect([ago[0], ...ago.slice(-3)]).toEqual(['00', '17', '07', '77'])
})

test('shades go from nothing to the largest value', () => {
  expect([0, 1, 3, 6, 11].map((value) => shadeOf(value, 11))).toEqual([0, 1, 2, 3, 4])
  expect([shadeOf(null, 11), shadeOf(0, 0)]).toEqual([4, 0])
})
