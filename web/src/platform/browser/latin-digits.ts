/** A phone in Burmese may type Burmese digits. */
const BURMESE_ZERO = 0x1040

export function latinDigits(text: string): string {
  return text.replace(/[\u1040-\u1049]/g, (digit) => String((digit.codePointAt(0) ?? BURMESE_ZERO) - BURMESE_ZERO))
}

/** Whole kyat as a number, or null for what is none: the platform then says what is wrong. */
export function parseKyat(text: string): number | null {
  const plain = latinDigits(text).replace(/[,\s]/g, '')
  return /^\d{1,13}$/.test(plain) ? Number(plain) : null
}
