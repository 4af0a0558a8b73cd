import { expect, test } from 'vitest'
import { hasWords, latinDigits, parseDigitRun, parseTypedText, plainAmount } from './typed-text.ts'

/** Of a contact, a chat, a page and a file. */
const MARKS =
  '\u200e \u200f \u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068 \u2069 \u061c \u200b \u2060 \ufeff \u00ad'

test.each(MARKS.split(' '))('%j is not in what was typed', (mark) => {
  expect(parseTypedText(`${mark}Ko${mark}Aung${mark}`)).toBe('KoAung')
})

test('Burmese marks in either order are one name', () => {
  const [right, other] = ['ကို\u1037\u103a', 'ကို\u103a\u1037']

  expect(parseTypedText(other)).toBe(parseTypedText(right))
})

test('joiners of Burmese and of emoji stay', () => {
  expect(parseTypedText('က\u200cခ')).toBe('က\u200cခ')
  expect(parseTypedText('👩\u200d🌾')).toBe('👩\u200d🌾')
})

test.each(['၀၁၂၃၄၅၆၇၈၉', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９'])('%s are digits', (text) => {
  expect(latinDigits(text)).toBe('0123456789')
})

test('a number of an account is one run, however it is grouped', () => {
  expect(parseDigitRun('\u202a၁၂၃\u00a0၄๕๖\u2011789\u200d\u202c')).toBe('123456789')
})

test.each([
  ['1234.56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1234,56', '1234.56'],
  ['-1.234.567,8', '-1234567.8'],
  ['−1,234', '-1234'],
  [' ၁,၂၃၄ ', '1234'],
])('the amount %s is %s', (text, plain) => {
  expect(plainAmount(text)).toBe(plain)
})

test.each(['1,23,456', '1.234,567', '1234,567', '1.2.3', ',5', '1e5', 'five'])(
  'the amount %s stays as it is, to be refused',
  (text) => {
    expect(plainAmount(text)).toBe(text)
  },
)

test.each(['not ours', 'The name differs.', 'နာမည် မတူပါ', '姓名不符', 'ชื่อไม่ตรง', 'KBZ took 500'])(
  '%j says why',
  (text) => {
    expect(hasWords(text)).toBe(true)
  },
)

test.each(['', '.', '...', '12345', 'x', 'aaaa', 'no', 'AAAaaa', '—', '！'])('%j says nothing', (text) => {
  expect(hasWords(text)).toBe(false)
})
