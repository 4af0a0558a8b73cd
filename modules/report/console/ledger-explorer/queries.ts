import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/console/call/api.ts'
import type { TransferAnswer, TransfersAnswer } from '#report/contract/ledger-explorer.ts'

/** Each as the address has it; an empty one asks for nothing. */
export interface TransferFilters {
  from: string
  to: string
  what: string
  figure: string
  kind: string
  player_id: string
  agent_id: string
  product_code: string
  game_code: string
  account: string
  hour: string
  paid_at: string
}

export const transfersQuery = (filters: TransferFilters) =>
  infiniteQueryOptions({
    queryKey: ['transfers', 'list', filters],
    queryFn: ({ signal, pageParam }) =>
      call<TransfersAnswer>('GET', '/transfers', { signal, query: { ...filters, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: false,
  })

export const transferQuery = (cause_id: string) =>
  queryOptions({
    queryKey: ['transfers', cause_id],
    queryFn: async ({ signal }) => (await call<TransferAnswer>('GET', `/transfers/${cause_id}`, { signal })).data,
  })
