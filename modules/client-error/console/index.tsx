import { useInfiniteQuery } from '@tanstack/react-query'
import type { ClientErrorRow } from '#client-error/contract/report.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { Page } from '#platform/console/page/page.tsx'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { ClientErrorPanel } from './client-error-panel.tsx'
import styles from './client-errors.module.css'
import { clientErrorsQuery } from './queries.ts'
import { texts } from './texts.ts'

const idOf = ({ id }: ClientErrorRow) => id

const COLUMNS: Column<ClientErrorRow>[] = [
  { name: texts.lastSeen, className: 'num', cell: ({ last_seen }) => momentOf(last_seen) },
  {
    name: texts.message,
    className: styles.message,
    cell: ({ id, message }, is_chosen) => (
      <RowLink filters={{ id }} is_chosen={is_chosen}>
        {message}
      </RowLink>
    ),
  },
  { name: texts.count, className: 'num', cell: ({ count }) => count },
  { name: texts.site, cell: ({ app }) => texts.apps[app] },
  { name: texts.route, cell: ({ route }) => route },
  { name: texts.release, cell: ({ release }) => release },
  { name: texts.firstSeen, className: 'num', cell: ({ first_seen }) => momentOf(first_seen) },
]

/** The errors of browsers, newest first. */
export function ClientErrorsScreen() {
  const query = useInfiniteQuery(clientErrorsQuery)
  const { chosen, chosen_id, steps } = useChosen(rowsOf(query), idOf, query)
  useKeys(steps)

  return (
    <Page
      title={texts.title}
      hints={[{ keys: ['J', 'K'], does: texts.next }]}
      asideLabel={texts.title}
      aside={<ClientErrorPanel row={chosen} />}
    >
      <PagedTable
        title={texts.title}
        query={query}
        columns={COLUMNS}
        keyOf={idOf}
        nothing={texts.none}
        nothing_line={texts.noneLine}
        chosen={chosen_id}
      />
    </Page>
  )
}
