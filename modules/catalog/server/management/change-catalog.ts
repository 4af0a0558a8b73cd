import type { ChangeGameBody, ChangeProviderBody, ChangeTypeBody } from '#catalog/contract/staff.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'

type Flags = Record<string, boolean>

/** A change of one row by staff: flags that the body does not name stay. */
interface CatalogChange<Body> {
  id: number
  body: Body
}

/** The operator's own columns, which the aggregator's feed never touches. @throws Problem not_found */
export function changeGame(
  db: Database,
  staff: StaffCaller,
  { id, body }: CatalogChange<ChangeGameBody>,
): Promise<void> {
  return changeFlags(db, staff, {
    object: `game:${id}`,
    flags: { ...body },
    read: (tx) => tx<Flags[]>`
      select is_hot, is_hidden, is_in_maintenance from catalog.game where id = ${id} for update`,
    write: (tx, flags) => tx`update catalog.game set ${tx(flags)} where id = ${id}`,
  })
}

/** For all of a provider's types. @throws Problem not_found */
export function changeProvider(
  db: Database,
  staff: StaffCaller,
  { id, body }: CatalogChange<ChangeProviderBody>,
): Promise<void> {
  return changeFlags(db, staff, {
    object: `provider:${id}`,
    flags: { ...body },
    read: (tx) => tx<Flags[]>`
      select is_hidden, is_in_maintenance from catalog.provider where id = ${id} for update`,
    write: (tx, flags) => tx`update catalog.provider set ${tx(flags)} where id = ${id}`,
  })
}

/** @throws Problem not_found */
export function changeType(
  db: Database,
  staff: StaffCaller,
  { id, body }: CatalogChange<ChangeTypeBody>,
): Promise<void> {
  return changeFlags(db, staff, {
    object: `game_type:${id}`,
    flags: { is_on: body.is_shown },
    read: (tx) => tx<Flags[]>`select is_on from catalog.game_type where id = ${id} for update`,
    write: (tx, flags) => tx`update catalog.game_type set ${tx(flags)} where id = ${id}`,
  })
}

interface Change {
  object: `${string}:${number}`
  flags: Flags
  read: (tx: Transaction) => PromiseLike<Flags[]>
  write: (tx: Transaction, flags: Flags) => PromiseLike<unknown>
}

function changeFlags(db: Database, staff: StaffCaller, { object, flags, read, write }: Change): Promise<void> {
  return transaction(db, async (tx) => {
    const [stands] = await read(tx)
    if (!stands) throw new Problem('not_found')
    const changed = Object.entries(flags).filter(([name, is_so]) => stands[name] !== is_so)
    if (changed.length === 0) return
    const after = Object.fromEntries(changed)
    await write(tx, after)
    const before = Object.fromEntries(changed.map(([name]) => [name, stands[name]]))
    await recordAudit(tx, { staff, action: 'catalog.change', object, before, after })
  })
}
