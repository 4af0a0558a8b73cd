import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RequestTimeline } from '#contract/cashier/player.ts'
import { ask, askOwn } from '../../../platform/calls/api.ts'
import { cashierKey } from '../queries.ts'

export type Way = 'deposit' | 'withdraw'

/** What waits is looked at as often as the balance: both change with one decision. */
const WAITING_POLL_MS = 5_000

/** The newest requests of one kind, in one list. */
export const logQuery = (way: Way) =>
  queryOptions({
    queryKey: [...cashierKey, 'log', way],
    queryFn: ({ signal }) =>
      ask('GET', `/${way}logfinicial`, async () => (await import('./answers.ts')).readLog, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((row) => row.status === 'Pending') ? WAITING_POLL_MS : false),
  })

/** All requests of one kind, page by page. */
export const requestLogQuery = (way: Way, page: number) =>
  queryOptions({
    queryKey: [...cashierKey, 'requests', way, page],
    queryFn: ({ signal }) => {
      const read = async () => (await import('./answers.ts')).readRequests
      return ask('GET', `/transaction/${way}-requestlog`, read, { query: { page }, signal })
    },
    // Another page of the same kind may stand in; another kind may not.
    placeholderData: (before, query) => (query?.queryKey[2] === way ? keepPreviousData(before) : undefined),
    refetchInterval: ({ state }) => (state.data?.rows.some((row) => row.status === 0) ? WAITING_POLL_MS : false),
  })

export const timelineQuery = (way: Way, id: string) =>
  queryOptions({
    queryKey: [...cashierKey, 'timeline', way, id],
    queryFn: ({ signal }) => askOwn<RequestTimeline>('GET', `/transaction/${way}-requests/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 0 ? WAITING_POLL_MS : false),
  })

/** A kind of request from the address; anything else is a deposit. */
export const readWay = (text: string | null): Way => (text === 'withdraw' ? 'withdraw' : 'deposit')
