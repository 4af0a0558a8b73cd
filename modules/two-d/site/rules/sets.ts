import { NUMBERS, withReversed } from './numbers.ts'

type Rule = (head: number, tail: number) => boolean
type DigitsRule = (head: number, tail: number, digits: ReadonlySet<number>) => boolean

const isEven = (digit: number) => digit % 2 === 0
const pairs = (text: string): Rule => {
  const members = new Set(withReversed(text.split(' ')))
  return (head, tail) => members.has(`${head}${tail}`)
}
const block =
  (from: number): Rule =>
  (head, tail) =>
    Math.floor((head * 10 + tail) / 20) * 20 === from

/** The sets that every seller of 2D knows by name. */
const SETS = {
  doubles: (head, tail) => head === tail,
  even_doubles: (head, tail) => head === tail && isEven(head),
  odd_doubles: (head, tail) => head === tail && !isEven(head),
  power: (head, tail) => Math.abs(head - tail) === 5,
  nat_khat: pairs('07 18 24 35 69'),
  thai_power: pairs('09 13 26 47 58'),
  thai_nat_khat: pairs('07 19 23 48 56'),
  brothers: (head, tail) => [1, 9].includes(Math.abs(head - tail)),
  even_even: (head, tail) => isEven(head) && isEven(tail),
  even_odd: (head, tail) => isEven(head) && !isEven(tail),
  odd_even: (head, tail) => !isEven(head) && isEven(tail),
  odd_odd: (head, tail) => !isEven(head) && !isEven(tail),
  even_head: (head) => isEven(head),
  odd_head: (head) => !isEven(head),
  even_tail: (_head, tail) => isEven(tail),
  odd_tail: (_head, tail) => !isEven(tail),
  big: (head) => head >= 5,
  small: (head) => head < 5,
  block_00: block(0),
  block_20: block(20),
  block_40: block(40),
  block_60: block(60),
  block_80: block(80),
} as const satisfies Record<string, Rule>

/** Sets that are made of digits which the player names. */
const DIGIT_SETS = {
  head: (head, _tail, digits) => digits.has(head),
  tail: (_head, tail, digits) => digits.has(tail),
  contains: (head, tail, digits) => digits.has(head) || digits.has(tail),
  break: (head, tail, digits) => digits.has((head + tail) % 10),
  round: (head, tail, digits) => head !== tail && digits.has(head) && digits.has(tail),
  round_doubles: (head, tail, digits) => digits.has(head) && digits.has(tail),
} as const satisfies Record<string, DigitsRule>

export type SetName = keyof typeof SETS
export type DigitSetName = keyof typeof DIGIT_SETS

const fits = (rule: Rule) => NUMBERS.filter((num) => rule(Number(num[0]), Number(num[1])))

export const numbersOfSet = (name: SetName): string[] => fits(SETS[name])

/** Several digits are several sets in one; of 123 the round has 12, 13, 21, 23, 31 and 32. */
export function numbersOfDigits(name: DigitSetName, digits: string): string[] {
  const chosen = new Set([...digits].map(Number))
  const rule: DigitsRule = DIGIT_SETS[name]
  return fits((head, tail) => rule(head, tail, chosen))
}
