import type { EditingItem } from '#editing/contract/staff.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'
import type { Kind } from './kind.ts'
import { type Column, writeValue } from './rules.ts'

type ItemRow = Record<string, Column> & { id: number; is_on: boolean }

/** More than any page shows; the staff gives an old one's place to a new one. */
export const ITEMS_MAX = 200

/** Which rows of the table are of this kind. */
export function isOfKind(db: Queryable, { fixed = {} }: Kind): Fragment {
  return Object.entries(fixed).reduce((all, [name, value]) => db`${all} and ${db(name)} = ${value}`, db`true`)
}

export async function listItems(db: Queryable, kind: Kind): Promise<EditingItem[]> {
  return getItems(db, kind, isOfKind(db, kind))
}

/** @throws Problem not_found */
export async function getItem(db: Queryable, kind: Kind, id: number): Promise<EditingItem> {
  const [item] = await getItems(db, kind, db`id = ${id} and ${isOfKind(db, kind)}`)
  if (!item) throw new Problem('not_found')
  return item
}

async function getItems(db: Queryable, kind: Kind, which: Fragment): Promise<EditingItem[]> {
  const columns = ['id', 'is_on', ...kind.fields.map(({ name }) => name), ...pictureColumns(kind), ...fileColumns(kind)]
  const rows = await db<ItemRow[]>`
    select ${db(columns)} from ${db(kind.table)} where ${which} order by place, id limit ${ITEMS_MAX}`
  const pictures = await picturesOf(db, kind, rows)
  return rows.map((row) => ({
    id: row.id,
    is_on: row.is_on,
    values: Object.fromEntries(kind.fields.map((field) => [field.name, writeValue(field, row[field.name] ?? null)])),
    pictures: pictures(row),
    file: fileOf(kind, row),
  }))
}

const fileColumns = ({ file }: Kind) => (file ? [file.column] : [])

function fileOf({ file }: Kind, row: ItemRow): string | null {
  const name = file && row[file.column]
  return file && typeof name === 'string' ? file.pathOf(name) : null
}

const pictureColumns = ({ pictures }: Kind) => (pictures.kept === 'one' ? [pictures.column] : [])

async function picturesOf(
  db: Queryable,
  { pictures }: Kind,
  rows: ItemRow[],
): Promise<(row: ItemRow) => Record<string, string>> {
  if (pictures.kept === 'none') return () => ({})
  if (pictures.kept === 'one') {
    return (row): Record<string, string> => {
      const name = row[pictures.column]
      return typeof name === 'string' ? { en: picturePath(name) } : {}
    }
  }
  const ids = rows.map(({ id }) => id)
  const kept = await db<{ owner: number; language: string; picture: string }[]>`
    select ${db(pictures.owner)} as owner, language, picture from ${db(pictures.table)}
    where ${db(pictures.owner)} = any (${arrayOf(db, 'integer', ids)})`
  return (row) =>
    Object.fromEntries(
      kept.filter(({ owner }) => owner === row.id).map(({ language, picture }) => [language, picturePath(picture)]),
    )
}
