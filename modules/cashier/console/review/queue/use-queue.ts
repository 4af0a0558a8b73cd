import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { QueueRow, QueueStatus } from '#cashier/contract/staff.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { chooseRow } from '#platform/console/table/use-chosen.ts'
import { type QueueFilters, queueQuery } from '../queries.ts'
import type { QueueKind } from './queue-kind.ts'

const STATUSES: QueueStatus[] = ['waiting', 'approved', 'rejected']

/** The queue that the address asks for, and the one of it that is chosen. */
export function useQueue(kind: QueueKind) {
  const address = useFilters()
  const filters: QueueFilters = {
    status: STATUSES.find((status) => status === address.get('status')) ?? 'waiting',
    q: address.get('q') ?? '',
    payment_type: address.get('payment_type') ?? '',
  }
  const query = useInfiniteQuery(queueQuery(kind, filters))
  const rows = query.data?.pages.flatMap(({ data }) => data)
  const risk_flags = query.data?.pages.flatMap((page) => page.risk_flags) ?? []
  const chosen_id = address.get('id')
  const first_id = rows && firstOf(rows)

  // Written down at once: a poll that changes the list must not change the row under somebody's fingers.
  useEffect(() => {
    if (chosen_id === null && first_id !== undefined) chooseRow(first_id)
  }, [chosen_id, first_id])

  return { filters, query, rows, risk_flags, chosen_id, newest: query.data?.pages.at(-1) }
}

/** Where nobody works yet, so that two people begin apart. */
export function firstOf(rows: Pick<QueueRow, 'id' | 'claim'>[]): string | undefined {
  return (rows.find(({ claim }) => claim === null || claim.is_mine) ?? rows[0])?.id
}
