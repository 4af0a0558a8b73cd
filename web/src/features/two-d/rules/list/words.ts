import type { DigitSetName, SetName } from './sets.ts'

/** What a word of a typed list stands for. */
export type Meaning =
  | { kind: 'set'; name: SetName }
  | { kind: 'digits'; name: DigitSetName }
  | { kind: 'reverse' }
  /** Said and without effect: the money's name. */
  | { kind: 'nothing' }

const set = (name: SetName): Meaning => ({ kind: 'set', name })
const digits = (name: DigitSetName): Meaning => ({ kind: 'digits', name })
const REVERSE: Meaning = { kind: 'reverse' }
const NOTHING: Meaning = { kind: 'nothing' }

/** The letters that betting apps and sellers' messages use, and the words in the spellings that people type. */
const WORDS: Record<string, Meaning> = {
  AP: set('doubles'),
  SP: set('even_doubles'),
  MP: set('odd_doubles'),
  PW: set('power'),
  NK: set('nat_khat'),
  TS: digits('head'),
  NP: digits('tail'),
  P: digits('contains'),
  BR: digits('break'),
  K: digits('round'),
  KP: digits('round_doubles'),
  R: REVERSE,
  KS: NOTHING,
  MMK: NOTHING,
  အပူး: set('doubles'),
  စုံပူး: set('even_doubles'),
  မပူး: set('odd_doubles'),
  ပါဝါ: set('power'),
  ပဝ: set('power'),
  နက္ခတ်: set('nat_khat'),
  နက်ခတ်: set('nat_khat'),
  ထိုင်းပါဝါ: set('thai_power'),
  ထိုင်းနက္ခတ်: set('thai_nat_khat'),
  ညီကို: set('brothers'),
  ညီအကို: set('brothers'),
  ညီအစ်ကို: set('brothers'),
  စုံစုံ: set('even_even'),
  စုံမ: set('even_odd'),
  မစုံ: set('odd_even'),
  မမ: set('odd_odd'),
  စုံထိပ်: set('even_head'),
  မထိပ်: set('odd_head'),
  စုံပိတ်: set('even_tail'),
  မပိတ်: set('odd_tail'),
  // Without a place, even and odd are those of the last digit.
  စုံ: set('even_tail'),
  မ: set('odd_tail'),
  ကြီး: set('big'),
  အကြီး: set('big'),
  ငယ်: set('small'),
  အငယ်: set('small'),
  ထိပ်: digits('head'),
  ထိပ်စီး: digits('head'),
  ထိပ်စည်း: digits('head'),
  ပိတ်: digits('tail'),
  နောက်: digits('tail'),
  နောက်ပိတ်: digits('tail'),
  ပါ: digits('contains'),
  အပါ: digits('contains'),
  ပတ်: digits('contains'),
  ပတ်သီး: digits('contains'),
  ဘရိတ်: digits('break'),
  ခွေ: digits('round'),
  အခွေ: digits('round'),
  ခွေပူး: digits('round_doubles'),
  အခွေပူး: digits('round_doubles'),
  အာ: REVERSE,
  ပတ်လည်: REVERSE,
  ကျပ်: NOTHING,
}

/** Long ones first: of ပတ်လည် only the beginning is a ပတ်. */
const KNOWN = Object.keys(WORDS)
  .map((word) => word.normalize('NFC'))
  .sort((one, other) => other.length - one.length)
const MEANINGS = new Map(Object.entries(WORDS).map(([word, meaning]) => [word.normalize('NFC'), meaning]))

/** The longest known word that letters begin with; sellers write words without a space between them. */
export function firstWord(letters: string): { word: string; meaning: Meaning } | null {
  const word = KNOWN.find((known) => letters.startsWith(known))
  const meaning = word === undefined ? undefined : MEANINGS.get(word)
  return word === undefined || meaning === undefined ? null : { word, meaning }
}
