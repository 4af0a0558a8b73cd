import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Nothing } from '../page/states/states.tsx'
import { ListBox } from './list-box.tsx'
import { Table, type TableProps } from './table.tsx'

export interface ListPage<Row> {
  data: Row[]
  next: string | null
}

type PagedQuery<Row> = UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>

/** The rows of all pages that have come so far. */
export function rowsOf<Row>(query: PagedQuery<Row>): Row[] {
  return query.data?.pages.flatMap((page) => page.data) ?? []
}

export interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  query: PagedQuery<Row>
  /** Said of a list without rows. */
  nothing: string
  nothing_line?: string
}

/** A list, page by page. */
export function PagedTable<Row>({ query, nothing, nothing_line, ...props }: PagedTableProps<Row>) {
  const rows = rowsOf(query)
  return (
    <ListBox query={query} is_empty={rows.length === 0} nothing={<Nothing title={nothing} line={nothing_line} />}>
      <Table {...props} rows={rows} />
    </ListBox>
  )
}
