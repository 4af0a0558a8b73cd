import { useQuery } from '@tanstack/react-query'
import type { ApprovalsWaitingAnswer } from '#approval/contract/staff.ts'
import type { SummariesAnswer } from '#cashier/contract/staff.ts'
import type { HeldWaitingAnswer } from '#held-credit/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import type { TwoDWaitingAnswer } from '#two-d/contract/draws-staff.ts'

/** The counts beside the menu may be this old. */
const POLL_MS = 5000
/** A larger number says no more, and does not fit on a tablet. */
const COUNT_MAX = 999

/** Asked for in the background as well: the tab says how many wait. */
const IN_BACKGROUND = { refetchIntervalInBackground: true }

export const writeCount = (count: number): string => (count > COUNT_MAX ? `${COUNT_MAX}+` : String(count))

/** How many wait in each queue, for those who may see it: requests, approvals, draws without a number, and held credits. */
export function useWaiting() {
  const sees_deposits = useMay('deposits.read')
  const sees_withdrawals = useMay('withdrawals.read')
  const { data: requests } = useQuery({
    ...dataQuery<SummariesAnswer>(['summary-of-requests'], '/summary-of-requests', { poll_ms: POLL_MS }),
    ...IN_BACKGROUND,
    enabled: sees_deposits || sees_withdrawals,
  })
  const { data: two_d } = useQuery({
    ...dataQuery<TwoDWaitingAnswer>(['two-d', 'waiting'], '/two-d/waiting', { poll_ms: POLL_MS }),
    ...IN_BACKGROUND,
    enabled: useMay('two_d.read'),
  })
  const { data: held } = useQuery({
    ...dataQuery<HeldWaitingAnswer>(['held-credits', 'waiting'], '/held-credits/waiting', { poll_ms: POLL_MS }),
    ...IN_BACKGROUND,
    enabled: useMay('held_credits.read'),
  })
  const { data: approvals } = useQuery({
    ...dataQuery<ApprovalsWaitingAnswer>(['approvals', 'waiting'], '/approvals/waiting', { poll_ms: POLL_MS }),
    ...IN_BACKGROUND,
    enabled: useMay('approvals.read'),
  })
  return {
    ...requests,
    two_d,
    held_credits: held && { waiting: held.count },
    approvals: approvals && { waiting: approvals.count },
  }
}
