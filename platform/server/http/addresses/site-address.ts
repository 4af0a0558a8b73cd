import type { FastifyRequest } from 'fastify'
import type { SiteSettings } from '../../site-settings.ts'
import { isPrivateAddress } from './private-address.ts'

const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i
const LONGEST_HOST = 260

/**
 * The site's address for this caller, to begin absolute addresses of answers with. A Host header alone is what anybody
 * writes, so it counts only where it names a private network: a demo on a laptop, opened from a phone beside it.
 */
export function createSiteAddress(
  { site_url, is_site_url_set }: Pick<SiteSettings, 'site_url' | 'is_site_url_set'>,
  isTrusted: (address: string) => boolean,
): (request: FastifyRequest) => string {
  if (is_site_url_set) return () => site_url
  return (request) => forwardedAddress(request, isTrusted) ?? privateAddress(request) ?? site_url
}

/** As the nearest proxy was called, when that is one of ours. */
function forwardedAddress(request: FastifyRequest, isTrusted: (address: string) => boolean): string | null {
  const host = request.headers['x-forwarded-host']
  if (host === undefined || !isTrusted(request.socket.remoteAddress ?? '')) return null
  return addressOf(request, String(host).split(',').at(-1)?.trim() ?? '')
}

function privateAddress(request: FastifyRequest): string | null {
  const address = addressOf(request, request.headers.host ?? '')
  if (address === null) return null
  const { hostname } = new URL(address)
  return hostname === 'localhost' || isPrivateAddress(hostname.replace(/^\[|\]$/g, '')) ? address : null
}

function addressOf(request: FastifyRequest, host: string): string | null {
  if (host.length > LONGEST_HOST || !HOST.test(host)) return null
  const url = URL.parse(`${request.protocol === 'https' ? 'https' : 'http'}://${host}`)
  return url?.origin ?? null
}
