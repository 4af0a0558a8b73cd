import type { PaymentAccount } from '#contract/cashier-console.ts'
import { Badge } from '#ui/badge.tsx'
import { Link, withFilters } from '../../platform/navigation.tsx'
import { type Move, Place, useDraggedRows } from '../../platform/ordered.tsx'
import table from '../../platform/table.module.css'
import type { AccountList } from './account-lists.ts'
import { texts } from './texts.ts'

export interface AccountTableProps {
  list: AccountList
  chosen_id: number | null
  onMove: Move<PaymentAccount>
}

/** The accounts of one owner, to be dragged or moved by their arrows. */
export function AccountTable({ list: { owner, accounts }, chosen_id, onMove }: AccountTableProps) {
  const draggedRow = useDraggedRows(onMove)
  return (
    <table className={table.table} aria-label={owner ?? texts.house}>
      <thead>
        <tr>
          <th scope="col">{owner ?? texts.house}</th>
          <th scope="col">{texts.type}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account, index) => (
          <tr key={account.id} data-chosen={account.id === chosen_id || undefined} {...draggedRow(account, index)}>
            <td>
              <Place row={account} name={account.account_name} index={index} count={accounts.length} onMove={onMove} />
            </td>
            <td>
              <Link
                href={withFilters({ id: String(account.id) })}
                className={table.rowLink}
                draggable={false}
                aria-current={account.id === chosen_id || undefined}
              >
                <b>{account.payment_type.name}</b>
              </Link>
            </td>
            <td>{account.account_name}</td>
            <td className="num">{account.account_number}</td>
            <td>
              <Badge kind={account.is_on ? 'success' : 'failed'}>{account.is_on ? texts.on : texts.off}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
