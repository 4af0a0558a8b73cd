import { readStored, writeStored } from '#platform/site/browser/storage.ts'
import { LETTER_MEANINGS, LETTERS, type Letter, type LetterMeanings } from '../../rules/list/words/letters.ts'

const KEY = 'two_d_letters'

/** The meanings that the player chose for letters. Any other stored value counts for nothing. */
export function getStoredLetters(): LetterMeanings {
  let stored: unknown
  try {
    stored = JSON.parse(readStored(KEY) ?? '{}')
  } catch {
    return {}
  }
  const chosen = new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}))
  const known = LETTERS.filter((letter) => meaningsOf(letter).includes(String(chosen.get(letter))))
  return Object.fromEntries(known.map((letter) => [letter, chosen.get(letter)])) as LetterMeanings
}

export const storeLetters = (meanings: LetterMeanings): void => writeStored(KEY, JSON.stringify(meanings))

export const meaningsOf = (letter: Letter): readonly string[] => LETTER_MEANINGS[letter]
