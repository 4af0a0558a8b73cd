import * as fc from 'fast-check'
import type { TSchema } from 'typebox'
import { ODD_VALUES, ODD_WORDS } from './odd-values.ts'

/** Values that a server may know: ids of rows, words, and values by the name of their field. */
export interface Plausible {
  ids: readonly string[]
  words: readonly string[]
  fields: Record<string, unknown>
}

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
}

/** Text of JSON, so that what only text can say (a long number, a key twice) is said as well. */
type Json = fc.Arbitrary<string>

const json = (value: unknown) => JSON.stringify(value) ?? 'null'
const DEPTH_MAX = 8

/** Mostly a value that the schema takes, and sometimes an odd one. */
function valueOf(schema: Schema, plausible: Plausible, depth = 0): Json {
  const odd = fc.constantFrom(...ODD_VALUES)
  if (depth > DEPTH_MAX) return odd
  return fc.oneof({ weight: 5, arbitrary: takenBy(schema, plausible, depth) }, { weight: 1, arbitrary: odd })
}

function takenBy(schema: Schema, plausible: Plausible, depth: number): Json {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => takenBy(one, plausible, depth)))
  if ('const' in schema) return fc.constant(json(schema.const))
  if (schema.enum) return fc.constantFrom(...schema.enum.map(json))
  const { type } = schema
  if (type === 'string') return textOf(schema, plausible).map(json)
  if (type === 'integer' || type === 'number') return numberOf(schema, plausible)
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (type === 'null') return fc.constant('null')
  if (type === 'object') return fieldsOf(schema, plausible, depth + 1).map(writeObject)
  if (type === 'array') {
    const item = valueOf(schema.items ?? {}, plausible, depth + 1)
    return fc.array(item, { maxLength: Math.min(schema.maxItems ?? 5, 5) }).map((items) => `[${items.join(',')}]`)
  }
  const words = ['7', '100', '"100"', '"1"', '0', '"digit"', '"text"']
  return fc.constantFrom(...words, ...plausible.ids.map(json), ...ODD_VALUES)
}

function textOf({ pattern, format, minLength = 0, maxLength = 300 }: Schema, { ids }: Plausible): fc.Arbitrary<string> {
  const fitting = ids.filter((id) => pattern === undefined || new RegExp(pattern, 'u').test(id))
  const known = fitting.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...fitting) }] : []
  if (format === 'date') return fc.constantFrom('2026-11-25', '2000-02-29', '2999-12-31')
  if (format === 'uuid') return fc.oneof(...known, fc.uuid())
  const text = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.oneof(
        fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: 'grapheme' }),
        fc.constantFrom('a word', 'သဇင်', '2026-11-25', '09420000001', 'https://thazin.test/', 'AbC123'),
      )
  return fc.oneof(...known, { weight: 3, arbitrary: text }).filter((one) => !one.includes('\0') && one.isWellFormed())
}

function numberOf({ minimum, maximum }: Schema, { ids }: Plausible): Json {
  const bounds = [minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]))
  const numbers = [
    1,
    5,
    100,
    30_000,
    1_000_000,
    4_000_000_000,
    ...bounds,
    ...ids.map(Number).filter(Number.isSafeInteger),
  ]
  return fc.oneof(fc.constantFrom(...numbers).map(String), fc.integer({ min: -10, max: 100_000 }).map(String))
}

type Fields = [name: string, value: string][]

function fieldsOf(schema: Schema, plausible: Plausible, depth: number): fc.Arbitrary<Fields> {
  if (schema.patternProperties) {
    const [[pattern, inner] = ['', {}]] = Object.entries(schema.patternProperties)
    const names = fc.oneof(
      fc.stringMatching(new RegExp(pattern)).filter((name) => name !== '__proto__' && !name.includes('\0')),
      fc.constantFrom('title', 'text', 'link', ...Object.keys(plausible.fields)),
    )
    return fc.uniqueArray(fc.tuple(names, valueOf(inner, plausible, depth)), {
      maxLength: 4,
      selector: ([name]) => name,
    })
  }
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => fieldOf(name, inner, plausible, depth))
  return fc.tuple(...fields).map((all) => all.filter((field) => field !== null))
}

/** A field has what it usually has here, mostly; it is left out now and then, whether it may be or not. */
function fieldOf(
  name: string,
  schema: Schema,
  plausible: Plausible,
  depth: number,
): fc.Arbitrary<Fields[number] | null> {
  const usual = name in plausible.fields ? [fc.constant(json(plausible.fields[name]))] : []
  const value = fc.oneof(...usual.map((arbitrary) => ({ weight: 5, arbitrary })), {
    weight: 2,
    arbitrary: valueOf(schema, plausible, depth),
  })
  return fc.oneof(
    { weight: 9, arbitrary: value.map((text) => [name, text] as Fields[number]) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

const writeObject = (fields: Fields) => `{${fields.map(([name, value]) => `${json(name)}:${value}`).join(',')}}`

/** A body as it is sent, and with which refusal alone it may be answered, where that does not depend on the call. */
export interface FuzzedBody {
  text: string | Buffer
  type?: string
  status?: 400 | 413 | 415
}

const KIB = 1_024
const withField = (body: string, field: string) => `${body.slice(0, -1)}${body.length > 2 ? ',' : ''}${field}}`

/** Faults of a whole body, whatever its fields are. */
const TWISTS: readonly ((body: string) => FuzzedBody)[] = [
  (body) => ({ text: withField(body, '"unknown_field":1') }),
  (body) => ({ text: withField(body, '"constructor":"x","is_admin":true') }),
  (body) => ({ text: withField(body, '"__proto__":{"is_admin":true}'), status: 400 }),
  (body) => ({ text: withField(body, '"constructor":{"prototype":{"is_admin":true}}'), status: 400 }),
  (body) => ({ text: withField(body, '"twice":1,"twice":2'), status: 400 }),
  (body) => ({ text: withField(body, '"nul":"a\\u0000b"'), status: 400 }),
  (body) => ({ text: withField(body, '"half":"\\ud800"'), status: 400 }),
  (body) => ({ text: withField(body, '"huge":1e400'), status: 400 }),
  (body) => ({ text: withField(body, '"deep":' + '['.repeat(10_000) + ']'.repeat(10_000)) }),
  (body) => ({ text: withField(body, `"large":"${'x'.repeat(KIB * KIB)}"`), status: 413 }),
  (body) => ({
    text: Buffer.concat([
      Buffer.from(withField(body, '"bytes":"').slice(0, -1)),
      Buffer.from([0xff, 0xc3, 0x28]),
      Buffer.from('"}'),
    ]),
    status: 400,
  }),
  (body) => ({ text: body.slice(0, -1), status: 400 }),
  (body) => ({ text: `${body.slice(0, -1)},}`, status: 400 }),
  (body) => ({ text: `${body}${body}`, status: 400 }),
  (body) => ({ text: `[${body}]`, status: 400 }),
  () => ({ text: '['.repeat(10_000), status: 400 }),
  () => ({ text: 'nul', status: 400 }),
  () => ({ text: '"text"', status: 400 }),
  (body) => ({ text: body, type: 'text/plain', status: 415 }),
  (body) => ({ text: body, type: 'application/x-www-form-urlencoded', status: 415 }),
  (body) => ({ text: body, type: 'application/json5', status: 415 }),
]

/** Bodies for a call with this schema: what it takes, what it takes but for a field, and what is no body at all. */
export function bodiesOf(schema: TSchema | undefined, plausible: Plausible): fc.Arbitrary<FuzzedBody> {
  const plain = fieldsOf((schema ?? {}) as Schema, plausible, 1).map(writeObject)
  return fc.oneof(
    { weight: 3, arbitrary: plain.map((text) => ({ text })) },
    { weight: 1, arbitrary: fc.tuple(plain, fc.constantFrom(...TWISTS)).map(([body, twist]) => twist(body)) },
  )
}

/** The part of an address behind the question mark. */
export function queriesOf(schema: TSchema | undefined, plausible: Plausible): fc.Arbitrary<string> {
  const { properties = {} } = (schema ?? {}) as Schema
  const pairs = Object.entries(properties).map(([name, inner]) => {
    const taken = takenBy(inner, plausible, 1).map((text) => encodeURIComponent(String(JSON.parse(text))))
    const word = fc.oneof({ weight: 3, arbitrary: taken }, { weight: 2, arbitrary: fc.constantFrom(...ODD_WORDS) })
    const pair = word.map((one) => `${name}=${one}`)
    const spelled = fc.oneof(
      { weight: 8, arbitrary: pair },
      { weight: 1, arbitrary: pair.map((one) => `${one}&${name}=1`) },
      { weight: 1, arbitrary: word.map((one) => `${name}[]=${one}&${name}[a]=1`) },
    )
    return fc.oneof({ weight: 1, arbitrary: spelled }, { weight: 1, arbitrary: fc.constant('') })
  })
  const foreign = fc.constantFrom(
    '',
    '',
    '',
    'unknown=1',
    '__proto__=1',
    'constructor=1&toString=2',
    '%00=1',
    '=',
    '%ff=%ff',
  )
  return fc.tuple(foreign, ...pairs).map((parts) => parts.filter(Boolean).join('&'))
}

/** A place in an address: of a row that there is, or that there could be; or anything else as well. */
export function placesOf(params: TSchema | undefined, name: string, plausible: Plausible, kind: 'known' | 'any') {
  const schema = ((params ?? {}) as Schema).properties?.[name] ?? {}
  const { pattern, maxLength = 100 } = schema
  const rows = plausible.ids.filter((id) => pattern !== undefined && new RegExp(pattern, 'u').test(id))
  const words = plausible.words.filter((word) => pattern === undefined || new RegExp(pattern, 'u').test(word))
  const fitting = [...rows, ...words].filter((one) => one.length <= maxLength)
  const known = schema.enum
    ? fc.constantFrom(...schema.enum.map(String))
    : fitting.length > 0
      ? fc.constantFrom(...fitting)
      : textOf(schema, plausible).map(encodeURIComponent)
  return kind === 'known' ? known : fc.oneof(known, fc.constantFrom(...ODD_WORDS.filter(Boolean)))
}
