import { useMay } from '#platform/console/call/me.ts'
import links from '#platform/console/figures/transfers-link.module.css'
import { Link } from '#platform/console/page/navigation.tsx'
import type { StatementRow } from '#player-admin/contract/staff.ts'
import { texts } from './texts.ts'

/** The name of the transfer's cause, with a link to the transfer and all that is known of the cause, or to the request. */
export function CauseLink({ cause_id, kind }: Pick<StatementRow, 'cause_id' | 'kind'>) {
  const reads_transfers = useMay('reports.read')
  const reads = { deposits: useMay('deposits.read'), withdrawals: useMay('withdrawals.read') }
  const name = texts.causes.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? texts.cause
  const queue = kind.startsWith('deposit') ? 'deposits' : kind.startsWith('withdrawal_') ? 'withdrawals' : null
  const href =
    queue !== null && reads[queue]
      ? `/${queue}?id=${cause_id}`
      : reads_transfers
        ? `/transfers?id=${cause_id}_${kind}`
        : null
  return href === null ? (
    name
  ) : (
    <Link href={href} className={links.link}>
      {name}
    </Link>
  )
}
