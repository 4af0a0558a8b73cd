import { useInfiniteQuery } from '@tanstack/react-query'
import { classNames } from '#ui/class-names.ts'
import { Link, navigate, useFilters, withFilters } from '../../platform/navigation.tsx'
import { Fact, Page } from '../../platform/page.tsx'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import { useKeys } from '../../platform/use-keys.ts'
import styles from './audit.module.css'
import { Filters } from './audit-filters.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { auditQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Who did what, newest first. */
export function AuditScreen() {
  const address = useFilters()
  const of = (name: string) => address.get(name) ?? ''
  const filters = { action: of('action'), object: of('object'), from: of('from'), to: of('to') }
  const query = useInfiniteQuery(auditQuery(filters))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const head = query.data?.pages[0]?.head
  const chosen_id = address.get('id')
  const place = rows.findIndex(({ id }) => id === chosen_id)

  const step = (by: 1 | -1) => {
    const next = rows[place < 0 ? 0 : place + by]
    if (next) navigate(withFilters({ id: next.id }), { replace: true })
  }
  useKeys({ j: () => step(1), k: () => step(-1) })

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
      aside={<AuditPanel row={rows[place]} />}
    >
      <Filters filters={filters} />
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows rows={12} />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && rows.length === 0 && <Nothing title={texts.none} line={texts.noneLine} />}
        {rows.length > 0 && (
          <table className={table.table} aria-label={texts.title}>
            <thead>
              <tr>
                {[texts.at, texts.who, texts.action, texts.object, texts.reason].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} data-chosen={row.id === chosen_id || undefined}>
                  <td className="num">{momentOf(row.at)}</td>
                  <td>
                    <b>{row.user_name}</b> <small>{row.role}</small>
                  </td>
                  <td>
                    <Link
                      href={withFilters({ id: row.id })}
                      className={table.rowLink}
                      aria-current={row.id === chosen_id || undefined}
                    >
                      {row.action}
                    </Link>
                  </td>
                  <td className={classNames('num', styles.reason)}>{row.object}</td>
                  <td className={styles.reason}>{row.reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <More query={query} />
      </div>
    </Page>
  )
}
