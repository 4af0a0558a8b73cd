import { BlockList, isIP } from 'node:net'

/** fc00::/7, the widest network that is private; a wider one is half of the world. */
const PREFIX_MIN = 7
const NETWORK = /^([0-9a-f:.]+)\/(\d{1,3})$/i

/** An address, or a network such as 10.0.0.0/8. */
export function isProxy(text: string): boolean {
  if (isIP(text) !== 0) return true
  const [, address = '', prefix = ''] = NETWORK.exec(text) ?? []
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return Number(prefix) >= PREFIX_MIN && Number(prefix) <= bits
}

/** Whether an address is one of `trusted_proxies` (TRUSTED_PROXIES), or in one of their networks. */
export function createIsTrusted(trusted_proxies: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList()
  for (const proxy of trusted_proxies) {
    const [address = '', prefix] = proxy.split('/')
    if (prefix === undefined) proxies.addAddress(address, kindOf(address))
    else proxies.addSubnet(address, Number(prefix), kindOf(address))
  }
  // BlockList knows ::ffff:10.0.0.1 as 10.0.0.1: a server that listens on both kinds of addresses names IPv4 ones so.
  return (address) => isIP(address) !== 0 && proxies.check(address, kindOf(address))
}

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
