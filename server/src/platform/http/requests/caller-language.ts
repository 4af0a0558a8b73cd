import type { Language } from '#contract/shared/language.ts'
import type { Call } from '../http.ts'

/** What browsers call our four languages; longer forms (zh-Hans-CN) begin with these. */
const OURS: Record<string, Language> = { en: 'en', my: 'mm', mm: 'mm', zh: 'zh', th: 'th' }
/** Nobody reads more languages than this; what stands behind is not looked at. */
const WISHES_MAX = 10

/** The language in which this caller wants names: that of the query, else the first of the browser's that we speak. */
export function callerLanguage(call: Call<unknown, { lan?: Language }>): Language {
  if (call.query.lan) return call.query.lan
  const wishes = (call.header('accept-language') ?? '').toLowerCase().split(',', WISHES_MAX)
  const spoken = wishes.map((wish) => OURS[/^\s*([a-z]{2})\b/.exec(wish)?.[1] ?? ''])
  return spoken.find((language) => language !== undefined) ?? 'en'
}
