import type { Language } from '#platform/contract/language.ts'

/**
 * Days and hours are Myanmar's everywhere, as in the ledger: a bet has one date, wherever it is looked at. The country
 * keeps one time all year, so its clock is an addition; each of the browser's own formats would cost a slow phone 25 ms.
 */
const AHEAD_MS = 6.5 * 3_600_000

/** Latin digits and western years in every language, as money is written. Chinese counts its months. */
const MONTHS: Record<Exclude<Language, 'zh'>, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  // Whole: cut short, some are other words, such as "below" and "machine".
  mm: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
}

/** A moment whose parts in Greenwich are those in Yangon. */
const inYangon = (moment: string) => new Date(Date.parse(moment) + AHEAD_MS)

const isNone = (at: Date) => Number.isNaN(at.getTime())

/** "21 Nov"; empty for what is no moment, here and below. */
export function dayOf(moment: string, language: Language): string {
  const at = inYangon(moment)
  if (isNone(at)) return ''
  const [month, day] = [at.getUTCMonth(), at.getUTCDate()]
  return language === 'zh' ? `${month + 1}月${day}日` : `${day} ${MONTHS[language][month]}`
}

/** "21 Nov 2026" */
export function dateOf(moment: string, language: Language): string {
  const year = inYangon(moment).getUTCFullYear()
  const day = dayOf(moment, language)
  return day && (language === 'zh' ? `${year}年${day}` : `${day} ${year}`)
}

/** "11:38" */
export function timeOf(moment: string): string {
  const at = inYangon(moment)
  return isNone(at) ? '' : at.toISOString().slice(11, 16)
}
