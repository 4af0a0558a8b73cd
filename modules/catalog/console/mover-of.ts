import { showOutcome } from '#platform/console/say.ts'
import { texts } from './texts.ts'

/** Puts one of a list at another place, by naming the one that will follow it. */
export function moverOf<Row extends { id: number; name: string }>(
  rows: readonly Row[],
  place: (row: Row, before: number | null) => Promise<void>,
) {
  return (row: Row, to: number) => {
    const others = rows.filter(({ id }) => id !== row.id)
    if (to < 0 || to > others.length) return
    showOutcome(place(row, others[to]?.id ?? null), texts.moved(row.name, to + 1))
  }
}
