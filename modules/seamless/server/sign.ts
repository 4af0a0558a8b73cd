import { hash, timingSafeEqual } from 'node:crypto'

export type CallAction = 'launchgame' | 'productlist' | 'gamelist' | 'getwagers'
export type CallbackAction = 'getbalance' | 'withdraw' | 'deposit' | 'pushbetdata'

interface SignatureFields {
  operator_code: string
  /** In seconds since 1970, exactly as it was sent. */
  request_time: string
  secret_key: string
}

/** The signature of a call to the aggregator. The protocol demands MD5; it covers operator, time and action, but no content. */
export function signCall(action: CallAction, { operator_code, request_time, secret_key }: SignatureFields): string {
  return hash('md5', request_time + secret_key + action + operator_code)
}

/** The signature of a callback from the aggregator. */
export function signCallback(
  action: CallbackAction,
  { operator_code, request_time, secret_key }: SignatureFields,
): string {
  return hash('md5', operator_code + request_time + action + secret_key)
}

/** In a time that does not tell where they differ; upper and lower case are one. */
export function isSameSignature(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  // Some letters are two when they are small: only the bytes say how long it is.
  const [wanted, bytes] = [Buffer.from(expected, 'latin1'), Buffer.from(given.toLowerCase(), 'latin1')]
  return bytes.length === wanted.length && timingSafeEqual(wanted, bytes)
}
