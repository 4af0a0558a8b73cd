import { queryOptions } from '@tanstack/react-query'
import type { CashierRules, DepositLimit } from '#contract/cashier/player.ts'
import { ask, askOwn } from '../../platform/calls/api.ts'

const answers = () => import('./answers.ts')

export const cashierKey = ['cashier'] as const

export const banksQuery = queryOptions({
  queryKey: [...cashierKey, 'banks'],
  queryFn: ({ signal }) => ask('GET', '/banks', async () => (await answers()).readBanks, { signal }),
})

export const rulesQuery = queryOptions({
  queryKey: [...cashierKey, 'rules'],
  queryFn: ({ signal }) => askOwn<CashierRules>('GET', '/cashier-rules', { signal }),
})

export const userPaymentsQuery = queryOptions({
  queryKey: [...cashierKey, 'user-payments'],
  queryFn: ({ signal }) => ask('GET', '/user-payment', async () => (await answers()).readUserPayments, { signal }),
})

export const limitsQuery = queryOptions({
  queryKey: [...cashierKey, 'limits'],
  queryFn: ({ signal }) => askOwn<DepositLimit[]>('GET', '/deposit-limits', { signal }),
})
