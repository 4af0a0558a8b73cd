const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Beside a file in base64 a body has fields. */
const FIELDS_BYTES = 16 * 1024

const lengthOf = (bytes: number) => Math.ceil(bytes / 3) * 4

/** The largest body in bytes that carries a file of at most so many bytes. */
export const bodyBytesMax = (bytes_max: number) => lengthOf(bytes_max) + FIELDS_BYTES

/** The file that a body carries; null for what is none, is empty or is too large. */
export function parseBase64(sent: unknown, bytes_max: number): Buffer | null {
  if (typeof sent !== 'string' || sent.length > lengthOf(bytes_max) || !BASE64.test(sent)) return null
  const bytes = Buffer.from(sent, 'base64')
  return bytes.length > bytes_max ? null : bytes
}
