import { type Money, writeMoney } from '#contract/money.ts'
import { TRANSFERS_PAGE_SIZE } from '#contract/report-rules.ts'
import type { TransfersAnswer, TransfersQuery } from '#contract/transfer-console.ts'
import type { Database, Queryable } from '../platform/database/database.ts'
import { pageOf, success } from '../platform/http/answers.ts'
import type { StaffCaller } from '../staff/index.ts'
import { findTransfers, placeOf, readPlace, readSought, type Sought, writePlace } from './find-transfers.ts'
import { houseAccounts } from './house-accounts.ts'
import { inSnapshot, type Snapshot, withinAgents } from './movement.ts'
import type { ReportDoors } from './sources.ts'
import { daySums } from './sums.ts'
import { writeTransfer } from './transfer.ts'

/** The rows behind a figure, newest first; the first page says what they add up to. */
export async function listTransfers(
  dependencies: { db: Database; doors: ReportDoors },
  staff: StaffCaller,
  query: TransfersQuery,
): Promise<TransfersAnswer> {
  return inSnapshot(dependencies.db, async (snapshot) => {
    const { tx } = snapshot
    const sought = readSought(tx, staff, query, dependencies.doors)
    const place = query.after === undefined ? null : readPlace(query.after)
    const sum = place === null ? await sumOf(tx, sought) : null
    const rows = sum?.transfers === 0 ? [] : await findTransfers(tx, sought, { place, limit: TRANSFERS_PAGE_SIZE + 1 })
    const { page, next } = pageOf(rows, TRANSFERS_PAGE_SIZE, (last) => writePlace(placeOf(last)))
    const names = await houseAccounts(tx)
    return {
      ...success(page.map((row) => writeTransfer(row, names))),
      next,
      sum,
      kinds: place === null ? await kindsOf(snapshot, staff, sought) : [],
    }
  })
}

/** What came, what went, and what stays; between a player's own accounts neither. */
async function sumOf(db: Queryable, { span, rows, came_in, went_out }: Sought): Promise<TransfersAnswer['sum']> {
  const [row] = await db<{ transfers: bigint; amount: Money; came_in: Money; went_out: Money }[]>`
    select count(*) as transfers, coalesce(sum(t.amount), 0)::bigint as amount,
           coalesce(sum(t.amount) filter (where ${came_in}), 0)::bigint as came_in,
           coalesce(sum(t.amount) filter (where ${went_out}), 0)::bigint as went_out
    from ${rows(span)}`
  if (!row) return null
  return {
    transfers: Number(row.transfers),
    amount: writeMoney(row.amount),
    came_in: writeMoney(row.came_in),
    went_out: writeMoney(row.went_out),
    net: writeMoney(row.came_in - row.went_out),
  }
}

async function kindsOf(snapshot: Snapshot, staff: StaffCaller, { span }: Sought): Promise<string[]> {
  const { tx } = snapshot
  const rows = await tx<{ kind: string }[]>`
    select distinct kind from (${daySums(snapshot, span)}) s where ${withinAgents(tx, staff)} order by 1`
  return rows.map(({ kind }) => kind)
}
