import type { Token } from '../tokens.ts'
import { isNearWord } from './words.ts'

/** "Daw Khin Myo Aye" has four. */
const WORDS_MAX = 4

/** The titles that begin a customer's name. ကိုး is nine, and no title. */
const BURMESE_TITLE = /^(?:ကို(?!း)|မောင်|မ|ဦး|ဒေါ်|ဆရာ)./u
const LATIN_TITLES = new Set(['KO', 'MA', 'U', 'DAW', 'MG', 'MAUNG'])

/** Words that take a list back, or put it to another draw. A text with one of them must not be read as a name. */
const LATIN_ORDERS = new Set(
  'CANCEL CANCELED CANCELLED DELETE DEL REMOVE VOID NO NOT DONT STOP WRONG OLD EDIT CHANGE DITTO SAME BU BUU MORNING NOON EVENING AM PM TODAY TOMORROW YESTERDAY'.split(
    ' ',
  ),
)
/** A verb between မ and ဘူး or နဲ့ is denied or forbidden. */
const BURMESE_ORDERS = /ဖျက်|ပယ်|ဖယ်|မှား|ဟောင်း|ပြင်|မနက်|နေ့|ညနေ|^ည$|ဘူး|နဲ့|တော့|^မ(?:ထိုး|ယူ|ပါ|ဟုတ်|လို|ထည့်|ရေး|ဆော့)/u

const isOrder = (letters: string) => LATIN_ORDERS.has(letters.toUpperCase()) || BURMESE_ORDERS.test(letters)
const isTitled = (letters: string) => BURMESE_TITLE.test(letters) || LATIN_TITLES.has(letters.toUpperCase())

/**
 * The first token behind the customer's name that begins a line; 0 where none does. A name begins with a title or is
 * followed by a colon. Letters that are almost a word of 2D are never a name: they were meant to be a bet.
 */
export function nameAt(line: string, tokens: readonly Token[]): number {
  let to = 0
  while (to < WORDS_MAX && tokens[to]?.kind === 'letters') to++
  const words = tokens.slice(0, to)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || words.some(({ text }) => isNearWord(text) || isOrder(text))) return 0
  const is_led_by_colon = /^\s*:/.test(line.slice(last?.end))
  return isTitled(first.text) || is_led_by_colon ? to : 0
}
