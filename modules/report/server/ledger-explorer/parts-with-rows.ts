import type { TransfersQuery } from '#report/contract/ledger-explorer.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { Snapshot } from '../snapshot.ts'
import { hourOf, nextHour, type Span } from '../span.ts'
import { isInAggregates, ofFilters, ofHour } from './aggregate-filters.ts'
import { beforePlace, type TransferPosition, type TransferSearch } from './find-transfers.ts'

interface PartsRequest {
  staff: StaffCaller
  query: TransfersQuery
  search: TransferSearch
  place: TransferPosition | null
  limit: number
}

/**
 * The parts of a list's span in which its next rows lie, newest first: what is not aggregated yet, the rest of the place's
 * own hour, and then hours that have such rows. A row of an hour stands for one transfer or more, so that `limit` of them are enough.
 * Undefined where the aggregates do not know the filters.
 */
export async function partsWithRows(
  { tx, live_from }: Snapshot,
  { staff, query, search: { span }, place, limit }: PartsRequest,
): Promise<Span[] | undefined> {
  if (!isInAggregates(staff, query)) return undefined
  const to = beforePlace(span, place)
  const last = hourOf(to < live_from ? to : live_from)
  const parts: Span[] = last < to ? [{ from: last > span.from ? last : span.from, to }] : []
  const rows = await tx<{ hour: Date }[]>`
    select hour from report.hourly_aggregate
    where hour >= ${span.from} and hour < ${last} and ${ofFilters(tx, staff, query)}
      ${query.hour === undefined ? tx`` : tx`and ${ofHour(tx, query.hour)}`}
    order by hour desc limit ${limit}`
  for (const { hour } of rows) {
    const before = parts.at(-1)
    if (before && nextHour(hour) >= before.from) before.from = hour < before.from ? hour : before.from
    else parts.push({ from: hour, to: nextHour(hour) })
  }
  return parts
}
