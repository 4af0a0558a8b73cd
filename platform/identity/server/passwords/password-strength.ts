import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { LOCAL_WORDS } from './local-words.ts'

/**
 * Who may try some hundred passwords of an account in a day does not come near this, and a stolen table of hashes gives
 * away the passwords of nobody in an hour. Eight letters at random are a hundred times as many.
 */
const GUESSES_MIN = 1_000_000
/** A hundred letters cost the library a tenth of a second of the only thread: the head or the tail alone is enough. */
const JUDGED_LETTERS = 24
/** Of words with signs between them the words are judged alone; of signs with some letters the signs are. */
const SIGNS_SHARE_MAX = 1 / 3

const estimator = new ZxcvbnFactory({
  dictionary: {
    passwords: dictionary['passwords-common'],
    words: dictionary['diceware-common'],
    local: [...LOCAL_WORDS],
  },
  graphs: adjacencyGraphs,
})

/**
 * Whether a guesser finds it early, who knows usual passwords and words, the keyboard, dates, substitutions, and what is
 * `known` of the owner. Answers which of that it is made of, or null for a password that is not found early.
 */
export function guessedFrom(password: string, known: readonly string[]): ReadonlySet<string> | null {
  const text = password.normalize('NFKC')
  for (const spelling of new Set([text, wordsOf(text)])) {
    const words = weakWords(spelling, known)
    if (words !== null) return words
  }
  return null
}

/** Weak are a head and a tail that are weak both. */
function weakWords(text: string, known: readonly string[]): Set<string> | null {
  const letters = [...text]
  const words = new Set<string>()
  for (const part of new Set([letters.slice(0, JUDGED_LETTERS).join(''), letters.slice(-JUDGED_LETTERS).join('')])) {
    const { guesses, sequence } = estimator.check(part, [...known])
    if (guesses >= GUESSES_MIN) return null
    for (const match of sequence) if (match.dictionaryName === 'userInputs') words.add(String(match.matchedWord))
  }
  return words
}

/** `Myanmar@2024!` is no harder to guess than `Myanmar2024`. */
function wordsOf(text: string): string {
  const words = text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return words.length >= text.length * (1 - SIGNS_SHARE_MAX) ? words : text
}
