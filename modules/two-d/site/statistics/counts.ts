import type { TwoDNumberStatistics, TwoDStatisticsGroup } from '#two-d/contract/draws.ts'

/** One of the hundred numbers; `last_on` and `draws_since` are null where it did not come. */
export interface NumberCount extends Pick<TwoDNumberStatistics, 'num' | 'count'> {
  last_on: string | null
  draws_since: number | null
}

/** The measure by which the grid shows a number: how often it came, or how long ago. */
export type Measure = 'often' | 'ago'

const NUMBERS = Array.from({ length: 100 }, (_, place) => String(place).padStart(2, '0'))
const DIGITS = NUMBERS.slice(0, 10).map((num) => num.slice(1))
/** Shades of the grid above the palest one. */
const SHADES = 4

/** All hundred numbers in their order. */
export function countsOf({ numbers }: TwoDStatisticsGroup): NumberCount[] {
  const known = new Map(numbers.map((each) => [each.num, each]))
  return NUMBERS.map((num) => known.get(num) ?? { num, count: 0, last_on: null, draws_since: null })
}

/** How often each digit was the first (0) or the second one (1). */
export const digitCountsOf = (counts: readonly NumberCount[], place: 0 | 1): { name: string; count: number }[] =>
  DIGITS.map((digit) => ({
    name: digit,
    count: sumOf(counts.filter(({ num }) => num[place] === digit)),
  }))

export const doublesOf = (counts: readonly NumberCount[]): NumberCount[] =>
  counts.filter(({ num }) => num[0] === num[1])

export const sumOf = (counts: readonly NumberCount[]): number => counts.reduce((sum, { count }) => sum + count, 0)

/** Null for a number that did not come, where it is asked how long ago. */
export const valueOf = ({ count, draws_since }: NumberCount, measure: Measure): number | null =>
  measure === 'often' ? count : draws_since

/** 0 to 4 of the largest value; what never came is longest ago. */
export function shadeOf(value: number | null, max: number): number {
  if (value === null) return SHADES
  return max === 0 ? 0 : Math.ceil((value / max) * SHADES)
}

/** The largest first, then in the order of the numbers; what never came is longest ago. */
export function sortedBy(counts: readonly NumberCount[], measure: Measure): NumberCount[] {
  const size = (each: NumberCount) => valueOf(each, measure) ?? Number.MAX_SAFE_INTEGER
  return [...counts].sort((a, b) => size(b) - size(a) || a.num.localeCompare(b.num))
}
