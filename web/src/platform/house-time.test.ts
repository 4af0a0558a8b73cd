import { expect, test } from 'vitest'
import { dateOf, dayOf, timeOf } from './house-time.ts'

test('a moment has one date, the one in Yangon', () => {
  const late_in_london = '2026-11-20T18:08:00.000Z'

  expect(dayOf(late_in_london, 'en')).toBe('21 Nov')
  expect(timeOf(late_in_london, 'en')).toBe('00:38')
})

test('every language writes western years and Latin digits', () => {
  const moment = '2026-11-21T05:08:00.000Z'

  expect(dateOf(moment, 'en')).toBe('21 Nov 2026')
  expect(dateOf(moment, 'mm')).toBe('21 နို 2026')
  expect(dateOf(moment, 'zh')).toBe('2026年11月21日')
  expect(dateOf(moment, 'th')).toBe('21 พ.ย. 2026')
  expect(['en', 'mm', 'zh', 'th'].map((language) => timeOf(moment, language as 'en'))).toEqual(Array(4).fill('11:38'))
})
