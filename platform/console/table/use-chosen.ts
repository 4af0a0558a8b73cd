import { navigate, useFilters, withFilters } from '../page/navigation.tsx'
import type { Pages } from '../page/states/states.tsx'

/** The address names the chosen row. It is no step back in the history: one leaves a list as one came. */
export function chooseRow(id: string): void {
  navigate(withFilters({ id }), { replace: true })
}

interface Steps<Row> {
  rows: readonly Row[]
  /** Of the chosen one; -1 for none. */
  place: number
  choose: (row: Row) => void
  pages?: Pages
}

/** J and K, for `useKeys`: the next row and the one before it, and behind the last of them the next page. */
export function stepKeys<Row>({ rows, place, choose, pages }: Steps<Row>) {
  const step = (by: 1 | -1) => {
    const next = rows[place < 0 ? 0 : place + by]
    if (next !== undefined) choose(next)
    else if (by === 1 && pages?.hasNextPage) void pages.fetchNextPage()
  }
  return { j: () => step(1), k: () => step(-1) }
}

/** The row of a list that the address names, and the keys that go from it to its neighbours. */
export function useChosen<Row>(rows: readonly Row[], idOf: (row: Row) => string, pages?: Pages) {
  const chosen_id = useFilters().get('id')
  const place = rows.findIndex((row) => idOf(row) === chosen_id)
  const choose = (row: Row) => chooseRow(idOf(row))
  return { chosen_id, place, chosen: rows[place], steps: stepKeys({ rows, place, choose, pages }) }
}
