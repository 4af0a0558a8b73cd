/**
 * Sets of rows as parameters of a statement: one array for each column, whatever the number of rows, so that the
 * statement is prepared once. Reading statements stays easy, and how an array is sent is decided here alone:
 *
 *   any (${arrayOf(db, 'bigint', ids)})
 *   from ${rowsOf(db, 'asked', bets, { player_id: 'bigint', request_id: 'text' })}   as asked (player_id, request_id)
 *   ledger.post(${arraysOf(tx, transfers, { cause_id: 'uuid', amount: 'bigint' })})
 */
import type { Fragment, JsonValue, Queryable } from './database.ts'
import { quoted } from './driver/values.ts'

/** The program's type for an element of each type of PostgreSQL. No float comes near a bigint. */
export interface ElementTypes {
  bigint: bigint
  integer: number
  smallint: number
  numeric: number
  boolean: boolean
  text: string
  uuid: string
  /** A day, YYYY-MM-DD. */
  date: string
  timestamptz: Date
  bytea: Buffer
  json: JsonValue
  jsonb: JsonValue
}
export type ElementType = keyof ElementTypes

type TypeFor<Value> = {
  [T in ElementType]: [Value] extends [ElementTypes[T] | null] ? T : never
}[ElementType]

/** Some columns of the rows, in this order, each with a type that its values fit. */
export type Columns<Row> = { readonly [Name in keyof Row]?: TypeFor<Row[Name]> }

/**
 * An array travels as its text, and PostgreSQL makes the array of it.
 */
const castTo = (type: ElementType) => `::text::${type}[]`

/** Without quotes only where no value can hold what an array's text means something by: commas, braces, quotes. */
const ENCODERS: { readonly [T in ElementType]: (value: ElementTypes[T]) => string } = {
  bigint: String,
  integer: String,
  smallint: String,
  numeric: String,
  boolean: String,
  text: quoted,
  uuid: quoted,
  date: quoted,
  timestamptz: (value) => `"${value.toISOString()}"`,
  bytea: (value) => `"\\\\x${value.toString('hex')}"`,
  json: (value) => quoted(JSON.stringify(value)),
  jsonb: (value) => quoted(JSON.stringify(value)),
}

export const isElementType = (word: string): word is ElementType => Object.hasOwn(ENCODERS, word)

/** One text that grows: hot use cases send a thousand elements with each batch. */
function encodeArray<T extends ElementType>(type: T, values: readonly (ElementTypes[T] | null)[]): string {
  const encode = ENCODERS[type]
  let text = ''
  for (const value of values) text += `${text === '' ? '' : ','}${value === null ? 'null' : encode(value)}`
  return `{${text}}`
}

/**
 * The text of a statement around the parameters of a batch: before the first, between two, behind the last. The check of
 * the statements writes its forms with these.
 */
export const AROUND = {
  arrayOf: (type: ElementType): string[] => ['', castTo(type)],
  arraysOf: (types: readonly ElementType[]): string[] => [
    '',
    ...types.map((type, place) => `${castTo(type)}${place < types.length - 1 ? ', ' : ''}`),
  ],
  rowsOf: (alias: string, columns: readonly (readonly [name: string, type: ElementType])[]): string[] => {
    const around = AROUND.arraysOf(columns.map(([, type]) => type))
    const names = columns.map(([name]) => `"${name}"`).join(', ')
    return around.map((text, place) => {
      if (place === 0) return `unnest(${text}`
      return place === columns.length ? `${text}) as "${alias}" (${names})` : text
    })
  },
}

/** The driver keeps for good what it knows of a template, by its identity: each is made once. */
const TEMPLATES = new Map<string, TemplateStringsArray>()

function templateOf(key: string, around: () => string[]): TemplateStringsArray {
  const kept = TEMPLATES.get(key)
  if (kept) return kept
  const strings = around()
  const template = Object.assign(strings, { raw: strings })
  TEMPLATES.set(key, template)
  return template
}

/** One array, as in `= any (…)` or `unnest(…)`. */
export function arrayOf<T extends ElementType>(
  db: Queryable,
  type: T,
  values: readonly (ElementTypes[T] | null)[],
): Fragment {
  return db(
    templateOf(type, () => AROUND.arrayOf(type)),
    encodeArray(type, values),
  )
}

/** An array for each of these columns of the rows, as the arguments of a function. */
export function arraysOf<Row>(db: Queryable, rows: readonly Row[], columns: Columns<NoInfer<Row>>): Fragment {
  const chosen = entriesOf(columns)
  const template = templateOf(`${JSON.stringify(columns)}`, () => AROUND.arraysOf(chosen.map(([, type]) => type)))
  return db(template, ...encodeColumns(rows, chosen))
}

/** These columns of the rows as a table of the statement, with this name. */
export function rowsOf<Row>(
  db: Queryable,
  alias: string,
  rows: readonly Row[],
  columns: Columns<NoInfer<Row>>,
): Fragment {
  const chosen = entriesOf(columns)
  const template = templateOf(`${alias} ${JSON.stringify(columns)}`, () => AROUND.rowsOf(alias, chosen))
  return db(template, ...encodeColumns(rows, chosen))
}

type Entry<Row> = [name: keyof Row & string, type: ElementType]

const entriesOf = <Row>(columns: Columns<Row>): Entry<Row>[] => Object.entries(columns) as Entry<Row>[]

const encodeColumns = <Row>(rows: readonly Row[], columns: Entry<Row>[]): string[] =>
  columns.map(([name, type]) =>
    encodeArray(
      type,
      rows.map((row) => row[name] as ElementTypes[ElementType] | null),
    ),
  )
