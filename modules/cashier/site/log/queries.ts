import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RequestTimeline } from '#cashier/contract/player.ts'
import { callApi, callOwn } from '#platform/site/calls/api.ts'
import { cashierKey, logKey } from '../queries.ts'

export type Direction = 'deposit' | 'withdraw'

/** A pending request is polled as often as the balance: one decision changes both. */
const WAITING_POLL_MS = 5_000

/** The newest requests of one kind, in one list. */
export const logQuery = (direction: Direction) =>
  queryOptions({
    queryKey: [...logKey, direction],
    queryFn: ({ signal }) =>
      callApi('GET', `/${direction}logfinicial`, async () => (await import('./answers.ts')).parseLog, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((row) => row.status === 'Pending') ? WAITING_POLL_MS : false),
  })

/** All requests of one kind, page by page. */
export const requestLogQuery = (direction: Direction, page: number) =>
  queryOptions({
    queryKey: [...cashierKey, 'requests', direction, page],
    queryFn: ({ signal }) => {
      const parse = async () => (await import('./answers.ts')).parseRequests
      return callApi('GET', `/transaction/${direction}-requestlog`, parse, { query: { page }, signal })
    },
    // Another page of the same kind may stand in; another kind may not.
    placeholderData: (before, query) => (query?.queryKey[2] === direction ? keepPreviousData(before) : undefined),
    refetchInterval: ({ state }) => (state.data?.rows.some((row) => row.status === 0) ? WAITING_POLL_MS : false),
  })

export const timelineQuery = (direction: Direction, id: string) =>
  queryOptions({
    queryKey: [...cashierKey, 'timeline', direction, id],
    queryFn: ({ signal }) => callOwn<RequestTimeline>('GET', `/transaction/${direction}-requests/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 0 ? WAITING_POLL_MS : false),
  })

/** A kind of request from the address; anything else is a deposit. */
export const parseDirection = (text: string | null): Direction => (text === 'withdraw' ? 'withdraw' : 'deposit')
