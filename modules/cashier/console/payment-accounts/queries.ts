import type {
  ChangePaymentAccountBody,
  ChangePaymentTypeBody,
  NewPaymentAccountBody,
  NewPaymentTypeBody,
  PaymentAccount,
  PaymentAccountAnswer,
  PaymentAccountsAnswer,
} from '#cashier/contract/payment-accounts.ts'
import { call } from '#platform/console/call/api.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { queryClient } from '#platform/console/call/query-client.ts'

export const accountsQuery = dataQuery<PaymentAccountsAnswer>(['payment-accounts'], '/payment-accounts')

async function change(path: string, body: ChangePaymentAccountBody | NewPaymentAccountBody): Promise<PaymentAccount> {
  const { data } = await call<PaymentAccountAnswer>('POST', `/payment-accounts${path}`, { body })
  await queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey })
  return data
}

export const createAccount = (body: NewPaymentAccountBody) => change('', body)
export const changeAccount = (id: number, body: ChangePaymentAccountBody) => change(`/${id}`, body)

async function changeTypes(path: string, body: unknown): Promise<void> {
  await call('POST', `/payment-types${path}`, { body })
  await queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey })
}

export const createType = (body: NewPaymentTypeBody) => changeTypes('', body)
export const changeType = (id: number, body: ChangePaymentTypeBody) => changeTypes(`/${id}`, body)
export const orderTypes = (ids: number[]) => changeTypes('/order', { ids })

/** Every account of one list, in the order wanted. */
export async function orderAccounts(ids: number[]): Promise<void> {
  const { data } = await call<PaymentAccountsAnswer>('POST', '/payment-accounts/order', { body: { ids } })
  queryClient.setQueryData(accountsQuery.queryKey, data)
}
