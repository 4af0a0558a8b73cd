/** The four languages, in the order of the picker. `mm` is the stored name; `my` is what HTML calls it. */
export const LANGUAGES = ['en', 'mm', 'zh', 'th'] as const
export type Language = (typeof LANGUAGES)[number]

export const HTML_LANG: Record<Language, string> = { en: 'en', mm: 'my', zh: 'zh-Hans', th: 'th' }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}

/** The language is mirrored from storage into this cookie, so that the server renders the right one. */
export const LANGUAGE_COOKIE = 'lan'
/** A hint without any secret: the first view is rendered for a member when it is "1". */
export const MEMBER_COOKIE = 'member'
/** Whether a page shows offers: not during a break, and not to a member of whose break nothing is known yet. */
export type Offers = 'shown' | 'hidden' | 'unknown'
/** A hint as well: "shown" or "hidden", as long as the session lasts. Each break ends all sessions. */
export const OFFERS_COOKIE = 'offers'

/** How bright a page is: as the device says, or as its owner has chosen on this site. */
export const THEMES = ['system', 'day', 'night'] as const
export type Theme = (typeof THEMES)[number]
/** A hint as the others, so that the first view has its colours before any script runs. */
export const THEME_COOKIE = 'theme'
/** When the sheet of the night holds. */
export const NIGHT_MEDIA: Record<Theme, string> = {
  system: '(prefers-color-scheme:dark)',
  day: 'not all',
  night: 'all',
}

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme)
