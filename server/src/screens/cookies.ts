import { isLanguage, LANGUAGE_COOKIE, type Language, MEMBER_COOKIE } from '#contract/language.ts'

/** The hints that the browser mirrors for us. Anything else in them counts as absent. */
export function readHints(cookie: string | undefined): { language: Language; is_member: boolean } {
  const values = new Map<string, string>()
  for (const pair of (cookie ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=')
    values.set(name, value)
  }
  const language = values.get(LANGUAGE_COOKIE)
  return { language: isLanguage(language) ? language : 'en', is_member: values.get(MEMBER_COOKIE) === '1' }
}
