import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i
const IPV6_GROUPS = 8
const NETWORK_GROUPS = 3
const SUBSCRIBER_GROUPS = 4

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(IPV4_IN_IPV6, '')
  return isIPv6(plain) ? firstGroups(plain, NETWORK_GROUPS) : plain.split('.').slice(0, 3).join('.')
}

/** An IPv4 address as it is written, also where the server listens on IPv6; of IPv6 the /64: a subscriber has that many addresses. */
export function subscriberOf(address: string): string {
  const plain = address.replace(IPV4_IN_IPV6, '')
  return isIPv6(plain) ? `${firstGroups(plain, SUBSCRIBER_GROUPS)}::/64` : plain
}

/** Of an IPv6 address, in one spelling. */
function firstGroups(plain: string, groups: number): string {
  const [head = [], tail = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = plain.includes('::') ? Array<string>(IPV6_GROUPS - head.length - tail.length).fill('0') : []
  return [...head, ...zeros, ...tail].slice(0, groups).join(':').toLowerCase()
}
