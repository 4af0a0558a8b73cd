import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'

/** Where one of a list is to stand: before another one, or at the end. */
interface Move {
  id: number
  before: number | null
}

/** Among the games of its provider and type. @throws Problem not_found */
export function placeGame(db: Database, staff: StaffCaller, move: Move): Promise<void> {
  return place(db, staff, {
    move,
    object: `game:${move.id}`,
    lock: (tx) => tx`
      select from catalog.game g join catalog.game moved using (provider_id, game_type_id)
      where moved.id = ${move.id} order by g.id for update of g`,
    read: (tx) => tx<GameRow[]>`
      select g.id from catalog.game g join catalog.game moved using (provider_id, game_type_id)
      where moved.id = ${move.id} order by g.place, g.id`,
    write: (tx, ids) => tx`
      update catalog.game g set place = wanted.place
      from unnest(${arrayOf(tx, 'integer', ids)}) with ordinality as wanted (id, place)
      where g.id = wanted.id and g.place is distinct from wanted.place`,
  })
}

/** @throws Problem not_found */
export function placeType(db: Database, staff: StaffCaller, move: Move): Promise<void> {
  return place(db, staff, {
    move,
    object: `game_type:${move.id}`,
    lock: (tx) => tx`select from catalog.game_type order by id for update`,
    read: (tx) => tx<GameRow[]>`select id from catalog.game_type order by place, id`,
    write: (tx, ids) => tx`
      update catalog.game_type t set place = wanted.place
      from unnest(${arrayOf(tx, 'smallint', ids)}) with ordinality as wanted (id, place)
      where t.id = wanted.id and t.place <> wanted.place`,
  })
}

/** Among the providers of a type. @throws Problem not_found */
export function placeProvider(
  db: Database,
  staff: StaffCaller,
  { type_id, ...move }: Move & { type_id: number },
): Promise<void> {
  return place(db, staff, {
    move,
    object: `provider:${move.id}`,
    lock: (tx) => tx`
      select from catalog.offer where game_type_id = ${type_id} order by provider_id for update`,
    read: (tx) => tx<GameRow[]>`
      select provider_id as id from catalog.offer where game_type_id = ${type_id} order by place, provider_id`,
    write: (tx, ids) => tx`
      update catalog.offer o set place = wanted.place
      from unnest(${arrayOf(tx, 'integer', ids)}) with ordinality as wanted (id, place)
      where o.provider_id = wanted.id and o.game_type_id = ${type_id} and o.place is distinct from wanted.place`,
  })
}

interface GameRow {
  id: number
}

interface PlaceChange {
  move: Move
  object: `${string}:${number}`
  /** The whole list, by what no move changes: two moves that locked it in its order would wait for each other. */
  lock: (tx: Transaction) => PromiseLike<unknown>
  /** In its order, as it is under the lock. */
  read: (tx: Transaction) => PromiseLike<GameRow[]>
  write: (tx: Transaction, ids: number[]) => PromiseLike<unknown>
}

function place(db: Database, staff: StaffCaller, { move, object, lock, read, write }: PlaceChange): Promise<void> {
  return transaction(db, async (tx) => {
    await lock(tx)
    const ids = (await read(tx)).map((row) => row.id)
    const from = ids.indexOf(move.id)
    const others = ids.toSpliced(from, 1)
    const to = move.before === null ? others.length : others.indexOf(move.before)
    if (from === -1 || to === -1) throw new Problem('not_found')
    if (from === to) return
    await write(tx, others.toSpliced(to, 0, move.id))
    const [before, after] = [{ place: from + 1 }, { place: to + 1 }]
    await recordAudit(tx, { staff, action: 'catalog.place', object, before, after })
  })
}
