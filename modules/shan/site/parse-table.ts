import { parseUrl } from '#platform/site/calls/parse-url.ts'
import { fieldsOf, refusalOf } from '#platform/site/calls/understand.ts'

/** The address of the table. Anything but a success with an address is a refusal, with what it says. */
export function parseTable(body: unknown): string {
  const { status, launch_game_url } = fieldsOf(body)
  const url = tableAddress(launch_game_url)
  if (status !== 'success' || url === null) throw refusalOf(200, body)
  return url
}

/** Encrypted, as this page is; and without a name before the host, which would make another host look like ours. */
function tableAddress(address: unknown): string | null {
  const url = typeof address === 'string' ? parseUrl(address) : null
  if (url === null) return null
  const { protocol, username, password, href } = url
  const is_allowed = protocol === 'https:' || (protocol === 'http:' && location.protocol === 'http:')
  return is_allowed && username === '' && password === '' ? href : null
}
