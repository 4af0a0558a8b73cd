/** "1. 12 500", "(1) 12 500", "1) 12 500" */
const ITEM = /^\(?(\d{1,3})(?:\)|[.။](?=\s))\s*/u
/** "1. 2 ထိပ် 500": the heads of 2, or of 1 and 2. */
const BEFORE_DIGIT = /^\d(?!\d)/

interface Items {
  /** Without the numbers that only count them. */
  lines: readonly string[]
  /** Lines that begin with a number that counts them or is a bet. */
  doubtful: ReadonlySet<number>
}

/**
 * Numbers that count the lines are no bets. They count from 1; rows from "12. 21 500" to "14. 41 500" may count, or may be
 * numbers and their reverses.
 */
export function withoutItemNumbers(lines: readonly string[]): Items {
  const items = lines.flatMap((line, at) => {
    const item = ITEM.exec(line)
    return item ? [{ at, count: Number(item[1]), written: item[0] }] : []
  })
  const isNext = (count: number, before: number | undefined) => before !== undefined && count === before + 1
  const counted = items.filter(
    ({ count }, index) => isNext(count, items[index - 1]?.count) || isNext(items[index + 1]?.count ?? 0, count),
  )
  if (counted.length === 0) return { lines, doubtful: new Set() }
  const rests = new Map(counted.map(({ at, written }) => [at, lines[at]?.slice(written.length) ?? '']))
  const is_sure = counted[0]?.count === 1 && [...rests.values()].some((rest) => !BEFORE_DIGIT.test(rest))
  if (!is_sure) return { lines, doubtful: new Set(rests.keys()) }
  return { lines: lines.map((line, at) => rests.get(at) ?? line), doubtful: new Set() }
}
