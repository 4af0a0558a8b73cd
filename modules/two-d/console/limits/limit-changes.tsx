import { useQuery } from '@tanstack/react-query'
import { fileOf } from '#platform/console/call/file-of.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { type Column, Table } from '#platform/console/table/table.tsx'
import { texts as common } from '#platform/console/texts.ts'
import type { TwoDLimitChange } from '#two-d/contract/limits-staff.ts'
import { changesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'
import { whatChanges } from './what-changes.ts'

const COLUMNS: Column<TwoDLimitChange>[] = [
  { name: texts.what, className: styles.wraps, cell: whatChanges },
  { name: common.requestedBy, cell: ({ requested_by }) => requested_by.user_name },
  { name: texts.at, className: 'num', cell: ({ created_at }) => momentOf(created_at) },
  { name: texts.reasonShort, className: styles.wraps, cell: ({ reason }) => reason },
  { name: texts.state, cell: ({ status }) => texts.changeStatus[status] },
  { name: texts.decidedBy, cell: ({ decided_by }) => decided_by?.user_name ?? '–' },
]

/** Every change of a draw's limits, the newest first. */
export function LimitChanges({ id }: { id: string }) {
  const query = useQuery(changesQuery(id))
  const changes = query.data ?? []
  return (
    <ListBox
      file={fileOf(`/two-d/draws/${id}/limit-changes`)}
      query={query}
      is_empty={changes.length === 0}
      nothing={<Nothing title={texts.noChanges} />}
    >
      <Table title={texts.tabs.changes} rows={changes} columns={COLUMNS} keyOf={(change) => change.id} />
    </ListBox>
  )
}
