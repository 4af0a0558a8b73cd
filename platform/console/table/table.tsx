import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import { Link, withFilters } from '../page/navigation.tsx'
import { pressRow } from './press-row.ts'
import styles from './table.module.css'

export interface Column<Row> {
  name: string
  cell: (row: Row, is_chosen: boolean) => ReactNode
  is_number?: boolean
  className?: string | undefined
  /** Of the last line, which stays in sight. */
  total?: ReactNode
}

export interface TableProps<Row> {
  title: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Of the row that stands on the right. */
  chosen?: string | null
}

export function Table<Row>({ title, rows, columns, keyOf, chosen }: TableProps<Row>) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={keyOf(row)} row={row} columns={columns} is_chosen={keyOf(row) === chosen} />
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const classOf = <Row,>({ is_number, className }: Column<Row>) =>
  classNames(is_number && styles.right, className) || undefined

interface LineProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  is_chosen: boolean
}

function Line<Row>({ row, columns, is_chosen }: LineProps<Row>) {
  const line = useRef<HTMLTableRowElement>(null)
  // J and K go on below the edge of the list. The row's first cell: a whole row would pull a narrow screen sideways.
  useEffect(() => {
    if (is_chosen) line.current?.cells[0]?.scrollIntoView({ block: 'nearest' })
  }, [is_chosen])
  return (
    <tr ref={line} data-chosen={is_chosen || undefined} onClick={pressRow}>
      {columns.map((column) => (
        <td key={column.name} className={classOf(column)}>
          {column.cell(row, is_chosen)}
        </td>
      ))}
    </tr>
  )
}

export interface RowLinkProps {
  filters: Record<string, string | null>
  is_chosen: boolean
  /** The whole of what the row cuts off. */
  title?: string
  children: ReactNode
}

/** Chooses its row, which passes on what is pressed beside it (`press-row.ts`); dragging is the row's. */
export function RowLink({ filters, is_chosen, title, children }: RowLinkProps) {
  return (
    <Link
      href={withFilters(filters)}
      className={styles.rowLink}
      draggable={false}
      title={title}
      aria-current={is_chosen || undefined}
    >
      <b>{children}</b>
    </Link>
  )
}
