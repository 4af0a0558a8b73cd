import { queryOptions } from '@tanstack/react-query'
import type { BanksAnswer, CashierRulesAnswer, DepositLimitsAnswer, UserPaymentsAnswer } from '#contract/cashier.ts'
import { call } from '../../platform/api.ts'

export const cashierKey = ['cashier'] as const

export const banksQuery = queryOptions({
  queryKey: [...cashierKey, 'banks'],
  queryFn: async ({ signal }) => (await call<BanksAnswer>('GET', '/banks', { signal })).data,
})

export const rulesQuery = queryOptions({
  queryKey: [...cashierKey, 'rules'],
  queryFn: async ({ signal }) => (await call<CashierRulesAnswer>('GET', '/cashier-rules', { signal })).data,
})

export const userPaymentsQuery = queryOptions({
  queryKey: [...cashierKey, 'user-payments'],
  queryFn: async ({ signal }) => (await call<UserPaymentsAnswer>('GET', '/user-payment', { signal })).data,
})

export const limitsQuery = queryOptions({
  queryKey: [...cashierKey, 'limits'],
  queryFn: async ({ signal }) => (await call<DepositLimitsAnswer>('GET', '/deposit-limits', { signal })).data,
})
