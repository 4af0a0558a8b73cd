import type { Language } from '#contract/language.ts'

/** Days and hours are Myanmar's everywhere, as in the books: a bet has one date, wherever it is looked at. */
const TIME_ZONE = 'Asia/Yangon'

/** Latin digits and western years in every language, as money is written. Burmese is put together below. */
const LOCALES: Record<Language, string> = {
  en: 'en-GB',
  mm: 'en-GB',
  zh: 'zh-CN',
  th: 'th-TH-u-ca-gregory-nu-latn',
}

/** Many browsers carry no Burmese calendar and would answer in English. */
const BURMESE_MONTHS = ['ဇန်', 'ဖေ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူ', 'ဩ', 'စက်', 'အောက်', 'နို', 'ဒီ']

const KINDS = {
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, kind: keyof typeof KINDS): Intl.DateTimeFormat {
  const name = `${LOCALES[language]} ${kind}`
  const known = formats.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], { timeZone: TIME_ZONE, ...KINDS[kind] })
  formats.set(name, made)
  return made
}

function write(moment: string, language: Language, kind: 'day' | 'date'): string {
  const at = new Date(moment)
  if (language !== 'mm') return formatOf(language, kind).format(at)
  const month = BURMESE_MONTHS[Number(formatOf('en', 'month').format(at)) - 1] ?? ''
  const parts = formatOf('mm', kind).formatToParts(at)
  return parts.map((part) => (part.type === 'month' ? month : part.value)).join('')
}

/** "21 Nov" */
export const dayOf = (moment: string, language: Language) => write(moment, language, 'day')
/** "21 Nov 2026" */
export const dateOf = (moment: string, language: Language) => write(moment, language, 'date')
/** "11:38" */
export const timeOf = (moment: string, language: Language) => formatOf(language, 'time').format(new Date(moment))
