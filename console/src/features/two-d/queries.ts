import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  TwoDCalendarAnswer,
  TwoDDrawAnswer,
  TwoDDrawsAnswer,
  TwoDFeedsAnswer,
  TwoDNewDrawBody,
  TwoDResultBody,
  TwoDSessionSetting,
  TwoDSessionsAnswer,
  TwoDSpecialDay,
  TwoDTimesBody,
} from '#contract/two-d-draw-console.ts'
import type {
  TwoDCloseBody,
  TwoDDrawLedger,
  TwoDDrawWinnersAnswer,
  TwoDExposure,
  TwoDLimitChange,
  TwoDLimitChangeBody,
} from '#contract/two-d-limit-console.ts'
import { call } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'

const KEY = ['two-d']
/** The map moves with the bets; a draw with its result. */
const LIVE_MS = 2_000
const DRAWS_MS = 3_000

interface Data<T> {
  data: T
}

export const drawsQuery = (status: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'draws', status],
    queryFn: ({ signal, pageParam }) =>
      call<TwoDDrawsAnswer>('GET', '/two-d/draws', {
        signal,
        query: { status, after: pageParam },
        is_background: true,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchInterval: DRAWS_MS,
  })

export const drawQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'draw', id],
    queryFn: async ({ signal }) =>
      (await call<TwoDDrawAnswer>('GET', `/two-d/draws/${id}`, { signal, is_background: true })).data,
    refetchInterval: DRAWS_MS,
  })

export const exposureQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'exposure', id],
    queryFn: async ({ signal }) =>
      (await call<Data<TwoDExposure>>('GET', `/two-d/draws/${id}/exposure`, { signal, is_background: true })).data,
    refetchInterval: LIVE_MS,
  })

export const winnersQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'winners', id],
    queryFn: ({ signal, pageParam }) =>
      call<TwoDDrawWinnersAnswer>('GET', `/two-d/draws/${id}/winners`, { signal, query: { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'ledger', id],
    queryFn: async ({ signal }) =>
      (await call<Data<TwoDDrawLedger>>('GET', `/two-d/draws/${id}/ledger`, { signal, is_background: true })).data,
    refetchInterval: DRAWS_MS,
  })

export const changesQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'changes', id],
    queryFn: async ({ signal }) =>
      (await call<Data<TwoDLimitChange[]>>('GET', `/two-d/draws/${id}/limit-changes`, { signal })).data,
  })

export const calendarQuery = (year: string) =>
  queryOptions({
    queryKey: [...KEY, 'calendar', year],
    queryFn: async ({ signal }) =>
      (await call<TwoDCalendarAnswer>('GET', '/two-d/calendar', { signal, query: { year } })).data,
  })

export const sessionsQuery = queryOptions({
  queryKey: [...KEY, 'sessions'],
  queryFn: async ({ signal }) => (await call<TwoDSessionsAnswer>('GET', '/two-d/sessions', { signal })).data.sessions,
})

export const feedsQuery = queryOptions({
  queryKey: [...KEY, 'feeds'],
  queryFn: async ({ signal }) =>
    (await call<TwoDFeedsAnswer>('GET', '/two-d/feeds', { signal, is_background: true })).data,
  refetchInterval: DRAWS_MS,
})

async function change<T>(path: string, body: object): Promise<T> {
  try {
    return await call<T>('POST', `/two-d${path}`, { body })
  } finally {
    // A refusal, too, tells that something is other than what is shown.
    await queryClient.invalidateQueries({ queryKey: KEY })
  }
}

export const openDraw = (body: TwoDNewDrawBody) => change<TwoDDrawAnswer>('/draws', body)
export const changeTimes = (id: number, body: TwoDTimesBody) => change<TwoDDrawAnswer>(`/draws/${id}/times`, body)
export const sayResult = (id: number, body: TwoDResultBody) => change<TwoDDrawAnswer>(`/draws/${id}/results`, body)
export const confirmResult = (id: number, witness_id: string) =>
  change<TwoDDrawAnswer>(`/draws/${id}/confirm`, { witness_id })
export const voidDraw = (id: number, reason: string) => change<TwoDDrawAnswer>(`/draws/${id}/void`, { reason })
export const closeNumbers = (id: number, body: TwoDCloseBody) => change(`/draws/${id}/closed-numbers`, body)
export const askLimitChange = (id: number, body: TwoDLimitChangeBody) => change(`/draws/${id}/limit-changes`, body)
export const approveLimitChange = ({ id }: TwoDLimitChange) => change(`/limit-changes/${id}/approve`, {})
export const rejectLimitChange = ({ id }: TwoDLimitChange, reason: string) =>
  change(`/limit-changes/${id}/reject`, { reason })
export const changeDay = (day: TwoDSpecialDay) => change<TwoDCalendarAnswer>('/calendar', day)
export const removeDay = (day: string) => change<TwoDCalendarAnswer>('/calendar/remove', { day })
export const changeSessions = (sessions: TwoDSessionSetting[]) => change<TwoDSessionsAnswer>('/sessions', { sessions })
