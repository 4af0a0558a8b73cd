import { firstWord, type Meaning } from './words.ts'

export type Token =
  /** `is_stake`: behind "=" or "@" it is money, however short it is. */
  | { kind: 'digits'; text: string; digits: string; is_stake: boolean }
  | { kind: 'word'; text: string; meaning: Meaning }
  | { kind: 'unknown'; text: string }

/** What stands between two things and says nothing by itself. */
const BLANK = /^[\s,;၊။.\-_/+:*X×()\u200b-\u200d]+/
const DIGITS = /^([=@]?)\s*(\d+)/
const LETTERS = /^[\p{L}\p{M}]+/u

/** The pieces of a line that is in capitals and Latin digits. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let rest = line.replace(BLANK, '')
  while (rest !== '') {
    const token = firstToken(rest)
    tokens.push(token)
    rest = rest.slice(token.text.length).replace(BLANK, '')
  }
  return tokens
}

function firstToken(rest: string): Token {
  const [text, mark, digits] = DIGITS.exec(rest) ?? []
  if (text !== undefined && digits !== undefined) return { kind: 'digits', text, digits, is_stake: mark !== '' }
  const [letters] = LETTERS.exec(rest) ?? []
  const known = letters === undefined ? null : firstWord(letters)
  if (known) return { kind: 'word', text: known.word, meaning: known.meaning }
  return { kind: 'unknown', text: letters ?? [...rest].slice(0, 1).join('') }
}
