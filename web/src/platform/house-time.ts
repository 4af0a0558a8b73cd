import type { Language } from '#contract/language.ts'

/** Days and hours are Myanmar's everywhere, as in the books: a bet has one date, wherever it is looked at. */
const TIME_ZONE = 'Asia/Yangon'

/** Latin digits and western years in every language, as money is written. */
const LOCALES: Record<Language, string> = {
  en: 'en-GB',
  mm: 'my-MM-u-nu-latn',
  zh: 'zh-CN',
  th: 'th-TH-u-ca-gregory-nu-latn',
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, kind: 'day' | 'date' | 'time'): Intl.DateTimeFormat {
  const name = `${language} ${kind}`
  const known = formats.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: TIME_ZONE,
    ...(kind === 'time'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { day: 'numeric', month: 'short', ...(kind === 'date' ? { year: 'numeric' } : {}) }),
  })
  formats.set(name, made)
  return made
}

/** "21 Nov" */
export const dayOf = (moment: string, language: Language) => format(language, 'day').format(new Date(moment))
/** "21 Nov 2026" */
export const dateOf = (moment: string, language: Language) => format(language, 'date').format(new Date(moment))
/** "11:38" */
export const timeOf = (moment: string, language: Language) => format(language, 'time').format(new Date(moment))
