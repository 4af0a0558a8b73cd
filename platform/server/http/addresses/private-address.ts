import { isIP } from 'node:net'

/** Of this machine, or of a network that nobody else reaches. */
export function isPrivateAddress(address: string): boolean {
  return (
    isIP(address) !== 0 && /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd])/i.test(address)
  )
}
