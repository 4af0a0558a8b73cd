import { expect, test } from 'vitest'
import { markedIndex, markedValue } from '../draft/marked-digit.ts'
import { twelveHours, weekdayOf, yangonDay } from './figures.ts'

test.each([
  ['11:00:00', '11:00:00 AM'],
  ['12:01', '12:01 PM'],
  ['16:30:00', '04:30:00 PM'],
  ['00:05', '12:05 AM'],
  ['--', '--'],
])('%s is shown as %s', (time, shown) => {
  expect(twelveHours(time)).toBe(shown)
})

test.each([
  ['1,444.12', '19,306.60', '26'],
  ['1,443.79', '24,221.65', '91'],
  ['1,439.86', '31,494.42', '64'],
  ['1,441.11', '38,177.16', '17'],
  ['1,490.10', '73,115.21', '05'],
])('index %s and value %s mark the digits of %s', (set, value, number) => {
  const [index, traded] = [markedIndex(set), markedValue(value)]

  expect(index.digit + traded.digit).toBe(number)
  expect(index.before + index.digit + index.after).toBe(set)
  expect(traded.before + traded.digit + traded.after).toBe(value)
})

test('a day begins in Yangon, and has its weekday in every language', () => {
  expect(yangonDay(Date.parse('2026-11-22T17:30:00Z'))).toBe('2026-11-23')
  expect(weekdayOf('2026-11-23', 'en')).toBe('Mon')
  expect(weekdayOf('2026-11-23', 'mm')).toBe('တနင်္လာ')
  expect(weekdayOf('2026-11-22', 'zh')).toBe('周日')
  expect(weekdayOf('2026-11-28', 'th')).toBe('เสาร์')
})
