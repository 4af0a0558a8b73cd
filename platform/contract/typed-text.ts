/** Text as people type and paste it. */

/**
 * Characters that show nothing: marks of direction, which contacts put around a phone number, spaces and joiners without
 * width, soft hyphens and byte order marks. The joiners U+200C and U+200D stay: Burmese and emoji are written with them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
const BEYOND_ASCII = /[^\0-\x7f]/

/** Without invisible marks, and in one normal form: Burmese marks in either order are one name. */
export function parseTypedText(text: string): string {
  return BEYOND_ASCII.test(text) ? text.replace(INVISIBLE, '').normalize('NFC') : text
}

/** Zeros whose nine successors are the other digits: Burmese, Thai, and those of Chinese keyboards. */
const ZEROS = [0x1040, 0x0e50, 0xff10]
const OTHER_DIGITS = /[\u1040-\u1049\u0e50-\u0e59\uff10-\uff19]/g

export function latinDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code))
  })
}

/** A number that is no amount (a phone, an account): no joiners either, and groups by any space or dash are one run. */
export const parseDigitRun = (text: string): string =>
  latinDigits(parseTypedText(text)).replace(/[\p{Cf}\p{Zs}\p{Pd}\u2212]/gu, '')

/** 1234.56 and 1,234.56, or where a decimal comma is written 1234,56 and 1.234,56. What may be either is neither. */
const POINT = /^(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?$/
const COMMA = /^(?:[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+),[0-9]{1,2}$/

/** An amount as people and spreadsheets write it, as plain decimal text: never 1234,56 as 123,456. Other text stays as it is. */
export function plainAmount(text: string): string {
  const [, sign = '', digits = ''] = /^([-−+]?)(.*)$/.exec(latinDigits(text).trim()) ?? []
  const minus = sign === '−' ? '-' : sign
  if (COMMA.test(digits)) return minus + digits.replaceAll('.', '').replace(',', '.')
  return POINT.test(digits) ? minus + digits.replaceAll(',', '') : text
}

/** Letters of a reason at least; a word of Chinese or Burmese is written with fewer. */
const LETTERS_MIN = { latin: 3, other: 2 }

/** Whether a reason says something in words: neither a dot nor one letter again and again. */
export function hasWords(text: string): boolean {
  const letters = text.normalize('NFC').toLowerCase().match(/\p{L}/gu) ?? []
  const is_latin = letters.every((letter) => /\p{Script=Latin}/u.test(letter))
  return letters.length >= (is_latin ? LETTERS_MIN.latin : LETTERS_MIN.other) && new Set(letters).size > 1
}
