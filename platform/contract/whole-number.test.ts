import { expect, test } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

const parse = (value: unknown) => parseWholeNumber(value, { min: 0, max: 1_000 })

test.each([
  [0, 0],
  [-0, 0],
  [7, 7],
  [1_000, 1_000],
  ['0', 0],
  ['7', 7],
  ['1000', 1_000],
])('%j is the whole number %d', (value, number) => {
  expect(parse(value)).toBe(number)
})

test.each<unknown>([
  null,
  undefined,
  true,
  [],
  [7],
  {},
  { valueOf: () => 7 },
  '',
  ' 7',
  '7 ',
  '7\n',
  '+7',
  '-7',
  '-0',
  '07',
  '7.0',
  '7e0',
  '0x7',
  '1,000',
  '၇',
  '７',
  '٧',
  '1001',
  '9'.repeat(400),
  -1,
  7.5,
  1_001,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%s is none', (value) => {
  expect(parse(value)).toBeNull()
})
