/** Only calls of the console get it: not the pages, and not a program on the same host under another path. */
const PATH = '/api/console'
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/

/**
 * A browser keeps one cookie of a name for all ports of a host: so it has the installation's name, and the port where the
 * console was called by one. Two consoles on one host would end each other's sessions.
 */
export function cookieOf(installation: string, { claimed_origin }: { claimed_origin: string }): Omit<Cookie, 'token'> {
  const { protocol, port = '' } = URL.parse(claimed_origin) ?? {}
  return { name: `${installation}_staff${port && `_${port}`}`, is_https: protocol === 'https:' }
}

export function parseCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && TOKEN.test(value) ? value : null
}

interface Cookie {
  name: string
  token: string
  is_https: boolean
}

/** A script cannot read it, another site cannot have it sent, and on https it never travels in the open. */
export function writeCookie({ name, token, is_https }: Cookie): string {
  return `${name}=${token}; Path=${PATH}; HttpOnly; SameSite=Strict${is_https ? '; Secure' : ''}`
}

export function endCookie(cookie: Omit<Cookie, 'token'>): string {
  return `${writeCookie({ ...cookie, token: '' })}; Max-Age=0`
}
