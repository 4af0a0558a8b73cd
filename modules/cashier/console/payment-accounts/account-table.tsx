import type { PaymentAccount } from '#cashier/contract/payment-accounts.ts'
import type { Move } from '#platform/console/table/ordered.tsx'
import { OrderedTable } from '#platform/console/table/ordered-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import type { AccountList } from './account-lists.ts'
import styles from './accounts.module.css'
import { OnOff } from './on-off.tsx'
import { texts } from './texts.ts'

export interface AccountTableProps {
  list: AccountList
  chosen_id: number | null
  onMove: Move<PaymentAccount>
}

const COLUMNS: Column<PaymentAccount>[] = [
  {
    name: texts.type,
    className: styles.column,
    cell: ({ id, payment_type }, is_chosen) => (
      <RowLink filters={{ id: String(id) }} is_chosen={is_chosen}>
        {payment_type.name}
      </RowLink>
    ),
  },
  { name: texts.name, className: styles.column, cell: ({ account_name }) => account_name },
  {
    name: texts.number,
    className: styles.column,
    cell: ({ account_number }) => <span className="num">{account_number}</span>,
  },
  { name: texts.state, cell: ({ is_on }) => <OnOff is_on={is_on} /> },
]

/** The accounts of one owner. */
export function AccountTable({ list: { owner, accounts }, chosen_id, onMove }: AccountTableProps) {
  return (
    <OrderedTable
      label={owner ?? texts.company}
      rows={accounts}
      nameOf={({ account_name }) => account_name}
      chosen_id={chosen_id}
      onMove={onMove}
      place_name={owner ?? texts.company}
      columns={COLUMNS}
    />
  )
}
