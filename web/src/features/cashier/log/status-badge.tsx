import type { LogStatus, RequestStatus } from '#contract/cashier.ts'
import { Badge } from '#ui/badge.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { cashierLogTexts } from './texts.ts'

/** The words of the log tables. */
export function LogBadge({ status }: { status: LogStatus }) {
  const texts = useTexts(cashierLogTexts)
  if (status === 'Pending') return <Badge kind="pending">{texts.pending}</Badge>
  if (status === 'Success') return <Badge kind="success">{texts.success}</Badge>
  return <Badge kind="failed">{texts.failed}</Badge>
}

/** The words of the request logs: 0 waits, 1 is done, anything else was rejected. */
export function RequestBadge({ status }: { status: RequestStatus }) {
  const texts = useTexts(cashierLogTexts)
  if (status === 0) return <Badge kind="pending">{texts.waiting}</Badge>
  if (status === 1) return <Badge kind="success">{texts.done}</Badge>
  return <Badge kind="failed">{texts.rejected}</Badge>
}
