import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  CashReport,
  ClosingSheet,
  ClosingsAnswer,
  LiabilitiesReport,
  PlayersReport,
  PlayReport,
  ReturnsReport,
  TheoryBody,
} from '#contract/report-console.ts'
import { call, type Query, queryText } from '../../platform/call/api.ts'
import { queryClient } from '../../platform/call/query-client.ts'
import type { Days } from '../../platform/filter/days.ts'

const KEY = ['reports']

/** A report that is put together anew with each change of the days; what was asked before stays for a moment. */
const report = <T>(path: string, query: Query = {}) =>
  queryOptions({
    queryKey: [...KEY, path, query],
    queryFn: async ({ signal }) => (await call<{ data: T }>('GET', `/reports/${path}`, { signal, query })).data,
    refetchOnWindowFocus: false,
  })

export const cashQuery = (days: Days, by: string) => report<CashReport>('cash', { ...days, by })
export const playQuery = (days: Days, by: string) => report<PlayReport>('play', { ...days, by })
export const playersReportQuery = (days: Days) => report<PlayersReport>('players', { ...days })
export const returnsQuery = (days: Days) => report<ReturnsReport>('returns', { ...days })
export const liabilitiesQuery = report<LiabilitiesReport>('liabilities')

/** Where the browser takes a file of the same figures from. */
export const fileOf = (path: string, query: Query): string => `/api/console/${path}.csv${queryText(query)}`

export async function setTheory(body: TheoryBody): Promise<void> {
  await call('POST', '/reports/theory', { body })
  await queryClient.invalidateQueries({ queryKey: [...KEY, 'returns'] })
}

const CLOSINGS = [...KEY, 'closings']
export const closingsQuery = infiniteQueryOptions({
  queryKey: [...CLOSINGS, 'list'],
  queryFn: ({ signal, pageParam }) => call<ClosingsAnswer>('GET', '/closings', { signal, query: { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
})
export const closingQuery = (day: string) =>
  queryOptions({
    queryKey: [...CLOSINGS, day],
    queryFn: async ({ signal }) => (await call<{ data: ClosingSheet }>('GET', `/closings/${day}`, { signal })).data,
  })

export async function closeDay(day: string): Promise<void> {
  try {
    await call('POST', '/closings', { body: { day } })
  } finally {
    await queryClient.invalidateQueries({ queryKey: CLOSINGS })
  }
}
