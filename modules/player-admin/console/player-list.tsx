import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import type { Column } from '#platform/console/table/table.tsx'
import { listQuery } from './queries.ts'
import { texts } from './texts.ts'

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
  return <PagedTable title={title} query={query} columns={columns} keyOf={keyOf} nothing={texts.nothingYet} />
}
