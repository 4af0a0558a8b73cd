import { array, assert, constant, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Compared, matchLines } from './compare.ts'
import type { StatementLine } from './parse-lines.ts'

const entry = (amount: bigint, reference: string | null = null, day = '2026-07-31'): Compared => ({
  amount,
  reference,
  day,
})
const line = (amount: bigint, transaction_id: string, day = '2026-07-31'): StatementLine => ({
  amount,
  transaction_id,
  day,
  time: null,
})

test('a line bears out the entry of its transaction and amount, by the whole id or by its last six digits', () => {
  const entries = [entry(50n, '123456'), entry(-30n, 'KBZ77')]
  const lines = [line(-30n, 'KBZ77', '2026-08-01'), line(50n, '0100999123456')]
  expect(matchLines(entries, lines)).toMatchObject({
    matches: [{ entry: { amount: 50n } }, { entry: { amount: -30n } }],
    amounts_differ: [],
    entries_without_line: [],
    lines_without_entry: [],
  })
})

test('the same transaction with another amount is a difference, and in and out are two payments', () => {
  const [in_book, out] = [entry(50n, '123456'), entry(-30n, 'KBZ77')]
  const [on_paper, other_way] = [line(40n, '0100123456'), line(30n, 'KBZ77')]
  expect(matchLines([in_book, out], [on_paper, other_way])).toEqual({
    matches: [],
    amounts_differ: [{ entry: in_book, line: on_paper }],
    entries_without_line: [out],
    lines_without_entry: [other_way],
  })
})

test('of two lines that end alike each entry gets the one of its amount', () => {
  const entries = [entry(10n, '123456'), entry(20n, '123456')]
  const lines = [line(20n, 'A123456'), line(10n, 'B123456')]
  expect(matchLines(entries, lines)).toMatchObject({ matches: { length: 2 }, amounts_differ: [] })
})

test('an entry without a reference is borne out by the amount on its day alone; a short id by itself alone', () => {
  const charge = entry(-5n)
  const short = entry(7n, 'AB12')
  expect(matchLines([charge, short], [line(-5n, 'FEE1', '2026-07-30'), line(7n, 'XXAB12')])).toMatchObject({
    matches: [],
  })
  expect(matchLines([charge, short], [line(-5n, 'FEE1'), line(7n, 'AB12')])).toMatchObject({ matches: { length: 2 } })
})

test('every entry and every line is counted once, whatever they are', () => {
  const amount = constantFrom(-20n, -10n, 10n, 20n)
  const day = constantFrom('2026-07-30', '2026-07-31')
  const some_entries = array(record({ amount, day, reference: constantFrom(null, '111111', '222222', 'AB12') }))
  const some_lines = array(
    record({ amount, day, time: constant(null), transaction_id: constantFrom('9111111', '222222', 'AB12', 'X') }),
  )
  assert(
    property(some_entries, some_lines, (entries, lines) => {
      const { matches, amounts_differ, entries_without_line, lines_without_entry } = matchLines(entries, lines)
      expect(matches.length + amounts_differ.length + entries_without_line.length).toBe(entries.length)
      expect(matches.length + amounts_differ.length + lines_without_entry.length).toBe(lines.length)
      const sum = (rows: { amount: bigint }[]) => rows.reduce((total, row) => total + row.amount, 0n)
      const differing = amounts_differ.reduce((total, pair) => total + pair.line.amount - pair.entry.amount, 0n)
      // The rows that do not match explain the whole difference of the two sums.
      expect(sum(lines) - sum(entries)).toBe(differing + sum(lines_without_entry) - sum(entries_without_line))
    }),
  )
})
