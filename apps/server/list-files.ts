import { type TSchema, Type } from 'typebox'
import { Time } from '#platform/contract/shapes.ts'
import { csvLine } from '#platform/server/http/answers/csv-line.ts'
import { StreamAnswer } from '#platform/server/http/answers/stream-answer.ts'
import type { Call } from '#platform/server/http/requests/call.ts'
import { yangonTime } from '#platform/server/yangon.ts'
import type { ConsoleRoute } from '#staff/server/index.ts'

/** Spreadsheets take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Rows of one file: what is longer is read by a filter. Spreadsheets open a million. */
const ROWS_MAX = 100_000
const CUT = 'The list goes on: choose a filter.'
/** Where a list is a part of its answer. */
const LISTS = ['rows', 'accounts']

/**
 * Beside each list of the console the same list as a file, with its rights, filters and order: every row, a moment in
 * Yangon's time and in UTC. A list that has a file of its own keeps it.
 */
export function withListFiles(routes: ConsoleRoute[]): ConsoleRoute[] {
  const paths = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  return routes.flatMap((route) => {
    const list = route.method === 'GET' ? listOf(route.answer) : null
    return list === null || paths.has(`GET ${route.path}.csv`) ? [route] : [route, fileOf(route, list)]
  })
}

interface Fields {
  type?: string
  properties?: Record<string, Fields>
  items?: Fields
  anyOf?: Fields[]
  description?: string
}

interface List {
  /** In `data` of the answer; null where `data` is the list itself. */
  name: string | null
  columns: Column[]
}

interface Column {
  name: string
  path: string[]
  is_moment: boolean
}

function listOf(answer: TSchema): List | null {
  const data = (answer as Fields).properties?.data
  if (data?.items) return asList(null, data.items)
  const name = LISTS.find((one) => data?.properties?.[one]?.items)
  const items = name === undefined ? undefined : data?.properties?.[name]?.items
  return name === undefined || items === undefined ? null : asList(name, items)
}

function asList(name: string | null, row: Fields): List | null {
  const columns = columnsOf(row, [])
  return columns.length === 0 ? null : { name, columns }
}

/** A column for each value of a row; the names of a part stand before its own. */
function columnsOf(fields: Fields, path: string[]): Column[] {
  const { properties } = withoutNull(fields)
  if (properties) return Object.entries(properties).flatMap(([name, value]) => columnsOf(value, [...path, name]))
  if (path.length === 0) return []
  return [{ name: path.join('_'), path, is_moment: withoutNull(fields).description === MOMENT }]
}

const { description: MOMENT } = Time as Fields

/** The schema of a nullable value without its null. */
function withoutNull(fields: Fields): Fields {
  const others = (fields.anyOf ?? []).filter(({ type }) => type !== 'null')
  return others.length === 1 && others[0] ? others[0] : fields
}

function fileOf(route: ConsoleRoute, list: List): ConsoleRoute {
  const { body: _body, body_bytes_max: _bytes, ...shape } = route
  return {
    ...shape,
    path: filePathOf(route.path),
    // It is no JSON.
    answer: Type.Unknown(),
    takes_long: true,
    handle: async (call, staff) => {
      // A refusal is told before the file begins.
      const first = await route.handle(firstPage(call), staff)
      const name = route.path.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')
      return new StreamAnswer('text/csv; charset=utf-8', `${name}.csv`, lines({ route, list, call, staff, first }))
    },
  }
}

/** A parameter would take the ending for a part of its value. */
const filePathOf = (path: string): string => (/:\w+$/.test(path) ? `${path}/list.csv` : `${path}.csv`)

interface ListFile {
  route: ConsoleRoute
  list: List
  call: Call
  staff: unknown
  first: unknown
}

async function* lines({ route, list, call, staff, first }: ListFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headOf(list))
  let count = 0
  for (let answer = first; ; ) {
    const rows = rowsOf(answer, list)
    count += rows.length
    yield rows.map((row) => csvLine(cellsOf(row, list))).join('')
    const next = (answer as { next?: string | null }).next ?? null
    if (next === null) return
    if (count >= ROWS_MAX) return yield csvLine([CUT])
    answer = await route.handle(asking(call, { ...queryOf(call), after: next }), staff)
  }
}

const queryOf = (call: Call): object => (typeof call.query === 'object' && call.query !== null ? call.query : {})

function firstPage(call: Call): Call {
  const { after: _after, ...query } = queryOf(call) as { after?: string }
  return asking(call, query)
}

/** The same call with another query; a spread would lose what a call works out. */
const asking = (call: Call, query: object): Call => ({
  body: call.body,
  query,
  params: call.params,
  token: call.token,
  idempotency_key: call.idempotency_key,
  address: call.address,
  header: (name) => call.header(name),
  site: call.site,
  claimed_origin: call.claimed_origin,
})

function rowsOf(answer: unknown, { name }: List): unknown[] {
  const { data } = answer as { data: unknown }
  const rows = name === null ? data : (data as Record<string, unknown>)[name]
  return Array.isArray(rows) ? rows : []
}

const headOf = ({ columns }: List): string[] =>
  columns.flatMap(({ name, is_moment }) => (is_moment ? [`${name}_yangon`, `${name}_utc`] : [name]))

const cellsOf = (row: unknown, { columns }: List): (string | number | null)[] =>
  columns.flatMap(({ path, is_moment }) => {
    const value = path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name] ?? null, row)
    if (!is_moment) return [cellOf(value)]
    return typeof value === 'string' ? [yangonTime(new Date(value)), value] : [null, null]
  })

function cellOf(value: unknown): string | number | null {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ')
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}
