import type { LetterMeanings } from './letters.ts'
import { BURMESE, LATIN, MEANING_OF_CHOICE, type Meaning } from './vocabulary.ts'

const MEANINGS = new Map(Object.entries(BURMESE).map(([word, meaning]) => [word.normalize('NFC'), meaning]))

interface Word {
  text: string
  meaning: Meaning
}

/** The words that a run of letters consists of, or null when some of it is none or it can be cut in two ways. */
export function wordsOf(letters: string, meanings: LetterMeanings): Word[] | null {
  const latin = LATIN[letters.toUpperCase()]
  if (latin) return [{ text: letters, meaning: latin.kind === 'letter' ? meaningOfLetter(latin, meanings) : latin }]
  const whole = MEANINGS.get(letters)
  return whole ? [{ text: letters, meaning: whole }] : cutIntoWords(letters)
}

function meaningOfLetter(meaning: Meaning & { kind: 'letter' }, meanings: LetterMeanings): Meaning {
  const choice = meanings[meaning.letter]
  return (choice !== undefined && MEANING_OF_CHOICE[choice]) || meaning
}

/** စုံ and မ alone would cut "စုံစုံမ" in several ways. */
const WORDS_TO_JOIN = [...MEANINGS].filter(([, { kind }]) => kind !== 'parity')

interface Cut {
  words: number
  is_only: boolean
  first: Word | null
  rest: Cut | null
}

/** The way with the fewest words, if there is one way only. From the end, so that a long run is read once. */
function cutIntoWords(letters: string): Word[] | null {
  const cuts: (Cut | undefined)[] = []
  cuts[letters.length] = { words: 0, is_only: true, first: null, rest: null }
  for (let at = letters.length - 1; at >= 0; at--) {
    for (const [text, meaning] of WORDS_TO_JOIN) {
      const rest = letters.startsWith(text, at) ? cuts[at + text.length] : undefined
      if (!rest) continue
      const known = cuts[at]
      const cut = { words: rest.words + 1, is_only: rest.is_only, first: { text, meaning }, rest }
      if (!known || cut.words < known.words) cuts[at] = cut
      else if (cut.words === known.words) cuts[at] = { ...known, is_only: false }
    }
  }
  const best = cuts[0]
  if (!best?.is_only) return null
  const words: Word[] = []
  for (let cut: Cut | null = best; cut?.first; cut = cut.rest) words.push(cut.first)
  return words
}

/** Shorter words are like too many others: "Ma Su" is no sum, and "Ma Pan" no par. */
const SIMILAR_LENGTH_MIN = { burmese: 3, latin: 4 }
const LONG_WORDS = [
  ...[...MEANINGS.keys()].filter(({ length }) => length >= SIMILAR_LENGTH_MIN.burmese),
  ...Object.keys(LATIN).filter(({ length }) => length >= SIMILAR_LENGTH_MIN.latin),
]

/** Whether letters are one slip of the finger away from a word that changes a bet: then they are no name. */
export function isNearWord(letters: string): boolean {
  const text = letters.toUpperCase()
  return LONG_WORDS.some((word) => isOneEditAway(text, word))
}

function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rests = [one.slice(at), other.slice(at)] as const
  return rests[0].slice(1) === rests[1].slice(1) || rests[0].slice(1) === rests[1] || rests[0] === rests[1].slice(1)
}
