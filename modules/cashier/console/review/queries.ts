import { infiniteQueryOptions } from '@tanstack/react-query'
import type {
  ApproveBody,
  QueueAnswer,
  QueueRow,
  QueueRowAnswer,
  QueueStatus,
  RejectBody,
  RequestDetail,
  RequestDetailAnswer,
} from '#cashier/contract/staff.ts'
import { call } from '#platform/console/call/api.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import type { QueueKind } from './queue/queue-kind.ts'

/** A new request is seen this soon. The browser's hidden pages do not ask. */
const POLL_MS = 2000
/** Anyone who has looked far back reads, and all of it is asked for again each time. */
const LONG_POLL_MS = 10_000
const SHORT_PAGES_MAX = 2

export interface QueueFilters {
  status: QueueStatus
  q: string
  payment_type: string
}

export const queueQuery = (kind: QueueKind, filters: QueueFilters) =>
  infiniteQueryOptions({
    queryKey: ['requests', kind, 'queue', filters],
    queryFn: ({ signal, pageParam }) =>
      call<QueueAnswer>('GET', `/${kind}`, { signal, is_background: true, query: { ...filters, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > SHORT_PAGES_MAX ? LONG_POLL_MS : POLL_MS),
  })

export const detailQuery = (kind: QueueKind, id: string) =>
  dataQuery<RequestDetailAnswer>(['requests', kind, 'detail', id], `/${kind}/${id}`, { poll_ms: POLL_MS })

async function post(
  kind: QueueKind,
  id: string,
  action: string,
  options: { body?: ApproveBody | RejectBody; is_background?: boolean },
) {
  return (await call<QueueRowAnswer>('POST', `/${kind}/${id}/${action}`, options)).data
}

/** Shows the others who works on it, and holds it for a minute. A renewal is no sign that somebody is there. */
export const claim = (kind: QueueKind, id: string) => post(kind, id, 'claim', { is_background: true })
export const release = (kind: QueueKind, id: string) => post(kind, id, 'release', { is_background: true })
export const takeOver = (kind: QueueKind, id: string) => post(kind, id, 'take-over', {})
export const approve = (kind: QueueKind, id: string, body: ApproveBody) => post(kind, id, 'approve', { body })
export const reject = (kind: QueueKind, id: string, body: RejectBody) => post(kind, id, 'reject', { body })

/** Shows the new state of a row at once, and asks the server for it again. */
export function cacheRow(kind: QueueKind, row: QueueRow): void {
  queryClient.setQueriesData<{ pages: QueueAnswer[]; pageParams: unknown[] }>(
    { queryKey: ['requests', kind, 'queue'] },
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, data: replaced(page.data, row) })) },
  )
  // Its version stays that of the details which are shown.
  queryClient.setQueryData<RequestDetail>(
    detailQuery(kind, row.id).queryKey,
    (known) => known && (row.status === 'waiting' ? known : { ...known, status: row.status }),
  )
  void queryClient.invalidateQueries({ queryKey: ['requests', kind] })
  void queryClient.invalidateQueries({ queryKey: ['summary-of-requests'] })
  void queryClient.invalidateQueries({ queryKey: ['approvals'] })
}

function replaced(rows: QueueRow[], row: QueueRow): QueueRow[] {
  return rows.flatMap((each) => {
    if (each.id !== row.id) return [each]
    return each.status === row.status ? [row] : []
  })
}
