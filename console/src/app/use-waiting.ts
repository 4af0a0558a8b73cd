import { useQuery } from '@tanstack/react-query'
import type { SummariesAnswer } from '#contract/cashier-console.ts'
import type { TwoDWaitingAnswer } from '#contract/two-d-draw-console.ts'
import { call } from '../platform/api.ts'
import { useMay } from '../platform/me.ts'

/** The counts beside the menu may be this old. */
const POLL_MS = 5000

/** How many wait in each queue, for whoever may see one: requests, and draws without a number. */
export function useWaiting() {
  const sees_deposits = useMay('deposits.read')
  const sees_withdrawals = useMay('withdrawals.read')
  const { data: requests } = useQuery({
    queryKey: ['summary-of-requests'],
    queryFn: async ({ signal }) =>
      (await call<SummariesAnswer>('GET', '/summary-of-requests', { signal, is_background: true })).data,
    enabled: sees_deposits || sees_withdrawals,
    refetchInterval: POLL_MS,
  })
  const { data: two_d } = useQuery({
    queryKey: ['two-d', 'waiting'],
    queryFn: async ({ signal }) =>
      (await call<TwoDWaitingAnswer>('GET', '/two-d/waiting', { signal, is_background: true })).data,
    enabled: useMay('two_d.read'),
    refetchInterval: POLL_MS,
  })
  return { ...requests, two_d }
}
