import { requestAddress } from '#cashier/contract/rules.ts'
import { useMay } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import links from '#platform/console/figures/transfers-link.module.css'
import { Link } from '#platform/console/page/navigation.tsx'
import { rejectionText } from '#platform/console/rejection-words.ts'
import type { Column } from '#platform/console/table/table.tsx'
import type { PlayerRequest } from '#player-admin/contract/staff.ts'
import styles from './players.module.css'
import { texts } from './texts.ts'

/** A player's requests: each opens in its queue, and says what was paid on which receipt, who decided, and why. */
export const REQUESTS: Column<PlayerRequest>[] = [
  { name: texts.at, cell: ({ at }) => <span className="num">{momentOf(at)}</span> },
  { name: texts.number, cell: (row) => <RequestLink request={row} /> },
  { name: texts.amount, is_number: true, cell: (row) => <Amount amount={row.amount} /> },
  { name: texts.receipt, cell: (row) => <Receipt request={row} /> },
  {
    name: texts.state,
    className: styles.reason,
    cell: ({ status, rejection }) => (
      <>
        <b>{texts.requestStatus[status]}</b>
        {rejection && <small>{rejectionText(rejection)}</small>}
      </>
    ),
  },
  {
    name: texts.decided,
    cell: ({ decided_at, decided_by }) =>
      decided_at === null ? (
        '–'
      ) : (
        <>
          <span className="num">{momentOf(decided_at)}</span>
          {decided_by !== null && <small className={styles.by}>{texts.by(decided_by)}</small>}
        </>
      ),
  },
]

function RequestLink({ request }: { request: PlayerRequest }) {
  const may_read = useMay(`${request.direction}s.read`)
  const words = `${texts.requestDirection[request.direction]} ${request.number}`
  if (!may_read) return <b className="num">{words}</b>
  return (
    <Link href={requestAddress(request)} className={links.link}>
      <b className="num">{words}</b>
    </Link>
  )
}

function Receipt({ request: { payment_type, transaction_id, refrence_no, receipt_url } }: { request: PlayerRequest }) {
  const may_see = useMay('deposits.read')
  return (
    <>
      <span className="num">{transaction_id ?? refrence_no ?? '–'}</span>{' '}
      {receipt_url !== null && may_see && (
        <a href={receipt_url} target="_blank" rel="noreferrer" className={links.link}>
          {texts.seeReceipt}
        </a>
      )}
      <small className={styles.by}>{payment_type}</small>
    </>
  )
}
