import type { EditingItem } from '#editing/contract/staff.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { Kind } from './kind.ts'
import { isOfKind, listItems } from './list-items.ts'

/** @throws Problem invalid_fields where the list is another one by now, not_found where none is moved */
export async function orderItems(db: Database, staff: StaffCaller, kind: Kind, ids: number[]): Promise<EditingItem[]> {
  if (kind.has_fixed_items) throw new Problem('not_found')
  return transaction(db, async (tx) => {
    await tx`select from ${tx(kind.table)} where ${isOfKind(tx, kind)} order by id for update`
    const before = (await listItems(tx, kind)).map(({ id }) => id)
    const is_whole = ids.length === before.length && new Set([...ids, ...before]).size === ids.length
    refuseFields({ ids: is_whole ? null : 'order_incomplete' })
    await tx`
      update ${tx(kind.table)} as item set place = wanted.place
      from unnest(${arrayOf(tx, 'integer', ids)}) with ordinality as wanted (id, place) where item.id = wanted.id`
    await recordAudit(tx, {
      staff,
      action: 'content.order',
      object: `content:${kind.key}`,
      before: { ids: before },
      after: { ids },
    })
    return listItems(tx, kind)
  })
}
