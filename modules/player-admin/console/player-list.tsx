import { useInfiniteQuery } from '@tanstack/react-query'
import links from '#platform/console/figures/transfers-link.module.css'
import { Link, useFilters, withFilters } from '#platform/console/page/navigation.tsx'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import type { Column } from '#platform/console/table/table.tsx'
import styles from './players.module.css'
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

/** One of a player's lists, page by page: from the newest on, or from the one that the address names. */
export function PlayerList<Row>({ player_id, title, path, account, columns, keyOf }: PlayerListProps<Row>) {
  const address = useFilters()
  const from = address.get('from') ?? ''
  const query = useInfiniteQuery(listQuery<Row>(player_id, path, { account, from }))
  return (
    <>
      {from !== '' && (
        <p className={styles.begins}>
          {texts.beginsLater}{' '}
          <Link href={withFilters({ from: null, id: null })} className={links.link}>
            {texts.fromNewest}
          </Link>
        </p>
      )}
      <PagedTable
        title={title}
        query={query}
        columns={columns}
        keyOf={keyOf}
        nothing={texts.nothingYet}
        chosen={address.get('id')}
      />
    </>
  )
}
