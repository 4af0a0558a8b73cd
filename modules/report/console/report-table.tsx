import { Nothing } from '#platform/console/page/states/states.tsx'
import { type Column, Table } from '#platform/console/table/table.tsx'
import styles from './reports.module.css'
import { texts } from './texts.ts'

export type ReportColumn<Row> = Omit<Column<Row>, 'className'>

interface ReportTableProps<Row> {
  title: string
  rows: Row[]
  columns: ReportColumn<Row>[]
  keyOf: (row: Row) => string
  /** Said of a report without rows. */
  nothing?: string
}

/** All rows of a report at once, and their total below. */
export function ReportTable<Row>({ columns, nothing, ...table }: ReportTableProps<Row>) {
  if (table.rows.length === 0) return <Nothing title={nothing ?? texts.nothing} line={texts.nothingLine} />
  const shaped = columns.map((column) => ({ ...column, className: column.is_number ? 'num' : styles.name }))
  return <Table {...table} columns={shaped} />
}
