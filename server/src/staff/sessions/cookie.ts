/** Only calls of the console get it: not the pages, and not a program on the same host under another path. */
const PATH = '/api/console'
const NAME = 'thazin_staff'
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{20,100})(?:;|$)`)

export function parseCookie(header: string | undefined): string | null {
  return VALUE.exec(header ?? '')?.[1] ?? null
}

/** A script cannot read it, another site cannot have it sent, and on https it never travels in the open. */
export function writeCookie(token: string, options: { is_https: boolean }): string {
  return `${NAME}=${token}; Path=${PATH}; HttpOnly; SameSite=Strict${options.is_https ? '; Secure' : ''}`
}

export function endCookie(options: { is_https: boolean }): string {
  return `${writeCookie('', options)}; Max-Age=0`
}
