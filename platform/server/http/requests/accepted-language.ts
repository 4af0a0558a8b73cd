import type { Language } from '#platform/contract/language.ts'

/** Browsers' names of our four languages; longer forms (zh-Hans-CN) begin with these. */
const OURS: Readonly<Record<string, Language>> = { en: 'en', my: 'mm', mm: 'mm', zh: 'zh', th: 'th' }
/** Nobody reads more languages than this; what stands behind is not looked at. */
const WISHES_MAX = 10
/** "zh-Hans-CN;q=0.8": a language, and how much it is wanted. */
const WISH = /^\s*([a-z]{2})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/

/** The language of ours that an Accept-Language header wants most, the first of several; null where it wants none of ours. */
export function acceptedLanguage(header: string | undefined): Language | null {
  let wanted: { language: Language; weight: number } | null = null
  for (const wish of (header ?? '').toLowerCase().split(',', WISHES_MAX)) {
    const [, name = '', weighed = '1'] = WISH.exec(wish) ?? []
    const language = OURS[name]
    const weight = Number(weighed)
    if (language && weight > (wanted?.weight ?? 0)) wanted = { language, weight }
  }
  return wanted?.language ?? null
}
