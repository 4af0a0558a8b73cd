import { type Database, type Queryable, transaction } from './database/database.ts'
import { rowsOf } from './database/row-set.ts'
import type { SecretKey } from './secret-key.ts'

/** A column whose values are sealed with the server's key. */
export interface SealedColumn {
  /** As an operator reads it. */
  name: string
  table: string
  /** The column of the row's id, a bigint. */
  id: string
  column: string
}

interface SealedRow {
  id: bigint
  sealed: Buffer
}

/** The counts of one pass over a column. */
export interface Resealed {
  /** Values that were looked at. */
  seen: number
  /** Those that the previous key opened and that are sealed with the present one now. */
  resealed: number
  /** Those that neither key opens, or that were changed in the same moment. */
  left: number
}

/** A few hundred kilobytes of seeds at a time; no row is locked for longer than their writing takes. */
const ROWS_AT_ONCE = 100
/** Evenly spread, the first and the last among them: values are sealed anew in the order of their ids. */
const SAMPLE = 32

/**
 * One pass: seals each value of the column with the present key, where the previous one has sealed it. It may be
 * interrupted and begun anew, and run beside servers and beside itself: a value is replaced only while it is the one
 * that was read. `onBatch` hears how far it came. `owner_db`: of the owner of the database.
 */
export async function resealColumn(
  owner_db: Database,
  key: SecretKey,
  column: SealedColumn,
  onBatch: (so_far: Resealed) => void = () => undefined,
): Promise<Resealed> {
  const so_far: Resealed = { seen: 0, resealed: 0, left: 0 }
  for (let after = -1n; ; ) {
    const rows = await listAfter(owner_db, column, after)
    const last = rows.at(-1)
    if (last === undefined) return so_far
    after = last.id
    const outdated = rows.filter(({ sealed }) => key.keyOf(sealed) !== 'current')
    const changes = outdated.flatMap((row) =>
      key.keyOf(row.sealed) === 'previous' ? [{ ...row, renewed: key.seal(key.unseal(row.sealed)) }] : [],
    )
    const changed = changes.length === 0 ? 0 : await replace(owner_db, column, changes)
    so_far.seen += rows.length
    so_far.resealed += changed
    so_far.left += outdated.length - changed
    onBatch(so_far)
  }
}

/** How many of some values neither key opens, and how many values that were. */
export async function sampleColumn(
  db: Queryable,
  key: SecretKey,
  column: SealedColumn,
): Promise<{ looked_at: number; closed: number }> {
  const [id, sealed, table] = [db(column.id), db(column.column), db(column.table)]
  const rows = await db<{ sealed: Buffer }[]>`
    select distinct one.id, one.sealed
    from (select min(${id}) as first, max(${id}) as last from ${table} where ${sealed} is not null) ends
    cross join generate_series(0, ${SAMPLE - 1}::bigint) as step
    cross join lateral (
      select ${id} as id, ${sealed} as sealed from ${table}
      where ${sealed} is not null and ${id} >= ends.first + (ends.last - ends.first) * step / ${SAMPLE - 1}::bigint
      order by ${id} limit 1
    ) one
    where one.sealed is not null`
  return { looked_at: rows.length, closed: rows.filter((row) => key.keyOf(row.sealed) === null).length }
}

export async function countColumn(db: Queryable, column: SealedColumn): Promise<number> {
  const [row] = await db<{ count: bigint }[]>`
    select count(*) as count from ${db(column.table)} where ${db(column.column)} is not null`
  return Number(row?.count)
}

function listAfter(db: Queryable, column: SealedColumn, after: bigint): Promise<SealedRow[]> {
  const [id, sealed] = [db(column.id), db(column.column)]
  return db<SealedRow[]>`
    select ${id} as id, ${sealed} as sealed from ${db(column.table)}
    where ${id} > ${after} and ${sealed} is not null order by ${id} limit ${ROWS_AT_ONCE}`
}

/** In a transaction, since one that met a deadlock with the staff's own changes is done again. */
function replace(db: Database, column: SealedColumn, changes: (SealedRow & { renewed: Buffer })[]): Promise<number> {
  const [id, sealed] = [db(column.id), db(column.column)]
  return transaction(db, async (tx) => {
    const done = await tx`
      update ${tx(column.table)} as kept set ${sealed} = changes.renewed
      from ${rowsOf(tx, 'changes', changes, { id: 'bigint', sealed: 'bytea', renewed: 'bytea' })}
      where kept.${id} = changes.id and kept.${sealed} = changes.sealed`
    return done.count
  })
}
