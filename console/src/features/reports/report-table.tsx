import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Nothing } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import styles from './reports.module.css'
import { texts } from './texts.ts'

export interface ReportColumn<Row> {
  name: string
  cell: (row: Row) => ReactNode
  is_number?: boolean
  /** Of the last line. */
  total?: ReactNode
}

interface ReportTableProps<Row> {
  title: string
  rows: Row[]
  columns: ReportColumn<Row>[]
  keyOf: (row: Row) => string
  /** Said of a report without rows. */
  nothing?: string
}

/** All rows of a report at once, and their total below, which stays in sight. */
export function ReportTable<Row>({ title, rows, columns, keyOf, nothing }: ReportTableProps<Row>) {
  const classOf = ({ is_number }: ReportColumn<Row>) => (is_number ? classNames(table.right, 'num') : styles.name)
  if (rows.length === 0) return <Nothing title={nothing ?? texts.nothing} line={texts.nothingLine} />
  return (
    <table className={classNames(table.table, styles.table)} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={column.is_number ? table.right : undefined}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
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
