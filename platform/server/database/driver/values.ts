/** Values on their way: parameters to the text that PostgreSQL reads, columns of rows to what the program works with. */
import { parse as parseArray } from 'postgres-array'

export type JsonValue =
  | null
  | string
  | number
  | boolean
  | Date
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined }

/** A value that travels as jsonb, whatever it is. */
export class Json {
  readonly value: JsonValue
  constructor(value: JsonValue) {
    this.value = value
  }
}

type Scalar = string | number | bigint | boolean | Date | Buffer | Json | null
/** A list is an array of the type that its place asks for; row-set.ts sends those of hot statements. */
export type Parameter = Scalar | readonly (string | number | bigint)[]

/** PostgreSQL's numbers of its types (pg_type). */
const OID = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  jsonb: 3802,
} as const

/** Its type, where a text alone could be taken for another one; 0 where PostgreSQL finds it out. */
export function typeOf(value: Parameter): number {
  if (typeof value === 'string' || value === null) return 0
  if (typeof value === 'bigint') return OID.int8
  if (typeof value === 'boolean') return OID.bool
  if (value instanceof Date) return OID.timestamptz
  if (value instanceof Json) return OID.jsonb
  return value instanceof Uint8Array ? OID.bytea : 0
}

/** @throws TypeError for what is none, `undefined` before all */
export function encode(value: Parameter): string | Buffer | null {
  if (typeof value === 'string' || value === null) return value
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Json) return JSON.stringify(value.value)
  if (value instanceof Uint8Array) return value
  if (Array.isArray(value)) return `{${value.map((element) => quoted(String(element))).join(',')}}`
  throw new TypeError(`a statement takes no parameter of this kind: ${typeof value}`)
}

/** An element of an array, whatever it is made of. */
export function quoted(text: string): string {
  return NEEDS_ESCAPE.test(text) ? `"${text.replaceAll(ESCAPED, '\\$&')}"` : `"${text}"`
}
const NEEDS_ESCAPE = /["\\]/
const ESCAPED = /["\\]/g

type Decoder = (text: string) => unknown

/** No float comes near an int8 or a numeric: amounts are bigint, and a numeric stays as PostgreSQL wrote it. */
const DECODERS = new Map<number, Decoder>([
  [OID.bool, (text) => text === 't'],
  [OID.bytea, (text) => Buffer.from(text.slice(2), 'hex')],
  [OID.int8, BigInt],
  ...[OID.int2, OID.int4, OID.oid, OID.float4, OID.float8].map((oid): [number, Decoder] => [oid, Number]),
  ...[OID.json, OID.jsonb].map((oid): [number, Decoder] => [oid, JSON.parse]),
  ...[OID.date, OID.timestamp, OID.timestamptz].map((oid): [number, Decoder] => [oid, (text) => new Date(text)]),
])
const asText: Decoder = (text) => text

/** Of the array's type: its element's. */
const ELEMENTS: Record<number, number> = {
  199: OID.json,
  1000: OID.bool,
  1001: OID.bytea,
  1002: 0,
  1003: 0,
  1005: OID.int2,
  1007: OID.int4,
  1009: 0,
  1014: 0,
  1015: 0,
  1016: OID.int8,
  1021: OID.float4,
  1022: OID.float8,
  1028: OID.oid,
  1115: OID.timestamp,
  1182: OID.date,
  1185: OID.timestamptz,
  1231: 0,
  2951: 0,
  3807: OID.jsonb,
}
for (const [oid, element] of Object.entries(ELEMENTS)) {
  const decode = DECODERS.get(element) ?? asText
  DECODERS.set(Number(oid), (text) => parseArray(text, decode))
}

export type RowMaker = (values: readonly (string | null)[]) => object

/** Makes rows of the texts that PostgreSQL sends. */
export function rowMaker(fields: readonly { name: string; dataTypeID: number }[]): RowMaker {
  const names = fields.map(({ name }) => name)
  const decoders = fields.map(({ dataTypeID }) => DECODERS.get(dataTypeID) ?? asText)
  return (values) => {
    const row: Record<string, unknown> = {}
    for (let place = 0; place < names.length; place++) {
      const text = values[place] as string | null
      row[names[place] as string] = text === null ? null : (decoders[place] as Decoder)(text)
    }
    return row
  }
}
