import type { LetterMeanings } from './words/letters.ts'
import type { Meaning } from './words/vocabulary.ts'
import { wordsOf } from './words/words.ts'

export type Token = { start: number; end: number; text: string } & (
  | { kind: 'digits'; digits: string; is_grouped: boolean }
  /** "1.5" before a unit. */
  | { kind: 'decimal'; amount: number }
  | { kind: 'word'; meaning: Meaning }
  /** A run of letters that is no word. */
  | { kind: 'letters' }
  /** "=" and "@" say that a stake follows; "/" and "*" part a stake from the one on the reverses. */
  | { kind: 'mark'; mark: '=' | '@' | '/' | '*' }
  | { kind: 'unknown' }
)

/**
 * Characters between two things that have no meaning of their own. Of pictures only friendly ones: a cross takes a bet back, and
 * a quotation mark may repeat the stake above.
 */
const BLANK = /^[\s,;၊။、。.\-–—_+:>→➡()[\]{}|✅✔☑⭐🌟🍀🌸🌹👉👇👆🙏👍💰💵❤\p{Emoji_Modifier}]+/u
/** A time or a date would be two numbers, and its year a stake. */
const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!:?\d)/
const DATE =
  /^(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1|(?:0?[1-9]|1[0-2])([./-])(?:[12]\d|3[01])\2)20(?!00)\d\d(?!\d)|^20\d\d([./-])(?:0?[1-9]|1[0-2])\3(?:0?[1-9]|[12]\d|3[01])(?!\d)/
/** "500/-" */
const KYAT_SIGN = /^\/[-=](?!\d)/
/**
 * A decimal is one only before a unit, and a comma groups digits only where the first group can be no number of 2D, or the
 * second no stake.
 */
const DECIMAL = /^\d{1,6}\.\d{1,4}(?=\s*(?:k(?![a-z])|ရာ|ထောင်|သောင်း|သိန်း))/iu
const GROUPED = /^(?:(?:\d|\d{3})(?:,\d{3})+|\d{2}(?:,0\d{2})(?:,\d{3})*)(?!\d)/
const GROUPED_STAKE = /^\d{1,3}(?:,\d{3})+(?!\d)/
const DIGITS = /^\d+/
const LETTER_RUN = /^(?:[A-Za-z]+|(?:(?![A-Za-z])[\p{L}\p{M}])+)/u
const MARKS: Record<string, '=' | '@' | '/' | '*'> = { '=': '=', '@': '@', '/': '/', '*': '*', '×': '*' }

/** The pieces of a line in one spelling, from left to right; `start` and `end` are places in it. */
export function tokensOf(line: string, meanings: LetterMeanings): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < line.length) {
    const blank = BLANK.exec(line.slice(at))?.[0].length ?? 0
    at += blank
    if (at >= line.length) break
    const found = tokensAt(line, at, { meanings, last: tokens.at(-1) })
    tokens.push(...found)
    at = found.at(-1)?.end ?? line.length
  }
  return tokens
}

function tokensAt(line: string, at: number, seen: { meanings: LetterMeanings; last: Token | undefined }): Token[] {
  const rest = line.slice(at)
  const place = (text: string, start = at) => ({ start, end: start + text.length, text })
  const [moment] = CLOCK.exec(rest) ?? DATE.exec(rest) ?? []
  if (moment !== undefined) return [{ ...place(moment), kind: 'unknown' }]
  const [sign] = seen.last?.kind === 'digits' && seen.last.end === at ? (KYAT_SIGN.exec(rest) ?? []) : []
  if (sign !== undefined) return [{ ...place(sign), kind: 'word', meaning: { kind: 'money' } }]
  const [decimal] = DECIMAL.exec(rest) ?? []
  if (decimal !== undefined) return [{ ...place(decimal), kind: 'decimal', amount: Number(decimal) }]
  const is_stake = seen.last?.kind === 'mark' && '=@'.includes(seen.last.mark)
  const [grouped] = (is_stake ? GROUPED_STAKE : GROUPED).exec(rest) ?? []
  if (grouped !== undefined)
    return [{ ...place(grouped), kind: 'digits', digits: grouped.replaceAll(',', ''), is_grouped: true }]
  const [digits] = DIGITS.exec(rest) ?? []
  if (digits !== undefined) return [{ ...place(digits), kind: 'digits', digits, is_grouped: false }]
  const [letters] = LETTER_RUN.exec(rest) ?? []
  if (letters !== undefined) {
    const words = wordsOf(letters, seen.meanings)
    if (!words) return [{ ...place(letters), kind: 'letters' }]
    let start = at
    return words.map(({ text, meaning }) => {
      const token: Token = { ...place(text, start), kind: 'word', meaning }
      start = token.end
      return token
    })
  }
  const character = String.fromCodePoint(rest.codePointAt(0) ?? 0)
  const mark = MARKS[character]
  return [mark ? { ...place(character), kind: 'mark', mark } : { ...place(character), kind: 'unknown' }]
}
