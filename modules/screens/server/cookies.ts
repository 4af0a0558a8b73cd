import {
  isWrittenCode,
  REFERRAL_COOKIE,
  REFERRAL_COOKIE_DAYS,
  REFERRAL_QUERY,
} from '#identity/contract/referral-rules.ts'
import {
  isLanguage,
  isTheme,
  LANGUAGE_COOKIE,
  type Language,
  MEMBER_COOKIE,
  OFFERS_COOKIE,
  type Offers,
  THEME_COOKIE,
  type Theme,
} from '#platform/contract/language.ts'

interface Hints {
  chosen: Language | null
  is_member: boolean
  offers: Offers
  theme: Theme
}

/**
 * The hints that the browser mirrors for us: the language that was chosen, if any, whether it is a player's, what we
 * may offer them, and day or night.
 */
export function parseHints(cookie: string | undefined): Hints {
  const values = new Map<string, string>()
  for (const pair of (cookie ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=')
    values.set(name, value)
  }
  const chosen = values.get(LANGUAGE_COOKIE)
  const is_member = values.get(MEMBER_COOKIE) === '1'
  const known = values.get(OFFERS_COOKIE)
  const offers = !is_member || known === 'shown' ? 'shown' : known === 'hidden' ? known : 'unknown'
  const theme = values.get(THEME_COOKIE)
  return {
    chosen: isLanguage(chosen) ? chosen : null,
    is_member,
    offers,
    theme: isTheme(theme) ? theme : 'system',
  }
}

const DAY_SECONDS = 86_400

/** The cookie that brings the code of a link to the register form, wherever on the site that is opened; null for another address. */
export function serializeReferral(search: string, { is_https }: { is_https: boolean }): string | null {
  const code = new URLSearchParams(search).get(REFERRAL_QUERY) ?? ''
  if (!isWrittenCode(code)) return null
  const secure = is_https ? '; Secure' : ''
  return `${REFERRAL_COOKIE}=${code}; Path=/; Max-Age=${REFERRAL_COOKIE_DAYS * DAY_SECONDS}; SameSite=Lax${secure}`
}
