import { expect, test } from 'vitest'
import { dateOf, dayOf, timeOf } from './yangon-time.ts'

test('a moment has one date, the one in Yangon', () => {
  const late_in_london = '2026-11-20T18:08:00.000Z'

  expect(dayOf(late_in_london, 'en')).toBe('21 Nov')
  expect(timeOf(late_in_london)).toBe('00:38')
})

test('every language writes western years and Latin digits', () => {
  const moment = '2026-11-21T05:08:00.000Z'

  expect(dateOf(moment, 'en')).toBe('21 Nov 2026')
  expect(dateOf(moment, 'mm')).toBe('21 နိုဝင်ဘာ 2026')
  expect(dateOf(moment, 'zh')).toBe('2026年11月21日')
  expect(dateOf(moment, 'th')).toBe('21 พ.ย. 2026')
  expect(timeOf(moment)).toBe('11:38')
})

test('days and hours are those of the calendar that browsers know', () => {
  const locales = { en: 'en-GB', zh: 'zh-CN', th: 'th-TH-u-ca-gregory-nu-latn' } as const
  const moments = Array.from({ length: 400 }, (_, count) =>
    new Date(1_700_000_000_000 + count * 94_321_987).toISOString(),
  )
  for (const [language, locale] of Object.entries(locales)) {
    const zone = { timeZone: 'Asia/Yangon' }
    const day = new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'short', year: 'numeric' })
    const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    for (const moment of moments) {
      expect(dateOf(moment, language as 'en')).toBe(day.format(new Date(moment)))
      expect(timeOf(moment)).toBe(time.format(new Date(moment)))
    }
  }
})
