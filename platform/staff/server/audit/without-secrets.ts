/** Of these nothing is kept, however they are spelt within a name. */
const SECRET = /password|secret|token|totp|one_time|otp/i
/** Of these the last digits are kept, which is enough to know one again. */
const NUMBERS = /account_number|account_no|card|iban/i
const DIGITS_SHOWN = 4

/** JSON for the audit log: without secrets, and with account numbers masked; null stays null. */
export function withoutSecrets(fields: Record<string, unknown> | null | undefined): string | null {
  if (fields === null || fields === undefined) return null
  return JSON.stringify(fields, (name, value: unknown) => {
    if (SECRET.test(name) && typeof value !== 'boolean') return value === null ? null : '•'
    if (NUMBERS.test(name) && (typeof value === 'string' || typeof value === 'number')) return maskNumber(String(value))
    return typeof value === 'bigint' ? value.toString() : value
  })
}

export function maskNumber(number: string): string {
  return number.length <= DIGITS_SHOWN ? '••••' : `••••${number.slice(-DIGITS_SHOWN)}`
}

/** The reason that somebody typed: a long number in it is an account's or a phone's. */
export function maskReason(reason: string): string {
  return reason.replace(LONG_NUMBER, maskNumber)
}

const LONG_NUMBER = /\d{8,}/g

export function isUserName(text: string): boolean {
  return /^[a-z][a-z0-9._-]{2,30}$/.test(text)
}
