import { useInfiniteQuery } from '@tanstack/react-query'
import { momentOf } from '#platform/console/figures/time.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Fact, Page } from '#platform/console/page/page.tsx'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { wordsOfAction } from '#staff/contract/audit-rules.ts'
import type { AuditRow } from '#staff/contract/staff.ts'
import { classNames } from '#ui/components/class-names.ts'
import styles from './audit.module.css'
import { Filters } from './audit-filters.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { auditQuery } from './queries.ts'
import { texts } from './texts.ts'

const idOf = ({ id }: AuditRow) => id

const COLUMNS: Column<AuditRow>[] = [
  { name: texts.at, className: 'num', cell: ({ at }) => momentOf(at) },
  {
    name: texts.who,
    cell: ({ user_name, role }) => (
      <>
        {user_name} <small>{role}</small>
      </>
    ),
  },
  {
    name: texts.action,
    cell: ({ id, action }, is_chosen) => (
      <RowLink filters={{ id }} is_chosen={is_chosen}>
        {wordsOfAction(action)}
      </RowLink>
    ),
  },
  { name: texts.object, className: classNames('num', styles.reason), cell: ({ object }) => object },
  { name: texts.reason, className: styles.reason, cell: ({ reason }) => reason },
]

/** Who did what, newest first. */
export function AuditScreen() {
  const address = useFilters()
  const of = (name: string) => address.get(name) ?? ''
  const filters = {
    user_name: of('user_name'),
    action: of('action'),
    object: of('object'),
    from: of('from'),
    to: of('to'),
    claims: of('claims'),
  }
  const query = useInfiniteQuery(auditQuery(filters))
  const { chosen, chosen_id, steps } = useChosen(rowsOf(query), idOf, query)
  const head = query.data?.pages[0]?.head
  useKeys(steps)

  return (
    <Page
      title={texts.title}
      facts={
        head && (
          <Fact>
            <b className="num">{head.n}</b> {texts.chain} <small title={head.hash}>{head.hash.slice(0, 12)}…</small>
          </Fact>
        )
      }
      hints={[{ keys: ['J', 'K'], does: texts.next }]}
      asideLabel={texts.title}
      aside={<AuditPanel row={chosen} />}
    >
      <Filters filters={filters} />
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
