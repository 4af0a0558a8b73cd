import { useState } from 'react'
import type { PaymentAccount } from '#contract/cashier-console.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { caretDownBold } from '#ui/icons/caret-down-bold.ts'
import { caretUpBold } from '#ui/icons/caret-up-bold.ts'
import { dotsSixVerticalBold } from '#ui/icons/dots-six-vertical-bold.ts'
import { Link, withFilters } from '../../platform/navigation.tsx'
import table from '../../platform/table.module.css'
import type { AccountList } from './account-lists.ts'
import styles from './accounts.module.css'
import { texts } from './texts.ts'

export interface AccountTableProps {
  list: AccountList
  chosen_id: number | null
  /** Null for whoever may only look. */
  onMove: ((account: PaymentAccount, to: number) => void) | null
}

/** The accounts of one owner, to be dragged or moved by their arrows. */
export function AccountTable({ list: { owner, accounts }, chosen_id, onMove }: AccountTableProps) {
  const [dragged, setDragged] = useState<PaymentAccount | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const drop = (to: number) => {
    if (dragged) onMove?.(dragged, to)
    setDragged(null)
    setOver(null)
  }
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
          <tr
            key={account.id}
            data-chosen={account.id === chosen_id || undefined}
            data-over={(dragged && over === index) || undefined}
            draggable={onMove !== null}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(account)
            }}
            onDragOver={(event) => {
              if (!dragged) return
              event.preventDefault()
              setOver(index)
            }}
            onDragEnd={() => setDragged(null)}
            onDrop={() => drop(index)}
            className={styles.row}
          >
            <td>
              <Place account={account} index={index} last={accounts.length - 1} onMove={onMove} />
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

interface PlaceProps {
  account: PaymentAccount
  index: number
  last: number
  onMove: AccountTableProps['onMove']
}

function Place({ account, index, last, onMove }: PlaceProps) {
  if (onMove === null) return <span className="num">{index + 1}</span>
  const arrow = (to: number, label: string, glyph: typeof caretUpBold) => (
    <button
      type="button"
      aria-label={`${label}: ${account.account_name}`}
      disabled={to < 0 || to > last}
      onClick={() => onMove(account, to)}
    >
      <Icon glyph={glyph} size={14} />
    </button>
  )
  return (
    <span className={styles.place} title={texts.move(account.account_name)}>
      <Icon glyph={dotsSixVerticalBold} size={16} />
      <span className="num">{index + 1}</span>
      {arrow(index - 1, texts.up, caretUpBold)}
      {arrow(index + 1, texts.down, caretDownBold)}
    </span>
  )
}
