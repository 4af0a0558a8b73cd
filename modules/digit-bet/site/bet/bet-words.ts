import type { Texts } from '#platform/site/texts.ts'
import type en from '../texts/en.ts'
import type { Choice } from './selection.ts'

type Words = Texts<typeof en>

/** The name of a bet's choice, in the player's words: "Digit 7", "Big". */
export function betName(texts: Words, choice: Choice): string {
  if (choice.bet_type === 'digit') return texts.digit(choice.digit)
  return choice.bet_type === 'big' ? texts.big : texts.small
}

/** A row of the history as the choice it was made with; null for a bet that this page does not know. */
export function choiceOf({ betType, digit }: { betType: string; digit: number | null }): Choice | null {
  if (betType === 'digit') return { bet_type: betType, digit: digit ?? 0 }
  return betType === 'big' || betType === 'small' ? { bet_type: betType, digit: null } : null
}
