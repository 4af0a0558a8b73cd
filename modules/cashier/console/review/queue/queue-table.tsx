import type { RiskFlag } from '#cashier/contract/risk.ts'
import type { QueueRow, QueueStatus } from '#cashier/contract/staff.ts'
import { ageOf, clockOf, dayOf } from '#platform/console/figures/time.ts'
import { useNow } from '#platform/console/figures/use-now.ts'
import { type Column, RowLink, Table } from '#platform/console/table/table.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { PaymentMark } from '../detail/payment-mark.tsx'
import { spacedReference } from '../detail/reference.tsx'
import styles from '../detail/request.module.css'
import { texts } from '../texts.ts'
import { Age } from './age.tsx'
import { Flags } from './flags.tsx'
import type { QueueKind } from './queue-kind.ts'

export interface QueueTableProps {
  kind: QueueKind
  status: QueueStatus
  rows: QueueRow[]
  risk_flags: RiskFlag[]
  chosen_id: string | null
}

export function QueueTable({ kind, status, rows, risk_flags, chosen_id }: QueueTableProps) {
  const columns = [...columnsOf(kind, status, useNow()), checkOf(risk_flags)]
  return <Table title={texts[kind].title} rows={rows} columns={columns} keyOf={({ id }) => id} chosen={chosen_id} />
}

const checkOf = (risk_flags: RiskFlag[]): Column<QueueRow> => ({
  name: texts.check,
  cell: (row) => <Flags row={row} risks={risk_flags.filter(({ request_id }) => request_id === row.id)} />,
})

function columnsOf(kind: QueueKind, status: QueueStatus, now: number): Column<QueueRow>[] {
  const when =
    status === 'waiting'
      ? { name: texts.age, cell: ({ created_at }: QueueRow) => <Age since={created_at} now={now} /> }
      : {
          name: texts.decidedAt,
          cell: ({ decided_at, created_at }: QueueRow) => <DecidedAt at={decided_at ?? created_at} now={now} />,
        }
  const reference = {
    name: texts.reference,
    className: styles.reference,
    cell: ({ refrence_no }: QueueRow) => refrence_no !== null && spacedReference(refrence_no),
  }
  return [
    when,
    { name: texts.player, className: styles.player, cell: whoAsks },
    { name: texts[kind].direction, cell: whereTo },
    { name: texts.amountKs, is_number: true, cell: whatAmount },
    ...(kind === 'deposits' ? [reference] : []),
  ]
}

const whoAsks = ({ id, player }: QueueRow, is_chosen: boolean) => (
  <>
    <RowLink filters={{ id }} is_chosen={is_chosen}>
      {player.name}
    </RowLink>{' '}
    <small className="num">{player.phone_masked}</small>
  </>
)

const whereTo = ({ payment_type, account_number_masked }: QueueRow) => (
  <span className={styles.direction}>
    <PaymentMark type={payment_type} />
    <small className="num">{account_number_masked}</small>
  </span>
)

/** The credited amount where it differs; the requested amount is in the details. */
const whatAmount = ({ amount, received }: QueueRow) => (
  <b title={received ? texts.received.instead(formatMoney(received.amount)) : undefined}>
    <Money amount={received?.amount ?? amount} unit={null} />
  </b>
)

const DAY_MS = 24 * 3_600_000

function DecidedAt({ at, now }: { at: string; now: number }) {
  const is_today = now - Date.parse(at) < DAY_MS
  return (
    <span className="num" title={ageOf(at, now)}>
      {is_today ? clockOf(at) : dayOf(at)}
    </span>
  )
}
