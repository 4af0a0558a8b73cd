import { texts } from '../texts.ts'
import { type Move, Place, useDraggedRows } from './ordered.tsx'
import table from './table.module.css'
import type { Column } from './table.tsx'

export interface OrderedTableProps<Row> {
  label: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** One of them is the link that chooses the row. */
  columns: readonly Column<Row>[]
  chosen_id: number | null
  onMove: Move<Row>
  /** Without places the list stands in another order than the players'. */
  has_places?: boolean
  /** The name of the column of places: whose list it is, where there are several. */
  place_name?: string
}

/** Rows in the players' order, to be dragged or moved by their arrows. */
export function OrderedTable<Row extends { id: number }>(props: OrderedTableProps<Row>) {
  const { label, rows, nameOf, columns, chosen_id, onMove } = props
  const { has_places = true, place_name = texts.place } = props
  const draggedRow = useDraggedRows(onMove)
  return (
    <table className={table.table} aria-label={label}>
      <thead>
        <tr>
          {has_places && <th scope="col">{place_name}</th>}
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id} data-chosen={row.id === chosen_id || undefined} {...draggedRow(row, index)}>
            {has_places && (
              <td>
                <Place row={row} name={nameOf(row)} index={index} count={rows.length} onMove={onMove} />
              </td>
            )}
            {columns.map(({ name, cell, className }) => (
              <td key={name} className={className}>
                {cell(row, row.id === chosen_id)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
