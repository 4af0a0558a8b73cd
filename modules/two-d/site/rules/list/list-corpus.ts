import { CUSTOMERS_CORPUS } from './corpus/customers.ts'
import { DIGITS_CORPUS } from './corpus/digits.ts'
import type { Corpus } from './corpus/meaning.ts'
import { NUMBERS_CORPUS } from './corpus/numbers.ts'
import { REFUSED_CORPUS } from './corpus/refused.ts'
import { REVERSES_CORPUS } from './corpus/reverses.ts'
import { SETS_CORPUS } from './corpus/sets.ts'
import { STAKES_CORPUS } from './corpus/stakes.ts'

/** A number without a stake gets this much. */
export const CORPUS_DEFAULT_STAKE = 100

/**
 * Lists of 2D bets as sellers write them, with their meaning: at least eight for each notation. The parser is tested on all
 * of them. The meaning is written out by hand, from docs/two-d-lists.md and not from the code that it tests.
 */
export const LIST_CORPUS: Corpus = {
  ...NUMBERS_CORPUS,
  ...REVERSES_CORPUS,
  ...STAKES_CORPUS,
  ...SETS_CORPUS,
  ...DIGITS_CORPUS,
  ...CUSTOMERS_CORPUS,
  ...REFUSED_CORPUS,
}
