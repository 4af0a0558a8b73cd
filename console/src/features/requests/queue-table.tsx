import { useEffect, useRef } from 'react'
import type { QueueRow, QueueStatus } from '#contract/cashier-console.ts'
import { Money } from '#ui/money.tsx'
import { Link, withFilters } from '../../platform/navigation.tsx'
import table from '../../platform/table.module.css'
import { ageOf, clockOf, dayOf } from '../../platform/time.ts'
import { useNow } from '../../platform/use-now.ts'
import { Age } from './age.tsx'
import { Flags } from './flags.tsx'
import { PaymentMark } from './payment-mark.tsx'
import type { QueueKind } from './queue-kind.ts'
import { spacedReference } from './reference.tsx'
import styles from './request.module.css'
import { texts } from './texts.ts'

export interface QueueTableProps {
  kind: QueueKind
  status: QueueStatus
  rows: QueueRow[]
  chosen_id: string | null
}

export function QueueTable({ kind, status, rows, chosen_id }: QueueTableProps) {
  const now = useNow()
  return (
    <table className={table.table} aria-label={texts[kind].title}>
      <thead>
        <tr>
          <th scope="col">{status === 'waiting' ? texts.age : texts.decidedAt}</th>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts[kind].way}</th>
          <th scope="col" className={table.right}>
            {texts.amountKs}
          </th>
          {kind === 'deposits' && <th scope="col">{texts.reference}</th>}
          <th scope="col">{texts.check}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} now={now} is_chosen={row.id === chosen_id} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, now, is_chosen }: { row: QueueRow; now: number; is_chosen: boolean }) {
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (is_chosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [is_chosen])
  return (
    <tr ref={line} data-chosen={is_chosen || undefined}>
      <td>
        {row.status === 'waiting' ? (
          <Age since={row.created_at} now={now} />
        ) : (
          <DecidedAt at={row.decided_at ?? row.created_at} now={now} />
        )}
      </td>
      <td className={styles.player}>
        <Link href={withFilters({ id: row.id })} className={table.rowLink} aria-current={is_chosen || undefined}>
          <b>{row.player.name}</b> <small className="num">{row.player.phone_masked}</small>
        </Link>
      </td>
      <td>
        <span className={styles.way}>
          <PaymentMark type={row.payment_type} />
          <small className="num">{row.account_number_masked}</small>
        </span>
      </td>
      <td className={table.right}>
        <b>
          <Money amount={row.amount} unit={null} />
        </b>
      </td>
      {row.refrence_no !== null && <td className={styles.reference}>{spacedReference(row.refrence_no)}</td>}
      <td>
        <Flags row={row} />
      </td>
    </tr>
  )
}

const DAY_MS = 24 * 3_600_000

function DecidedAt({ at, now }: { at: string; now: number }) {
  const is_today = now - Date.parse(at) < DAY_MS
  return (
    <span className="num" title={ageOf(at, now)}>
      {is_today ? clockOf(at) : dayOf(at)}
    </span>
  )
}
