import { queryOptions } from '@tanstack/react-query'
import type { CashierRules, DepositLimit } from '#cashier/contract/player.ts'
import { callApi, callOwn } from '#platform/site/calls/api.ts'

const answers = () => import('./answers.ts')

export const cashierKey = ['cashier'] as const
/** The newest requests, of both kinds. */
export const logKey = [...cashierKey, 'log'] as const

export const banksQuery = queryOptions({
  queryKey: [...cashierKey, 'banks'],
  queryFn: ({ signal }) => callApi('GET', '/banks', async () => (await answers()).parseBanks, { signal }),
})

export const rulesQuery = queryOptions({
  queryKey: [...cashierKey, 'rules'],
  queryFn: ({ signal }) => callOwn<CashierRules>('GET', '/cashier-rules', { signal }),
})

export const userPaymentsQuery = queryOptions({
  queryKey: [...cashierKey, 'user-payments'],
  queryFn: ({ signal }) => callApi('GET', '/user-payment', async () => (await answers()).parseUserPayments, { signal }),
})

export const limitsQuery = queryOptions({
  queryKey: [...cashierKey, 'limits'],
  queryFn: ({ signal }) => callOwn<DepositLimit[]>('GET', '/deposit-limits', { signal }),
})
