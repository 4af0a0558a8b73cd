import type { DigitSetName, SetName } from '../sets.ts'

/** What a word of a typed list stands for. */
export type Meaning =
  | { kind: 'set'; names: readonly SetName[] }
  /** A set of the digits that stand before or behind the word. */
  | { kind: 'digits'; name: DigitSetName }
  | { kind: 'reverse' }
  /** Doubles belong to the round beside it. */
  | { kind: 'with_doubles' }
  | { kind: 'round_with_doubles' }
  /** So many times the figure before it: "5 ထောင်". */
  | { kind: 'unit'; times: number }
  /** A thousand behind a figure, or a round of its digits. */
  | { kind: 'k' }
  /** Between a number and its stake. */
  | { kind: 'times' }
  /** Names the money and changes nothing: "500 Ks". */
  | { kind: 'money' }
  | { kind: 'total' }
  /** A letter that sellers give different meanings; it has none until the player sets one. */
  | { kind: 'letter'; letter: Letter }

/** Letters that some sellers use for one thing and some for another. */
export const LETTERS = ['P', 'X', 'N', 'W'] as const
export type Letter = (typeof LETTERS)[number]
/** What each of them may mean. */
export const LETTER_MEANINGS = {
  P: ['contains', 'power'],
  X: ['times', 'round'],
  N: ['nat_khat', 'tail'],
  W: ['power', 'round'],
} as const satisfies Record<Letter, readonly string[]>
export type LetterMeanings = { [L in Letter]?: (typeof LETTER_MEANINGS)[L][number] }

const set = (...names: SetName[]): Meaning => ({ kind: 'set', names })
const digits = (name: DigitSetName): Meaning => ({ kind: 'digits', name })
const unit = (times: number): Meaning => ({ kind: 'unit', times })
const letter = (of: Letter): Meaning => ({ kind: 'letter', letter: of })
const REVERSE: Meaning = { kind: 'reverse' }
const MONEY: Meaning = { kind: 'money' }
const TOTAL: Meaning = { kind: 'total' }
const ROUND_WITH_DOUBLES: Meaning = { kind: 'round_with_doubles' }

const MEANING_OF_CHOICE: Record<string, Meaning> = {
  contains: digits('contains'),
  power: set('power'),
  times: { kind: 'times' },
  round: digits('round'),
  nat_khat: set('nat_khat'),
  tail: digits('tail'),
}

/** Latin words are read whole and in any case; of Burmese ones a run of letters may hold several. */
const LATIN: Record<string, Meaning> = {
  AP: set('doubles'),
  DOUBLE: set('doubles'),
  DOUBLES: set('doubles'),
  SP: set('even_doubles'),
  MP: set('odd_doubles'),
  PW: set('power'),
  POWER: set('power'),
  NK: set('nat_khat'),
  NATKHAT: set('nat_khat'),
  BROTHER: set('brothers'),
  BROTHERS: set('brothers'),
  BIG: set('big'),
  SMALL: set('small'),
  TS: digits('head'),
  HEAD: digits('head'),
  NP: digits('tail'),
  TAIL: digits('tail'),
  PAR: digits('contains'),
  PAT: digits('contains'),
  BR: digits('break'),
  BK: digits('break'),
  BREAK: digits('break'),
  KP: ROUND_WITH_DOUBLES,
  K: { kind: 'k' },
  R: REVERSE,
  KS: MONEY,
  KYAT: MONEY,
  KYATS: MONEY,
  MMK: MONEY,
  TOTAL: TOTAL,
  SUM: TOTAL,
  P: letter('P'),
  X: letter('X'),
  N: letter('N'),
  W: letter('W'),
}

const BURMESE: Record<string, Meaning> = {
  အပူး: set('doubles'),
  ပူး: set('doubles'),
  စုံပူး: set('even_doubles'),
  မပူး: set('odd_doubles'),
  ပါဝါ: set('power'),
  ပဝါ: set('power'),
  ပဝ: set('power'),
  နက္ခတ်: set('nat_khat'),
  နက်ခတ်: set('nat_khat'),
  နက်ခက်: set('nat_khat'),
  နက္ခက်: set('nat_khat'),
  နတ်ခတ်: set('nat_khat'),
  ထိုင်းပါဝါ: set('thai_power'),
  ထိုင်းနက္ခတ်: set('thai_nat_khat'),
  ညီကို: set('brothers'),
  ညီအကို: set('brothers'),
  ညီအစ်ကို: set('brothers'),
  ညီနောင်: set('brothers'),
  စုံစုံ: set('even_even'),
  စုံမ: set('even_odd'),
  မစုံ: set('odd_even'),
  မမ: set('odd_odd'),
  စုံထိပ်: set('even_head'),
  မထိပ်: set('odd_head'),
  စုံပိတ်: set('even_tail'),
  မပိတ်: set('odd_tail'),
  // The sum of two digits is even where both are even or both are odd.
  စုံဘရိတ်: set('even_even', 'odd_odd'),
  မဘရိတ်: set('even_odd', 'odd_even'),
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
  ရှေ့: digits('head'),
  ရှေ့စီး: digits('head'),
  ပိတ်: digits('tail'),
  နောက်: digits('tail'),
  နောက်ပိတ်: digits('tail'),
  ပါ: digits('contains'),
  အပါ: digits('contains'),
  ပတ်: digits('contains'),
  ပါတ်: digits('contains'),
  ပတ်သီး: digits('contains'),
  ပါတ်သီး: digits('contains'),
  ဘရိတ်: digits('break'),
  ဘရိပ်: digits('break'),
  ခွေ: digits('round'),
  အခွေ: digits('round'),
  ခွေပူး: ROUND_WITH_DOUBLES,
  အခွေပူး: ROUND_WITH_DOUBLES,
  ပတ်ပူး: ROUND_WITH_DOUBLES,
  အပူးပါ: { kind: 'with_doubles' },
  အပူးပါခွေ: ROUND_WITH_DOUBLES,
  အာ: REVERSE,
  ပတ်လည်: REVERSE,
  ရာ: unit(100),
  ထောင်: unit(1_000),
  သောင်း: unit(10_000),
  သိန်း: unit(100_000),
  ဖိုး: MONEY,
  ကျပ်: MONEY,
  ပေါင်း: TOTAL,
  စုစုပေါင်း: TOTAL,
}

const MEANINGS = new Map(Object.entries(BURMESE).map(([word, meaning]) => [word.normalize('NFC'), meaning]))
/** Long ones first: of ပတ်လည် only the beginning is a ပတ်. */
const BURMESE_WORDS = [...MEANINGS.keys()].sort((one, other) => other.length - one.length)

/** What begins a customer's name. */
const TITLES = ['ကို', 'မောင်', 'မ', 'ဦး', 'ဒေါ်', 'ဆရာ', 'KO', 'MA', 'U', 'DAW', 'MG', 'MAUNG']
export const beginsName = (letters: string) => {
  const is_latin = /^[A-Z]/i.test(letters)
  return TITLES.some((title) =>
    is_latin ? letters.toUpperCase() === title : letters.length > title.length && letters.startsWith(title),
  )
}

export interface Word {
  text: string
  meaning: Meaning
}

/** The words that a run of letters consists of, or null when some of it is none. */
export function wordsOf(letters: string, meanings: LetterMeanings): Word[] | null {
  const latin = LATIN[letters.toUpperCase()]
  if (latin) return [{ text: letters, meaning: latin.kind === 'letter' ? meaningOfLetter(latin, meanings) : latin }]
  if (letters === '') return []
  for (const text of BURMESE_WORDS) {
    const meaning = MEANINGS.get(text)
    const rest = letters.startsWith(text) ? wordsOf(letters.slice(text.length), meanings) : null
    if (meaning && rest) return [{ text, meaning }, ...rest]
  }
  return null
}

function meaningOfLetter(meaning: Meaning & { kind: 'letter' }, meanings: LetterMeanings): Meaning {
  const choice = meanings[meaning.letter]
  return (choice !== undefined && MEANING_OF_CHOICE[choice]) || meaning
}

/** Shorter words are like too many others. */
const SIMILAR_LENGTH_MIN = 3

/** Whether letters are one slip of the finger away from a word that changes a bet: then they are no name. */
export function isNearWord(letters: string): boolean {
  const text = letters.toUpperCase()
  const known = [...BURMESE_WORDS, ...Object.keys(LATIN)].filter((word) => word.length >= SIMILAR_LENGTH_MIN)
  return known.some((word) => isOneEditAway(text, word))
}

function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rests = [one.slice(at), other.slice(at)] as const
  return rests[0].slice(1) === rests[1].slice(1) || rests[0].slice(1) === rests[1] || rests[0] === rests[1].slice(1)
}
