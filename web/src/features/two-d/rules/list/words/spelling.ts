import { latinDigits } from '../../../../../platform/browser/latin-digits.ts'
import { wordsOf } from './words.ts'
import { hasZawgyi, unicodeOfZawgyi } from './zawgyi.ts'

/** The letter ဝ beside digits is a zero that was typed by the wrong key, and a Burmese zero between letters is a ဝ. */
const ZEROS = /(?<=\d)ဝ+|(?<![\p{L}\p{M}])ဝ+(?=\d)/gu
const LETTER_WA = /(?<=[\p{L}\p{M}])၀(?=[\p{L}\p{M}])/gu
/** "မ,ပူး" is one word to those who sell 2D. */
const COMMA_INSIDE = /(?<![\u1000-\u109f])(မ|စုံ)[,၊](?=(?:ပူး|စုံ|မ|ထိပ်|ပိတ်|ဘရိတ်)(?![\u1000-\u109f]))/gu

const WITHOUT_WIDTH = /[\u200b-\u200d\u2060\ufeff]|\ufe0e|\ufe0f/g
/** As Chinese and Japanese keyboards type Latin characters. */
const WIDE = /[\uff01-\uff5e]/g
const WIDE_BY = 0xfee0
/** ု before ိ looks the same as behind it. */
const VOWELS_TURNED = /\u102f\u102d/gu
const BURMESE_RUN = /[\u1000-\u103f\u1050-\u109f]+/gu

/** A run that is words of 2D in one encoding is in that one; of the others Zawgyi shows by what Unicode never has. */
function unicodeOf(run: string): string {
  if (wordsOf(run.normalize('NFC'), {})) return run
  const converted = unicodeOfZawgyi(run)
  return hasZawgyi(run) || wordsOf(converted.normalize('NFC'), {}) ? converted : run
}

/** One spelling of a line: Unicode, Latin digits, no characters without width. */
export function plainLine(line: string): { text: string; is_zawgyi: boolean } {
  const typed = line
    .replace(WITHOUT_WIDTH, '')
    .replace(WIDE, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - WIDE_BY))
    .replace(VOWELS_TURNED, '\u102d\u102f')
  const unicode = typed.replace(BURMESE_RUN, unicodeOf).normalize('NFC')
  const text = latinDigits(unicode.replace(LETTER_WA, 'ဝ'))
    .replace(ZEROS, (letters) => '0'.repeat(letters.length))
    .replace(COMMA_INSIDE, '$1')
    .trim()
  return { text, is_zawgyi: unicode !== typed.normalize('NFC') }
}
