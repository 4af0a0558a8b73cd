import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  AccountBalancesAnswer,
  AccountMovementAnswer,
  ComparisonAnswer,
  NewAccountMovementBody,
  OverdraftBody,
  StatementBody,
  StatementLayoutAnswer,
  StatementLayoutBody,
} from '#cashier/contract/account-statements.ts'
import type { AgentReceivablesAnswer } from '#cashier/contract/agent-receivables.ts'
import { call } from '#platform/console/call/api.ts'
import { changerOf, dataQuery } from '#platform/console/call/queries.ts'
import type { MoneyAnswer } from '#report/contract/money.ts'

const queryKey = ['account-balances']
export const balancesQuery = dataQuery<AccountBalancesAnswer>([...queryKey, 'list'], '/account-balances')
export const moneyQuery = dataQuery<MoneyAnswer>([...queryKey, 'money'], '/money')
export const receivablesQuery = dataQuery<AgentReceivablesAnswer>([...queryKey, 'receivables'], '/agent-receivables')
export const comparisonQuery = (id: number, day: string) =>
  dataQuery<ComparisonAnswer>([...queryKey, 'comparison', id, day], `/payment-accounts/${id}/comparison`, {
    query: { day },
  })

const change = changerOf(queryKey)
export const bookMovement = (body: Omit<NewAccountMovementBody, 'amount'> & { amount: number | null }) =>
  change<AccountMovementAnswer>('/account-movements', body)
export const approveMovement = (id: string) => change<AccountMovementAnswer>(`/account-movements/${id}/approve`, {})
export const rejectMovement = (id: string, reason: string) => change(`/account-movements/${id}/reject`, { reason })
export const setOverdraft = (id: number, body: OverdraftBody) => change(`/payment-accounts/${id}/overdraft`, body)
export const enterStatement = (id: number, body: StatementBody) => change(`/payment-accounts/${id}/statements`, body)
/** How lines would be read; a statement is too long for an address, so it goes as a body. */
export const layoutQuery = (body: StatementLayoutBody) =>
  queryOptions({
    queryKey: ['statement-layout', body],
    queryFn: async ({ signal }) =>
      (await call<StatementLayoutAnswer>('POST', '/statement-layout', { body, signal })).data,
    placeholderData: keepPreviousData,
  })
export const setReceivableCap = (agent_id: string, cap: number | null, reason: string) =>
  change<AgentReceivablesAnswer>(`/agent-receivables/${agent_id}/cap`, { cap, reason })
export const checkEntry = (id: number, cause_id: string, is_checked: boolean) =>
  change(`/payment-accounts/${id}/checked-entries`, { cause_id, is_checked })
