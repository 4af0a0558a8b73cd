import { expect, test } from 'vitest'
import { linesOf, parseBets, totalOf } from './draft.ts'

test('stored bets come back as they were', () => {
  const stakes = new Map([
    ['07', 100],
    ['25', 1_500],
  ])
  const stored = JSON.stringify({ totalAmount: totalOf(stakes), amounts: linesOf(stakes) })

  expect(stored).toBe('{"totalAmount":1600,"amounts":[{"num":"07","amount":100},{"num":"25","amount":1500}]}')
  expect(parseBets(stored)).toEqual(stakes)
})

test.each([
  null,
  '',
  'nonsense',
  'null',
  '[]',
  '{"amounts":7}',
  '{"amounts":[null,7,"07",{"num":"7","amount":100},{"num":"077","amount":100}]}',
  '{"amounts":[{"num":"07","amount":-1},{"num":"08","amount":1.5},{"num":"09","amount":"100"},{"num":"10"}]}',
])('of %j no bet is read', (text) => {
  expect(parseBets(text).size).toBe(0)
})
