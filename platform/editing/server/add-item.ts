import type { EditingItem } from '#editing/contract/staff.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { FileColumn, Kind } from './kind.ts'
import { getItem, ITEMS_MAX, isOfKind } from './list-items.ts'
import { noteOf, objectOf } from './note.ts'
import type { Column } from './rules.ts'

export type ItemRow = Record<string, Column | FileColumn | boolean>

/** The driver's types know rows of one kind only; it writes each value by its own. */
export const written = (row: ItemRow) => row as Record<string, string>

/** A new one, behind all others. @throws Problem too_many_items */
export async function addItem(tx: Transaction, staff: StaffCaller, kind: Kind, columns: ItemRow): Promise<EditingItem> {
  // Two at one time would both take the last free place.
  await tx`select pg_advisory_xact_lock(hashtext(${kind.table}))`
  const [stand] = await tx<{ count: bigint; place: number }[]>`
    select count(*) as count, coalesce(max(place), 0) + 1 as place from ${tx(kind.table)} where ${isOfKind(tx, kind)}`
  const max = kind.file?.items_max ?? ITEMS_MAX
  if (Number(stand?.count) >= max) throw new Problem('too_many_items', { values: { max } })
  const row: ItemRow = { ...kind.fixed, ...columns, place: stand?.place ?? 1 }
  const [made] = await tx<{ id: number }[]>`insert into ${tx(kind.table)} ${tx(written(row))} returning id`
  const item = await getItem(tx, kind, made?.id ?? 0)
  await recordAudit(tx, { staff, action: 'content.create', object: objectOf(kind, item.id), after: noteOf(item) })
  return item
}
