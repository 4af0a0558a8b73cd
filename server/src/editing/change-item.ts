import type { EditingBody, EditingItem } from '#contract/editing.ts'
import type { FieldFault } from '#contract/problem.ts'
import { audit, type StaffCaller } from '../operator/index.ts'
import { type Database, hasSqlState, SQLSTATE, type Transaction, transaction } from '../platform/database.ts'
import { Problem, refuseFields } from '../platform/problem.ts'
import type { Kind } from './kind.ts'
import { type Column, readValue } from './rules.ts'
import { isOfKind, showItem } from './show-items.ts'

/** @throws Problem invalid_fields, values_disagree, not_found where there are no new ones */
export function createItem(db: Database, staff: StaffCaller, kind: Kind, body: EditingBody): Promise<EditingItem> {
  if (!kind.may_create) throw new Problem('not_found')
  const columns = readColumns(kind, body)
  return within(db, async (tx) => {
    const [last] = await tx<{ place: number }[]>`
      select coalesce(max(place), 0) + 1 as place from ${tx(kind.table)} where ${isOfKind(tx, kind)}`
    const row: Row = { ...kind.fixed, ...columns, place: last?.place ?? 1 }
    const [made] = await tx<{ id: number }[]>`insert into ${tx(kind.table)} ${tx(written(row))} returning id`
    const item = await showItem(tx, kind, made?.id ?? 0)
    await audit(tx, { staff, action: 'content.create', object: objectOf(kind, item.id), after: noteOf(item) })
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
  const columns = readColumns(kind, body)
  return within(db, async (tx) => {
    await tx`select from ${tx(kind.table)} where id = ${id} for update`
    const before = await showItem(tx, kind, id)
    await tx`update ${tx(kind.table)} set ${tx(written(columns))} where id = ${id}`
    const after = await showItem(tx, kind, id)
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const notes = { before: noteOf(before), after: noteOf(after) }
      await audit(tx, { staff, action: 'content.change', object: objectOf(kind, id), ...notes })
    }
    return after
  })
}

type Row = Record<string, Column | boolean>

/** The driver's types know rows of one kind only; it writes each value by its own. */
const written = (row: Row) => row as Record<string, string>

/** As the trail names it. */
export const objectOf = ({ noun }: Kind, id: number): `${string}:${string}` => `${noun}:${id}`
export const noteOf = ({ is_on, values, pictures }: EditingItem) => ({ is_on, ...values, pictures })

function readColumns(kind: Kind, { is_on, values }: EditingBody): Row {
  const faults: Record<string, FieldFault | null> = {}
  const columns: Row = { is_on }
  for (const field of kind.fields) {
    const read = readValue(field, values[field.name])
    if ('fault' in read) faults[field.name] = read.fault
    else columns[field.name] = read.column
  }
  refuseFields(faults)
  return columns
}

/** What the tables refuse is said by the name of the rule, which is a sentence. */
async function within<T>(db: Database, verb: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, verb)
  } catch (error) {
    if (!hasSqlState(error, SQLSTATE.check_violation)) throw error
    const { constraint_name: name = '' } = error as { constraint_name?: string }
    throw new Problem('values_disagree', { values: { rule: name.replaceAll('_', ' ') } })
  }
}
