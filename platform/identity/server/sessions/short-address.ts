import { isIP, isIPv4 } from 'node:net'
import { networkOf } from '#platform/server/http/addresses/networks.ts'

/** Enough of an address to know one's own network by: half of an IPv4 one, the /48 of an IPv6 one. */
export function shortAddress(address: string): string {
  if (isIP(address) === 0) return ''
  const network = networkOf(address)
  if (!isIPv4(`${network}.0`)) return `${network}:x`
  return `${network.split('.').slice(0, 2).join('.')}.x.x`
}
