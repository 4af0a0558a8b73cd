import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseList } from '../rules/list/parse-list.ts'
import { NUMBERS } from '../rules/numbers.ts'
import { listText } from './list-text.ts'

test('numbers with the same stake stand on one line', () => {
  const amounts = [
    { num: '12', amount: 500 },
    { num: '07', amount: 50 },
    { num: '21', amount: 500 },
  ]

  expect(listText(amounts)).toBe('12 21 =500\n07 =50')
})

test('the list that is read from its text has the same numbers and stakes', () => {
  const stake = fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 999_999_999 }))
  const list = fc.uniqueArray(fc.record({ num: fc.constantFrom(...NUMBERS), amount: stake }), {
    minLength: 1,
    maxLength: 100,
    selector: ({ num }) => num,
  })

  fc.assert(
    fc.property(list, (amounts) => {
      const { stakes, lines } = parseList(listText(amounts), { default_stake: null })

      expect(lines.filter(({ refused }) => refused !== null)).toEqual([])
      expect(stakes).toEqual(new Map(amounts.map(({ num, amount }) => [num, amount])))
    }),
    { numRuns: 300 },
  )
})
