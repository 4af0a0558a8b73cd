import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { listQuery } from './queries.ts'
import { texts } from './texts.ts'

export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  is_number?: boolean
  className?: string | undefined
}

interface PlayerListProps<Row> {
  player_id: string
  title: string
  path: string
  /** Which of several lists at this path. */
  account?: string
  columns: Column<Row>[]
  keyOf: (row: Row) => string
}

/** One of a player's lists, page by page. */
export function PlayerList<Row>({ player_id, title, path, account, columns, keyOf }: PlayerListProps<Row>) {
  const query = useInfiniteQuery(listQuery<Row>(player_id, path, { account }))
  const rows = query.data?.pages.flatMap((page) => page.data) ?? []
  const classOf = ({ is_number, className }: Column<Row>) => (is_number ? table.right : className)
  return (
    <div className={table.box} aria-busy={query.isPending}>
      {query.isPending && <WaitingRows rows={12} />}
      {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && rows.length === 0 && <Nothing title={texts.nothingYet} />}
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
              <tr key={keyOf(row)}>
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
