import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed, More, Nothing, WaitingRows } from './states.tsx'
import table from './table.module.css'

export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  is_number?: boolean
  className?: string | undefined
}

export interface ListPage<Row> {
  data: Row[]
  next: string | null
}

export interface PagedTableProps<Row> {
  title: string
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  /** Said of a list without rows. */
  nothing: string
  /** Of the row that stands on the right. */
  chosen?: string | null
}

/** A list, page by page. */
export function PagedTable<Row>({ title, query, columns, keyOf, nothing, chosen }: PagedTableProps<Row>) {
  const rows = query.data?.pages.flatMap((page) => page.data) ?? []
  const classOf = ({ is_number, className }: Column<Row>) => (is_number ? table.right : className)
  return (
    <div className={table.box} aria-busy={query.isPending}>
      {query.isPending && <WaitingRows rows={12} />}
      {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && rows.length === 0 && <Nothing title={nothing} />}
      {rows.length > 0 && (
        <table className={table.table} aria-label={title}>
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
              <tr key={keyOf(row)} data-chosen={(chosen !== undefined && keyOf(row) === chosen) || undefined}>
                {columns.map((column) => (
                  <td key={column.name} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <More query={query} />
    </div>
  )
}
