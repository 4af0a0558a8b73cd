import type { StaffPaymentType } from '#cashier/contract/payment-accounts.ts'
import type { Move } from '#platform/console/table/ordered.tsx'
import { OrderedTable } from '#platform/console/table/ordered-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import styles from './accounts.module.css'
import { OnOff } from './on-off.tsx'
import { texts } from './texts.ts'

interface TypesTableProps {
  types: StaffPaymentType[]
  chosen_id: number | null
  onMove: Move<StaffPaymentType>
}

const COLUMNS: Column<StaffPaymentType>[] = [
  { name: texts.mark, cell: ({ image }) => image && <img className={styles.mark} src={image} alt="" /> },
  {
    name: texts.type,
    cell: ({ id, name }, is_chosen) => (
      <RowLink filters={{ id: String(id) }} is_chosen={is_chosen}>
        {name}
      </RowLink>
    ),
  },
  { name: texts.state, cell: ({ is_on }) => <OnOff is_on={is_on} /> },
]

export function TypesTable({ types, chosen_id, onMove }: TypesTableProps) {
  return (
    <OrderedTable
      label={texts.types}
      rows={types}
      nameOf={({ name }) => name}
      chosen_id={chosen_id}
      onMove={onMove}
      columns={COLUMNS}
    />
  )
}
