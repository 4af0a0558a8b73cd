/** How the players' site is reached. */
export interface SiteSettings {
  /** SITE_URL: the players' site as the world knows it; absolute addresses in answers and agents' links begin with it. */
  site_url: string
  /** Whether SITE_URL is set; without it a call on a private address is answered with that address. */
  is_site_url_set: boolean
}

export function readSiteSettings(text: (name: string, fallback: string) => string): SiteSettings {
  return {
    site_url: text('SITE_URL', `http://localhost:${text('PORT', '3000')}`).replace(/\/+$/, ''),
    is_site_url_set: text('SITE_URL', '') !== '',
  }
}

export function checkSiteSettings(
  settings: SiteSettings,
  check: (is_right: boolean, name: string, wanted: string) => void,
): void {
  const { site_url, is_site_url_set } = settings
  check(!is_site_url_set || isSite(site_url), 'SITE_URL', 'an http:// or https:// address without a path')
}

function isSite(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).origin === url
}

/** The values of a setting that may have several. */
export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
