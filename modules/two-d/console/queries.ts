import { changerOf, dataQuery, pagesQuery, type QueryOptions } from '#platform/console/call/queries.ts'
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
} from '#two-d/contract/draws-staff.ts'
import type {
  TwoDCloseBody,
  TwoDDrawLedger,
  TwoDDrawWinnersAnswer,
  TwoDExposure,
  TwoDLimitChange,
  TwoDLimitChangeBody,
} from '#two-d/contract/limits-staff.ts'

const KEY = ['two-d']
/** The map moves with the bets; a draw with its result. */
const LIVE_MS = 2_000
const DRAWS_MS = 3_000

interface Data<T> {
  data: T
}

const one = <Answer extends { data: unknown }>(id: string, part: string, asking: QueryOptions = {}) =>
  dataQuery<Answer>([...KEY, 'draw', id, part], `/two-d/draws/${id}${part}`, asking)

export const drawsQuery = (status: string) =>
  pagesQuery<TwoDDrawsAnswer>([...KEY, 'draws', status], '/two-d/draws', { query: { status }, poll_ms: DRAWS_MS })
export const drawQuery = (id: string) => one<TwoDDrawAnswer>(id, '', { poll_ms: DRAWS_MS })
export const exposureQuery = (id: string) => one<Data<TwoDExposure>>(id, '/exposure', { poll_ms: LIVE_MS })
export const ledgerQuery = (id: string) => one<Data<TwoDDrawLedger>>(id, '/ledger', { poll_ms: DRAWS_MS })
export const changesQuery = (id: string) => one<Data<TwoDLimitChange[]>>(id, '/limit-changes')
export const winnersQuery = (id: string) =>
  pagesQuery<TwoDDrawWinnersAnswer>([...KEY, 'winners', id], `/two-d/draws/${id}/winners`, { poll_ms: DRAWS_MS })
export const calendarQuery = (year: string) =>
  dataQuery<TwoDCalendarAnswer>([...KEY, 'calendar', year], '/two-d/calendar', { query: { year } })
export const sessionsQuery = dataQuery<TwoDSessionsAnswer>([...KEY, 'sessions'], '/two-d/sessions')
export const feedsQuery = dataQuery<TwoDFeedsAnswer>([...KEY, 'feeds'], '/two-d/feeds', { poll_ms: DRAWS_MS })

const change = changerOf(KEY)

export const openDraw = (body: TwoDNewDrawBody) => change<TwoDDrawAnswer>('/two-d/draws', body)
export const changeTimes = (id: number, body: TwoDTimesBody) => change<TwoDDrawAnswer>(`/two-d/draws/${id}/times`, body)
export const reportResult = (id: number, body: TwoDResultBody) =>
  change<TwoDDrawAnswer>(`/two-d/draws/${id}/results`, body)
export const confirmResult = (id: number, report_id: string) =>
  change<TwoDDrawAnswer>(`/two-d/draws/${id}/confirm`, { report_id })
export const voidDraw = (id: number, reason: string) => change<TwoDDrawAnswer>(`/two-d/draws/${id}/void`, { reason })
export const closeNumbers = (id: number, body: TwoDCloseBody) => change(`/two-d/draws/${id}/closed-numbers`, body)
export const requestLimitChange = (id: number, body: TwoDLimitChangeBody) =>
  change(`/two-d/draws/${id}/limit-changes`, body)
export const approveLimitChange = ({ id }: TwoDLimitChange) => change(`/two-d/limit-changes/${id}/approve`, {})
export const rejectLimitChange = ({ id }: TwoDLimitChange, reason: string) =>
  change(`/two-d/limit-changes/${id}/reject`, { reason })
export const changeDay = (day: TwoDSpecialDay) => change<TwoDCalendarAnswer>('/two-d/calendar', day)
export const removeDay = (day: string) => change<TwoDCalendarAnswer>('/two-d/calendar/remove', { day })
export const changeSessions = (sessions: TwoDSessionSetting[]) =>
  change<TwoDSessionsAnswer>('/two-d/sessions', { sessions })
