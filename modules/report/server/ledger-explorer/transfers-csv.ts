import { writeMoney } from '#platform/contract/money.ts'
import { csvLine } from '#platform/server/http/answers/csv-line.ts'
import { StreamAnswer } from '#platform/server/http/answers/stream-answer.ts'
import { yangonTime } from '#platform/server/yangon.ts'
import type { TransfersCsvQuery } from '#report/contract/ledger-explorer.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { getAccountNames } from '../account-names.ts'
import { inSnapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { findTransfers, parseTransferSearch, placeOf, type TransferPosition } from './find-transfers.ts'
import { serializeTransfer } from './transfer.ts'

/** Spreadsheets take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF'
/** The file is of days in Yangon; what a row counts in the figure of the list is empty without one. */
const HEAD = ['at_yangon', 'at_utc', 'kind', 'cause_id', 'from', 'to', 'amount', 'counted', 'player_id', 'user_name']
/** Rows that are read, written and forgotten at a time. */
const CHUNK = 1_000

/** Row by row in the order of the list, to the last one; a row that comes meanwhile is newer than the first. */
export function transfersCsv(
  { db, sources }: ReportDependencies,
  staff: StaffCaller,
  query: TransfersCsvQuery,
): StreamAnswer {
  const search = parseTransferSearch(db, staff, query, sources)
  async function* lines() {
    const names = await getAccountNames(db)
    yield BYTE_ORDER_MARK + csvLine(HEAD)
    for (let place: TransferPosition | null = null; ; ) {
      const page = { place, limit: CHUNK }
      const rows = await inSnapshot(db, ({ tx }) => findTransfers(tx, search, page))
      yield rows
        .map((row) => {
          const { at, kind, cause_id, from, to, counted, player } = serializeTransfer(row, names, search.definition)
          const amount = writeMoney(row.amount)
          return csvLine([
            yangonTime(row.created_at),
            at,
            kind,
            cause_id,
            from.account,
            to.account,
            amount,
            counted,
            player?.id ?? null,
            player?.user_name ?? null,
          ])
        })
        .join('')
      const last = rows.at(-1)
      if (!last || rows.length < CHUNK) return
      place = placeOf(last)
    }
  }
  return new StreamAnswer('text/csv; charset=utf-8', `transfers-${query.from}-${query.to}.csv`, lines())
}
