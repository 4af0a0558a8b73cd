import type { EditingItem } from '#editing/contract/staff.ts'
import {
  type Database,
  hasSqlState,
  SQLSTATE,
  type Transaction,
  transaction,
} from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { addItem, type ItemRow, written } from './add-item.ts'
import type { Kind } from './kind.ts'
import { getItem } from './list-items.ts'
import { noteOf, objectOf } from './note.ts'

/** A new item, which is shown when somebody has looked at it. @throws Problem invalid_fields, too_many_items, not_found */
export function createFromFile(db: Database, staff: StaffCaller, kind: Kind, sent: string): Promise<EditingItem> {
  const columns = parseFile(kind, sent)
  return once(db, (tx) => addItem(tx, staff, kind, { ...columns, is_on: false }))
}

/** Puts another file in the place of an item's own. @throws Problem invalid_fields, not_found */
export function changeFile(
  db: Database,
  staff: StaffCaller,
  kind: Kind,
  { id, sent }: { id: number; sent: string },
): Promise<EditingItem> {
  const columns = parseFile(kind, sent)
  return once(db, async (tx) => {
    await tx`select from ${tx(kind.table)} where id = ${id} for update`
    const before = await getItem(tx, kind, id)
    await tx`update ${tx(kind.table)} set ${tx(written(columns))} where id = ${id}`
    const after = await getItem(tx, kind, id)
    const notes = { before: noteOf(before), after: noteOf(after) }
    await recordAudit(tx, { staff, action: 'content.file', object: objectOf(kind, id), ...notes })
    return after
  })
}

function parseFile({ file }: Kind, sent: string): ItemRow {
  if (!file) throw new Problem('not_found')
  const read = file.parse(sent)
  if ('fault' in read) throw new Problem('invalid_fields', { fields: { file: read.fault } })
  return read.columns
}

/** The same file twice would be two items of one name. */
async function once<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, work)
  } catch (error) {
    if (!hasSqlState(error, SQLSTATE.unique_violation)) throw error
    throw new Problem('invalid_fields', { fields: { file: 'file_taken' } })
  }
}
