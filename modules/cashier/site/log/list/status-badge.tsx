import type { LogStatus, RequestStatus } from '#cashier/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { cashierTexts } from '../../texts.ts'

/** The words of the log tables. */
export function LogBadge({ status }: { status: LogStatus }) {
  const texts = useTexts(cashierTexts).log
  if (status === 'Pending') return <Badge kind="pending">{texts.pending}</Badge>
  if (status === 'Success') return <Badge kind="success">{texts.success}</Badge>
  return <Badge kind="failed">{texts.failed}</Badge>
}

/** The words of the request logs: 0 waits, 1 is done, anything else was rejected. */
export function RequestBadge({ status }: { status: number }) {
  const texts = useTexts(cashierTexts).log
  if (status === 0) return <Badge kind="pending">{texts.waiting}</Badge>
  if (status === 1) return <Badge kind="success">{texts.done}</Badge>
  return <Badge kind="failed">{texts.rejected}</Badge>
}

/** Of the two lists that show requests: each calls their states by words of its own. */
export type StateWords = 'of_logs' | 'of_requests'

const LOG_STATUSES: Record<RequestStatus, LogStatus> = { 0: 'Pending', 1: 'Success', 2: 'Failed' }

/** In the words of the list from which a request was opened. */
export function StateBadge({ status, words }: { status: RequestStatus; words: StateWords }) {
  return words === 'of_logs' ? <LogBadge status={LOG_STATUSES[status]} /> : <RequestBadge status={status} />
}
