import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { useAction } from '#platform/console/call/use-action.ts'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { writeDay } from '#platform/console/filter/days.ts'
import { Link, withFilters } from '#platform/console/page/navigation.tsx'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import table from '#platform/console/table/table.module.css'
import type { Column } from '#platform/console/table/table.tsx'
import { texts as common } from '#platform/console/texts.ts'
import type { ClosingStatementRow } from '#report/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { closeDay, closingStatementsQuery } from '../queries.ts'
import styles from '../reports.module.css'
import { texts } from '../texts.ts'

/** Each day that was closed, and the way to close the next. */
export function ClosingStatements({ chosen }: { chosen: string | null }) {
  const query = useInfiniteQuery(closingStatementsQuery)
  const may_close = useMay('day_close.write')
  const next_day = query.data?.pages[0]?.next_day ?? null
  return (
    <>
      {may_close && query.data && (
        <div className={styles.close}>{next_day === null ? texts.noneToClose : <CloseButton day={next_day} />}</div>
      )}
      <PagedTable
        title={texts.closingStatements}
        query={query}
        columns={COLUMNS}
        keyOf={(row) => row.day}
        nothing={texts.noClosingStatements}
        chosen={chosen}
      />
    </>
  )
}

const COLUMNS: Column<ClosingStatementRow>[] = [
  {
    name: texts.day,
    cell: (row) => (
      <Link href={withFilters({ id: row.day })} className={table.rowLink}>
        <b>{writeDay(row.day)}</b>
      </Link>
    ),
  },
  { name: texts.transfers, is_number: true, cell: (row) => <span className="num">{writeCount(row.transfers)}</span> },
  { name: texts.closedBy, cell: (row) => `${row.closed_by ?? texts.night}, ${momentOf(row.closed_at)}` },
  { name: texts.hash, cell: (row) => <span className={styles.hash}>{row.hash.slice(0, 12)}…</span> },
]

/** It is for good, so it is said once more. */
function CloseButton({ day }: { day: string }) {
  const [is_asking, setAsking] = useState(false)
  const { is_busy, act } = useAction()
  const close = async () => {
    await closeDay(day)
    setAsking(false)
  }
  const label = texts.close(writeDay(day))
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <span>{texts.closeLine}</span>
      <Sheet open={is_asking} onClose={() => setAsking(false)} title={label} closeLabel={common.close}>
        <p>{texts.closeLine}</p>
        <Button wide busy={is_busy} busyLabel={label} onClick={() => act(close)}>
          {label}
        </Button>
      </Sheet>
    </>
  )
}
