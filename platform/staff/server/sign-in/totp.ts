import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator knows it: SHA-1, six digits, thirty seconds. */
export const STEP_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of a step: how many spans of thirty seconds have passed since 1970. */
export function codeOf(secret: Buffer, step: bigint): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(step)
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Spaces are welcome, since authenticators show them. */
export function isCodeOf(secret: Buffer, step: bigint, typed: string): boolean {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) && timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(secret, step)))
}

/** RFC 4648 without the padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that an authenticator reads from the QR code. */
export function otpauthUri(secret: Buffer, account: { issuer: string; user_name: string }): string {
  const issuer = encodeURIComponent(account.issuer)
  const label = `${issuer}:${encodeURIComponent(account.user_name)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
