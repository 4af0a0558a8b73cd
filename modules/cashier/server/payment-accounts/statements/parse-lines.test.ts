import { expect, test } from 'vitest'
import { STATEMENT_LINES_MAX } from '#cashier/contract/account-rules.ts'
import { kyat } from '#platform/contract/money.ts'
import { parseLines } from './parse-lines.ts'

const line = (transaction_id: string, amount: number, day = '2026-07-31') => ({
  transaction_id,
  amount: (kyat(1) * BigInt(Math.round(amount * 100))) / 100n,
  day,
})

test.each([
  ['01001234567890123456,50000,2026-07-31', [line('01001234567890123456', 50_000)]],
  ['id,amount,date\r\nab 12,-30000.25,31/07/2026\r\n\r\n', [line('AB12', -30_000.25)]],
  ['A1\t"1,000,000"\t2026-07-31 14:05', [line('A1', 1_000_000)]],
  ['A1;(200);31.7.2026;fee', [line('A1', -200)]],
  ['\uFEFFA1,+5,2026-07-31', [line('A1', 5)]],
  ['A1;1234,56;31/07/2026', [line('A1', 1_234.56)]],
  ['A1;-1234,5;31/07/2026', [line('A1', -1_234.5)]],
  ['A1,"1234,56",2026-07-31', [line('A1', 1_234.56)]],
  ['A1;1.234.567,89;31/07/2026', [line('A1', 1_234_567.89)]],
  ['A1;(1,234.56);31/07/2026', [line('A1', -1_234.56)]],
  ['A1\t1,234\t31/07/2026', [line('A1', 1_234)]],
  ['A1,5,31/07/2569', [line('A1', 5)]],
  ['A1,5,2569-07-31', [line('A1', 5)]],
  ['A1,5,29/02/2567', [line('A1', 5, '2024-02-29')]],
  ['A၁,၅၀,๓๑/๐๗/๒๕๖๙', [line('A1', 50)]],
  ['A1,5,2026-07-31\nA2,0.00,2026-07-31\nA3,6,2026-07-31', [line('A1', 5), line('A3', 6)]],
  ['A1,0,2026-07-31', []],
  ['A1;0,00;2026-07-31', []],
  ['', []],
  ['id,amount,date', []],
])('%j reads as its lines', (text, lines) => {
  expect(parseLines(text)).toEqual(lines)
})

test.each([
  ['A1;1.234;31/07/2026', 1],
  ['A1;12,34,56;31/07/2026', 1],
  ['A1;1234,567;31/07/2026', 1],
  ['A1;1,234,56;31/07/2026', 1],
  ['A1,1234,56,31/07/2026', 1],
  ['A1,5,29/02/2569', 1],
  ['A1,0,yesterday', 1],
  ['A1,5,2026-07-31\nA2,five,2026-07-31', 2],
  ['id,amount,date\nA1,5,2026-02-30', 2],
  ['A1,5', 1],
  [',5,2026-07-31', 1],
  ['A1,5.001,2026-07-31', 1],
  [`${'A'.repeat(61)},5,2026-07-31`, 1],
  ['အ,5,2026-07-31', 1],
  ['A1,1e9,2026-07-31', 1],
])('%j is refused by the number of its line', (text, number) => {
  expect(parseLines(text)).toEqual({ fault: 'statement_line_invalid', values: { line: number } })
})

test.each(['1.00112E+19', '1,00112E+19', '1E+19', '1.00112e+19'])(
  'the id %s, which a spreadsheet has rounded, is refused by a sentence that says so',
  (id) => {
    expect(parseLines(`A1;5;2026-07-31\n${id};5;2026-07-31`)).toEqual({
      fault: 'statement_id_rounded',
      values: { line: 2 },
    })
  },
)

test('more lines than a statement has are refused', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `A${n},5,2026-07-31`).join('\n')
  expect(parseLines(lines(STATEMENT_LINES_MAX))).toHaveLength(STATEMENT_LINES_MAX)
  expect(parseLines(lines(STATEMENT_LINES_MAX + 1))).toMatchObject({ fault: 'too_many_lines' })
})
