import { NIGHT_MEDIA, THEME_COOKIE, THEMES, type Theme } from '#platform/contract/language.ts'
import { writeCookie } from './browser/storage.ts'

const nightSheet = () => document.querySelector<HTMLStyleElement>('style[data-night]')

/** The theme of this page. The document has it from the cookie, and its sheet of the night says it by its media. */
export const currentTheme = (): Theme =>
  THEMES.find((theme) => NIGHT_MEDIA[theme] === nightSheet()?.getAttribute('media')) ?? 'system'

/** Changes the colours at once, and for each later visit of this browser. */
export function saveTheme(theme: Theme): void {
  nightSheet()?.setAttribute('media', NIGHT_MEDIA[theme])
  writeCookie(THEME_COOKIE, theme === 'system' ? null : theme)
}
