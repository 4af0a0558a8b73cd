import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type Query } from '#platform/console/call/api.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import type { Days } from '#platform/console/filter/days.ts'
import type {
  CashReport,
  ClosingStatement,
  ClosingStatementsAnswer,
  LiabilitiesReport,
  PlayersReport,
  PlayReport,
  RtpReport,
} from '#report/contract/staff.ts'
import type { TheoreticalRtpBody } from '#report/contract/theoretical-rtp.ts'

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
export const rtpQuery = (days: Days) => report<RtpReport>('rtp', { ...days })
export const liabilitiesQuery = report<LiabilitiesReport>('liabilities')

export async function setTheoreticalRtp(body: TheoreticalRtpBody): Promise<void> {
  await call('POST', '/reports/theoretical-rtp', { body })
  await queryClient.invalidateQueries({ queryKey: [...KEY, 'rtp'] })
}

const CLOSING_STATEMENTS = [...KEY, 'day-close']
export const closingStatementsQuery = infiniteQueryOptions({
  queryKey: [...CLOSING_STATEMENTS, 'list'],
  queryFn: ({ signal, pageParam }) =>
    call<ClosingStatementsAnswer>('GET', '/closing-statements', { signal, query: { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
})
export const closingStatementQuery = (day: string) =>
  queryOptions({
    queryKey: [...CLOSING_STATEMENTS, day],
    queryFn: async ({ signal }) =>
      (await call<{ data: ClosingStatement }>('GET', `/closing-statements/${day}`, { signal })).data,
  })

export async function closeDay(day: string): Promise<void> {
  try {
    await call('POST', '/closing-statements', { body: { day } })
  } finally {
    await queryClient.invalidateQueries({ queryKey: CLOSING_STATEMENTS })
  }
}
