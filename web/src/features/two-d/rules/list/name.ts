import type { Token } from './tokens.ts'
import { beginsName, isNearWord } from './words.ts'

/** "Daw Khin Myo Aye" has four. */
const WORDS_MAX = 4

/**
 * The first token behind the customer's name that begins a line; 0 where none does. A name begins with a title, or is
 * followed by a colon, or is all of its line. Letters that are almost a word of 2D are never a name: they were meant to be
 * a bet.
 */
export function nameAt(line: string, tokens: readonly Token[]): number {
  let to = 0
  while (to < WORDS_MAX && tokens[to]?.kind === 'letters') to++
  const words = tokens.slice(0, to)
  const first = words[0]
  if (!first || words.some(({ text }) => isNearWord(text))) return 0
  const last = words.at(-1)
  const is_alone = to === tokens.length
  const is_led_by_colon = /^\s*:/.test(line.slice(last?.end))
  return beginsName(first.text) || is_led_by_colon || is_alone ? to : 0
}
