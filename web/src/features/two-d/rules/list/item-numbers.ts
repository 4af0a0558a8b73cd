/** "1. 12 500", "(1) 12 500", "1) 12 500": what follows must not be a digit that belongs to the first. */
const ITEM = /^\(?(\d{1,3})(?:\)|[.။](?=\s))\s*(?=\D|\d\d)/u

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
  if (counted[0]?.count !== 1) return { lines, doubtful: new Set(counted.map(({ at }) => at)) }
  const written = new Map(counted.map((item) => [item.at, item.written]))
  return { lines: lines.map((line, at) => line.slice(written.get(at)?.length ?? 0)), doubtful: new Set() }
}
