import type { EditingBody, EditingItem } from '#editing/contract/staff.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import {
  type Database,
  hasSqlState,
  SQLSTATE,
  type Transaction,
  transaction,
} from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { addItem, type ItemRow, written } from './add-item.ts'
import { type Kind, lockedFields } from './kind.ts'
import { getItem } from './list-items.ts'
import { noteOf, objectOf } from './note.ts'
import { parseValue } from './rules.ts'

/** @throws Problem invalid_fields, values_disagree, too_many_items, not_found where none is added, or a new one begins with its file */
export function createItem(db: Database, staff: StaffCaller, kind: Kind, body: EditingBody): Promise<EditingItem> {
  if (kind.file || kind.has_fixed_items) throw new Problem('not_found')
  const columns = parseColumns(kind, body)
  return within(db, async (tx) => {
    const item = await addItem(tx, staff, kind, columns)
    refuseGuarded(staff, kind, { before: null, after: item })
    return item
  })
}

/** @throws Problem invalid_fields, values_disagree, not_found */
export function changeItem(
  db: Database,
  staff: StaffCaller,
  kind: Kind,
  { id, body }: { id: number; body: EditingBody },
): Promise<EditingItem> {
  const columns = parseColumns(kind, body)
  return within(db, async (tx) => {
    await tx`select from ${tx(kind.table)} where id = ${id} for update`
    const before = await getItem(tx, kind, id)
    await tx`update ${tx(kind.table)} set ${tx(written(columns))} where id = ${id}`
    const after = await getItem(tx, kind, id)
    refuseGuarded(staff, kind, { before, after })
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const notes = { before: noteOf(before), after: noteOf(after) }
      await recordAudit(tx, { staff, action: 'content.change', object: objectOf(kind, id), ...notes })
    }
    return after
  })
}

/** @throws Problem invalid_fields for what stands otherwise now and is not for this caller to say */
function refuseGuarded(
  { permissions }: StaffCaller,
  kind: Kind,
  { before, after }: { before: EditingItem | null; after: EditingItem },
): void {
  const stands = (item: EditingItem | null, name: string) => item?.values[name] ?? null
  const changed = lockedFields(kind, permissions).filter((name) => stands(before, name) !== stands(after, name))
  refuseFields(Object.fromEntries(changed.map((name) => [name, 'not_yours_to_change'])))
}

function parseColumns(kind: Kind, { is_on, values }: EditingBody): ItemRow {
  const faults: Record<string, FieldFault | null> = {}
  const columns: ItemRow = { is_on }
  for (const field of kind.fields) {
    const read = parseValue(field, values[field.name])
    if ('fault' in read) faults[field.name] = read.fault
    else columns[field.name] = read.column
  }
  refuseFields(faults)
  return columns
}

/** A violated constraint of a table refuses the change, with the constraint's name as its sentence. */
async function within<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, work)
  } catch (error) {
    if (!hasSqlState(error, SQLSTATE.check_violation)) throw error
    const { constraint: name = '' } = error as { constraint?: string }
    throw new Problem('values_disagree', { values: { rule: name.replaceAll('_', ' ') } })
  }
}
