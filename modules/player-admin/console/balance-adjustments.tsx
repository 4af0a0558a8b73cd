import { useInfiniteQuery } from '@tanstack/react-query'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { texts as common } from '#platform/console/texts.ts'
import type { BalanceAdjustment } from '#player-admin/contract/staff.ts'
import styles from './players.module.css'
import { balanceAdjustmentsQuery } from './queries.ts'
import { texts } from './texts.ts'

const COLUMNS: Column<BalanceAdjustment>[] = [
  {
    name: texts.name,
    className: styles.name,
    cell: ({ player }, is_chosen) => (
      <RowLink filters={{ id: player.id }} is_chosen={is_chosen}>
        {player.name}
      </RowLink>
    ),
  },
  { name: texts.account, cell: ({ account }) => texts[account] },
  {
    name: texts.amount,
    is_number: true,
    cell: ({ direction, amount }) => <Amount amount={direction === 'credit' ? amount : -amount} signed />,
  },
  { name: common.requestedBy, cell: ({ requested_by }) => requested_by.user_name },
  { name: texts.at, className: 'num', cell: ({ created_at }) => momentOf(created_at) },
  { name: texts.why, className: styles.name, cell: ({ reason }) => reason },
]

/** At most one balance adjustment of a player waits at a time. */
const keyOf = ({ player }: BalanceAdjustment) => player.id

/** The pending balance adjustments of all players. */
export function BalanceAdjustments({ chosen_id }: { chosen_id: string | null }) {
  const query = useInfiniteQuery(balanceAdjustmentsQuery)
  return (
    <PagedTable
      title={texts.balanceAdjustmentsWait}
      query={query}
      columns={COLUMNS}
      keyOf={keyOf}
      nothing={texts.noBalanceAdjustments}
      chosen={chosen_id}
    />
  )
}
