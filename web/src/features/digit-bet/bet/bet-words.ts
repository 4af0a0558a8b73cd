import type { Texts } from '../../../platform/texts.ts'
import type en from '../texts/en.ts'
import type { Choice } from './selection.ts'

type Words = Texts<typeof en>

/** What a bet is on, in the player's words: "Digit 7", "Big". */
export function betName(texts: Words, choice: Choice): string {
  if (choice.bet_type === 'digit') return texts.digit(choice.digit)
  return choice.bet_type === 'big' ? texts.big : texts.small
}

/** A row of the history as the choice it was made with. */
export function choiceOf(row: { betType: Choice['bet_type']; digit: number | null }): Choice {
  if (row.betType === 'digit') return { bet_type: 'digit', digit: row.digit ?? 0 }
  return { bet_type: row.betType, digit: null }
}
