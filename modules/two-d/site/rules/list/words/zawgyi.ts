/**
 * Zawgyi is a font that gives Myanmar's code points other meanings; many sellers still type with it. A list needs only the
 * words of 2D and of money, so only the marks that occur in them are converted; zawgyi.test.ts holds each of those words in
 * both spellings. Nothing else of a line may change.
 */

/**
 * Marks of Zawgyi that Unicode text of a list never has: a vowel ေ or a medial ra before its consonant, ္ at the end of a
 * syllable, code points that Zawgyi took for stacked letters.
 */
const ONLY_ZAWGYI =
  /(?:^|[^\u103b-\u103e\u1000-\u102a])\u1031|\u1039(?![\u1000-\u1021])|[\u1060-\u1064\u107e-\u1084\u1094\u1095]|\u1036[\u102f\u1030]/u

export const hasZawgyi = (text: string): boolean => ONLY_ZAWGYI.test(text)

const CONSONANT = '[\u1000-\u1021\u1025\u1027]'
/** In this order: each rule reads what the one before it left. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Its code point of ် is the one that joins letters in Unicode; Zawgyi has other ones for joined letters.
  [/\u1039/gu, '\ue03a'],
  // Letters that hang below another one.
  [/\u1060/gu, '\u1039\u1000'],
  [/\u1061/gu, '\u1039\u1001'],
  [/\u1062/gu, '\u1039\u1002'],
  [/\u1063/gu, '\u1039\u1003'],
  // Vowels and dots that were moved aside to make space.
  [/\u1033/gu, '\u102f'],
  [/\u1034/gu, '\u1030'],
  [/[\u1094\u1095]/gu, '\u1037'],
  // The marks below and around a consonant, whose code points are one off. From the last to the first, or they would meet.
  [/\u103d/gu, '\u103e'],
  [/\u103c/gu, '\u103d'],
  [/[\u103b\u107e-\u1084]/gu, '\ue03c'],
  [/\u103a/gu, '\u103b'],
  [/\ue03a/gu, '\u103a'],
  [/\ue03c/gu, '\u103c'],
  // ေ and ြ stand before their consonant in Zawgyi, behind it in Unicode.
  [new RegExp(`\u103c(${CONSONANT}(?:\u1039${CONSONANT})?)`, 'gu'), '$1\u103c'],
  [
    new RegExp(`\u1031(\u103c?)(${CONSONANT}(?:\u1039${CONSONANT})?)(\u103c?)([\u103b\u103d\u103e]*)`, 'gu'),
    '$2$1$3$4\u1031',
  ],
  // ံ before ု, and ့ before ်.
  [/\u1036([\u102f\u1030])/gu, '$1\u1036'],
  [/\u103a\u1037/gu, '\u1037\u103a'],
]

export const unicodeOfZawgyi = (text: string): string =>
  RULES.reduce((converted, [mark, written]) => converted.replace(mark, written), text)
