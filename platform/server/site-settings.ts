/** How the players' site is reached, and who else may read its API from a page of their own. */
export interface SiteSettings {
  /** SITE_URL: the players' site as the world knows it; absolute addresses in answers and agents' links begin with it. */
  site_url: string
  /** Whether SITE_URL is set; without it a call on a private address is answered with that address. */
  is_site_url_set: boolean
  /** ALLOWED_ORIGINS: origins of other clients, comma separated, whose pages may call the API. */
  allowed_origins: string[]
  /** PATH_ORIGINS: those of them whose client puts the API's host before picture paths itself. */
  path_origins: string[]
}

/** Every one is a client that somebody looks after; a longer list is a mistake. */
const ORIGINS_MAX = 20
/** App shells have schemes of their own: `capacitor://localhost`. */
const APP_ORIGIN = /^[a-z][a-z0-9+.-]{0,30}:\/\/[a-z0-9.-]{1,253}(:\d{1,5})?$/

export function parseSiteSettings(text: (name: string, fallback: string) => string): SiteSettings {
  return {
    site_url: text('SITE_URL', `http://localhost:${text('PORT', '3000')}`).replace(/\/+$/, ''),
    is_site_url_set: text('SITE_URL', '') !== '',
    allowed_origins: listOf(text('ALLOWED_ORIGINS', '')),
    path_origins: listOf(text('PATH_ORIGINS', '')),
  }
}

export function checkSiteSettings(
  settings: SiteSettings,
  check: (is_right: boolean, name: string, wanted: string) => void,
): void {
  const { site_url, is_site_url_set, allowed_origins, path_origins } = settings
  check(!is_site_url_set || isSite(site_url), 'SITE_URL', 'an http:// or https:// address without a path')
  check(
    allowed_origins.length <= ORIGINS_MAX && allowed_origins.every(isOrigin),
    'ALLOWED_ORIGINS',
    `at most ${ORIGINS_MAX} origins like https://app.example, comma separated, without paths or *`,
  )
  check(
    path_origins.every((origin) => allowed_origins.includes(origin)),
    'PATH_ORIGINS',
    'some of the origins in ALLOWED_ORIGINS',
  )
}

function isSite(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).origin === url
}

/** As a browser writes it, since it is compared letter by letter. */
function isOrigin(text: string): boolean {
  if (/^https?:/i.test(text)) return isSite(text) && !text.includes('*')
  return APP_ORIGIN.test(text) && !/^(file|data|blob|javascript):/.test(text)
}

/** The values of a setting that may have several. */
export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
