import { latinDigits } from '#platform/contract/typed-text.ts'

/** Whole kyat as a number, or null for what is none, such as "1234,56": the platform then says what is wrong. */
export function parseKyat(text: string): number | null {
  const plain = latinDigits(text).replace(/\s/g, '')
  return /^(\d{1,13}|\d{1,3}(,\d{3}){1,3})$/.test(plain) ? Number(plain.replaceAll(',', '')) : null
}
