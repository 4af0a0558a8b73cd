import * as fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { NUMBERS } from '../numbers.ts'
import { LIST_CORPUS } from './list-corpus.ts'
import { parseLine } from './parse-line.ts'
import { parseList } from './parse-list.ts'
import { tokensOf } from './tokens.ts'
import { plainLine } from './words/spelling.ts'

const DEFAULT_STAKE = 100
const RUNS = { numRuns: inject('is_deep') ? 100_000 : 500 }
const SLOW = { timeout: 600_000 }
const parse = (text: string) => parseList(text, { default_stake: DEFAULT_STAKE })

const words = (line: string) => line.split(' ')
/** Pieces as they occur in lists, joined at random: most of it is nonsense, and some of it reads. */
const PIECES = [
  '\n',
  '\n500',
  '\n10500',
  '\n1. ',
  '\n2. ',
  '\n(3) ',
  ...words('12 34 07 00 5 3 123 456 500 1000 12500 00500 1,000 12,500 1.5 0500 k K KP R r AP power P X N'),
  ...words('head tail bk Total Ks Ko Aung ထိပ် ပိတ် ပါ ဘရိတ် ခွေ ခွေပူး အပူး အပူးပါ နက်ခက် မ စုံ အာ ပတ်လည်'),
  ...words('ထောင် ရာ သောင်း ဖိုး ကျပ် ပေါင်း ကိုအောင် စီ ဒဲ့ မမ ဖျက် နကၡတ္ ေထာင္ ၁၂ ၅၀၀ ၅ဝဝ = / * - . , @ :'),
  ...words('? 👍 × + /- ~ ❌ ❤️ – 50 10 05 12:30 12.1.2026 10,000 each cancel Thiri: 123k 10/5k ၀၀-၁၉ ５００'),
]
const nonsense = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' ')), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.map(([piece, gap]) => piece + gap).join(''))

const CORPUS_TEXTS = Object.values(LIST_CORPUS).flatMap((lists) => lists.map(({ text }) => text))
/** A list of a seller with some letters lost, doubled, exchanged or put in by mistake. */
const mutated = fc
  .tuple(
    fc.array(fc.constantFrom(...CORPUS_TEXTS), { minLength: 1, maxLength: 3 }).map((lists) => lists.join('\n')),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('drop', 'double', 'swap', 'insert'), fc.constantFrom(...PIECES)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([list, changes]) => changes.reduce(change, list))

function change(list: string, [at, how, piece]: [number, string, string]): string {
  const place = at % (list.length + 1)
  const [before, letter, next, after] = [
    list.slice(0, place),
    list[place] ?? '',
    list[place + 1] ?? '',
    list.slice(place + 2),
  ]
  if (how === 'drop') return before + next + after
  if (how === 'double') return before + letter + letter + next + after
  if (how === 'swap') return before + next + letter + after
  return before + piece + list.slice(place)
}

describe.each([
  ['any tokens', nonsense],
  ['any list with mistakes', mutated],
  ['any text', fc.string({ unit: 'grapheme', maxLength: 60 })],
])('of %s', (_what, texts) => {
  test('each token of a line that is read is used exactly once, and a set of numbers is never empty', SLOW, () => {
    fc.assert(
      fc.property(texts, (text) => {
        const line = plainLine(text.replaceAll('\n', ' ')).text
        const tokens = tokensOf(line, {})
        const reading = parseLine(line, tokens, DEFAULT_STAKE)

        if (reading.kind === 'refused') {
          expect(reading.to).toBeGreaterThan(reading.from)
          return
        }
        const used = reading.pieces.flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, index) => from + index),
        )
        expect(used).toEqual(tokens.map((_token, index) => index))
        for (const piece of reading.pieces) if (piece.kind === 'bets') expect(piece.stakes.length).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  test(
    'what is shown is what is staked: each piece by itself means the same, and they add up to the whole',
    SLOW,
    () => {
      fc.assert(
        fc.property(texts, (text) => {
          const { lines, stakes, sum } = parse(text)
          const bets = lines.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'bets' ? [piece] : [])))

          const added = new Map<string, number>()
          for (const [num, kyat] of bets.flatMap((piece) => piece.stakes)) {
            expect(NUMBERS).toContain(num)
            expect(Number.isSafeInteger(kyat) && kyat > 0).toBe(true)
            added.set(num, (added.get(num) ?? 0) + kyat)
          }
          expect(stakes).toEqual(added)
          expect(sum).toBe([...added.values()].reduce((total, kyat) => total + kyat, 0))
          for (const piece of bets) expect({ [piece.text]: parse(piece.text).sum }).toEqual({ [piece.text]: piece.sum })
        }),
        RUNS,
      )
    },
  )

  test('each line is read or refused by a piece that stands in it', SLOW, () => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = text.split('\n')
        const { lines } = parse(text)
        for (const { at, lines: count, pieces, refused } of lines) {
          expect(at + count).toBeLessThanOrEqual(written.length)
          if (refused === null) expect(pieces.length).toBeGreaterThan(0)
          else expect(refused.piece).not.toBe('')
        }
      }),
      RUNS,
    )
  })
})

const stake = fc.integer({ min: 100, max: 999_999_999 })
const bets = fc.array(fc.tuple(fc.constantFrom(...NUMBERS), stake), { maxLength: 60 })
const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0)

test('no stake is lost, whatever stands between the bets', () => {
  fc.assert(
    fc.property(bets, fc.constantFrom('\n', ', ', ' ', '; '), (list, between) => {
      const { stakes, lines } = parse(list.map(([num, amount]) => `${num}=${amount}`).join(between))

      expect(lines.filter(({ refused }) => refused)).toEqual([])
      expect(sumOf(stakes.values())).toBe(sumOf(list.map(([, amount]) => amount)))
    }),
  )
})

test('Burmese digits say the same', () => {
  const burmese = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)))
  fc.assert(
    fc.property(bets, (list) => {
      const text = list.map(([num, amount]) => `${num}-${amount}`).join('\n')

      expect(parse(burmese(text)).stakes).toEqual(parse(text).stakes)
    }),
  )
})
