/** A phone in Burmese may type Burmese digits. */
const BURMESE_ZERO = 0x1040

export function latinDigits(text: string): string {
  return text.replace(/[\u1040-\u1049]/g, (digit) => String((digit.codePointAt(0) ?? BURMESE_ZERO) - BURMESE_ZERO))
}

/** Only the digits of what was typed or pasted. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '')

/** Whole kyat as a number, or null for what is none: the house then says what is wrong. */
export function readKyat(text: string): number | null {
  const plain = latinDigits(text).replace(/[,\s]/g, '')
  return /^\d{1,13}$/.test(plain) ? Number(plain) : null
}

/** An account number in groups, as cards and banking apps print it: phone numbers 2-3-3-3, others by four. */
export function groupsOf(account_number: string): string[] {
  if (!/^\d+$/.test(account_number)) return [account_number]
  if (!account_number.startsWith('09')) return account_number.match(/\d{1,4}/g) ?? []
  return ['09', ...(account_number.slice(2).match(/\d{1,3}/g) ?? [])]
}
