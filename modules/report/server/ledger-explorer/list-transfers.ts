import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { TransfersAnswer, TransfersQuery } from '#report/contract/ledger-explorer.ts'
import { TRANSFERS_PAGE_SIZE } from '#report/contract/rules.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { getAccountNames } from '../account-names.ts'
import { dailyAggregates } from '../aggregation/aggregates.ts'
import { withinAgents } from '../membership.ts'
import { inSnapshot, type Snapshot } from '../snapshot.ts'
import type { ReportSources } from '../sources.ts'
import {
  findTransfers,
  parsePlace,
  parseTransferSearch,
  placeOf,
  serializePlace,
  type TransferSearch,
} from './find-transfers.ts'
import { getListedFigure } from './get-listed-figure.ts'
import { partsWithRows } from './parts-with-rows.ts'
import { sumTransfers } from './sum-transfers.ts'
import { serializeTransfer } from './transfer.ts'

/** The rows behind a figure, newest first; the first page says what they add up to. */
export async function listTransfers(
  dependencies: { db: Database; sources: ReportSources },
  staff: StaffCaller,
  query: TransfersQuery,
): Promise<TransfersAnswer> {
  return inSnapshot(dependencies.db, async (snapshot) => {
    const { tx } = snapshot
    const search = parseTransferSearch(tx, staff, query, dependencies.sources)
    const place = query.after === undefined ? null : parsePlace(query.after)
    const { sources } = dependencies
    const request = { snapshot, staff, query, search, sources }
    const sum = place === null ? await sumTransfers(request) : null
    const figure = place === null ? await getListedFigure(request) : null
    const limit = TRANSFERS_PAGE_SIZE + 1
    const parts = await partsWithRows(snapshot, { staff, query, search, place, limit })
    const rows = sum?.transfers === 0 ? [] : await findTransfers(tx, search, { place, limit, parts })
    const { page, next } = pageOf(rows, TRANSFERS_PAGE_SIZE, (last) => serializePlace(placeOf(last)))
    const names = await getAccountNames(tx)
    return {
      ...success(page.map((row) => serializeTransfer(row, names, search.definition))),
      next,
      sum,
      figure,
      kinds: place === null ? await kindsOf(snapshot, staff, search) : [],
    }
  })
}

async function kindsOf(snapshot: Snapshot, staff: StaffCaller, { span }: TransferSearch): Promise<string[]> {
  const { tx } = snapshot
  const rows = await tx<{ kind: string }[]>`
    select distinct kind from (${dailyAggregates(snapshot, span)}) s where ${withinAgents(tx, staff)} order by 1`
  return rows.map(({ kind }) => kind)
}
