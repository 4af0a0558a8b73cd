import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/api.ts'
import { texts } from './texts.ts'

/** Puts one of a list at another place, by naming the one that will follow it. */
export function moverOf<Row extends { id: number; name: string }>(
  rows: readonly Row[],
  place: (row: Row, before: number | null) => Promise<void>,
) {
  return (row: Row, to: number) => {
    const others = rows.filter(({ id }) => id !== row.id)
    if (to < 0 || to > others.length) return
    void place(row, others[to]?.id ?? null).then(
      () => showToast({ kind: 'success', text: texts.moved(row.name, to + 1), position: 'top-center' }),
      (error: unknown) => showToast({ kind: 'error', text: failureText(error), position: 'top-center' }),
    )
  }
}
