import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'

/** A report while it comes, when it did not come, and when it is there. */
export function ReportFrame<T>({ query, children }: { query: UseQueryResult<T>; children: (report: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <WaitingRows rows={10} />
  return <Failed error={query.error} onAgain={() => void query.refetch()} />
}
