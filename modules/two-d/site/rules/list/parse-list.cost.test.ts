import { expect, test } from 'vitest'
import { parseList } from './parse-list.ts'

/** Ten times what the page takes. */
const LETTERS = 40_000
/** Milliseconds of CPU time. The longest list takes a tenth of it; a parser whose time grew with the square took seconds. */
const CPU_MS = 2_500

test.each([
  ['numbers and reverses in turn', '12\nR\n'],
  ['numbers that wait', '12\n'],
  ['numbers that wait, and blank lines', '12 R\n\n'],
  ['signs', '/-'],
  ['marks of letters', '\u1037\u103a'],
  ['marks and numbers', '12 = '],
  ['item numbers', '(3) '],
  ['rows', '12 500\ntotal 500\n'],
  ['Zawgyi', 'ေထာင္နကၡတ္ '],
  ['sets', 'power '],
  ['digits', '12345ခွေ '],
  ['stakes on letters', 'x500'],
  ['blanks', ' '],
  ['pictures', '👍'],
])('a list of ten times the longest, of %s, is read in a moment', (_what, piece) => {
  const text = `12 ${piece.repeat(Math.ceil(LETTERS / piece.length))}\n500`
  const before = process.cpuUsage()

  parseList(text, { default_stake: 100 })

  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(CPU_MS)
})

test('numbers and reverses in turn are read as one when the stake comes', () => {
  const [line, ...more] = parseList('12\nR\n34\nR\n500', { default_stake: null }).lines

  expect(more).toEqual([])
  expect(line).toMatchObject({ lines: 5 })
})
