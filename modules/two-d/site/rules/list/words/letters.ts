/** Letters that some sellers use for one thing and some for another. */
export const LETTERS = ['P', 'X', 'N', 'W'] as const
export type Letter = (typeof LETTERS)[number]
/** The possible meanings of each letter. */
export const LETTER_MEANINGS = {
  P: ['contains', 'power'],
  X: ['times', 'round'],
  N: ['nat_khat', 'tail'],
  W: ['power', 'round'],
} as const satisfies Record<Letter, readonly string[]>
export type LetterMeanings = { [L in Letter]?: (typeof LETTER_MEANINGS)[L][number] }
