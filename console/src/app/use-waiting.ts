import { useQuery } from '@tanstack/react-query'
import type { SummariesAnswer } from '#contract/cashier-console.ts'
import { call } from '../platform/api.ts'
import { useMay } from '../platform/me.ts'

/** The counts beside the menu may be this old. */
const POLL_MS = 5000

/** How many wait in each queue, for whoever may see one. */
export function useWaiting(): SummariesAnswer['data'] | undefined {
  const sees_deposits = useMay('deposits.read')
  const sees_withdrawals = useMay('withdrawals.read')
  const { data } = useQuery({
    queryKey: ['summary-of-requests'],
    queryFn: async ({ signal }) =>
      (await call<SummariesAnswer>('GET', '/summary-of-requests', { signal, is_background: true })).data,
    enabled: sees_deposits || sees_withdrawals,
    refetchInterval: POLL_MS,
  })
  return data
}
