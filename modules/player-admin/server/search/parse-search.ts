import { latinDigits, parseDigitRun } from '#platform/contract/typed-text.ts'

/** The search text, as each kind of search reads it; null where the text cannot mean one. */
export interface PlayerSearch {
  id: bigint | null
  phone: string | null
  user_name: string
  name: string
}

const ID_DIGITS_MAX = 18

/** Phones are kept as +959…, and typed as 09…, 959… or +959…, with blanks and dashes, in Burmese or Thai digits too. */
export function parseSearch(text: string): PlayerSearch {
  const run = parseDigitRun(text)
  const digits = /^\+?\d+$/.test(run) ? run : ''
  const is_id = /^[1-9]\d*$/.test(digits) && digits.length <= ID_DIGITS_MAX
  return {
    id: is_id ? BigInt(digits) : null,
    phone: beginningOfPhone(digits),
    user_name: latinDigits(text).trim().toUpperCase(),
    name: text.trim().toLowerCase(),
  }
}

function beginningOfPhone(digits: string): string | null {
  if (/^\+?959/.test(digits)) return digits.startsWith('+') ? digits : `+${digits}`
  return digits.startsWith('09') ? `+95${digits.slice(1)}` : null
}

/** In the order of bytes everything that begins with a text stands before this. */
export const endOf = (beginning: string): string => `${beginning}\u{10FFFF}`
