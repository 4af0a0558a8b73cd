import type { EditingItem } from '#editing/contract/staff.ts'
import { parseMoney, writeMoney } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'

import type { KindField } from './kind.ts'

/** As the tables keep it. */
export type Column = string | number | bigint | Date | null
type Value = EditingItem['values'][string]

/** The value of a typed field, as the table keeps it, or its fault. */
export function parseValue(field: KindField, typed: Value | undefined): { column: Column } | { fault: FieldFault } {
  const value = typeof typed === 'string' ? typed.trim() : (typed ?? null)
  if (value === null || value === '') return field.is_required ? { fault: 'required' } : { column: null }
  const column = PARSERS[field.input](value, field)
  return column === null ? { fault: 'invalid' } : { column }
}

type Parser = (value: string | number, field: KindField) => Column

/** A path of this site, a page of another one, or a call; the tables refuse the rest as well. */
const LINK = /^(\/([A-Za-z0-9?#][^\s\\]*)?|https:\/\/[A-Za-z0-9][^\s@\\]*|tel:\+?[0-9]{3,20})$/

/** Later years have a sign before them, and nobody plans so far ahead. */
const TIME_MAX = Date.UTC(10_000, 0)

const PARSERS: Record<KindField['input'], Parser> = {
  text: (value, { max }) => (typeof value === 'string' && value.length <= max ? value : null),
  long_text: (value, { max }) => (typeof value === 'string' && value.length <= max ? value : null),
  link: (value, { max }) => (typeof value === 'string' && value.length <= max && LINK.test(value) ? value : null),
  time: (value) => {
    const time = new Date(value)
    return time.getTime() > 0 && time.getTime() < TIME_MAX ? time : null
  },
  whole: (value, { max }) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max ? value : null),
  money: (value, { max }) => {
    const amount = parseMoney(value, 0)
    return amount !== null && Number(value) <= max ? amount : null
  },
  choice: (value, { choices }) => (choices.some((one) => one.value === value) ? value : null),
}

/** The other way. */
export function writeValue(field: KindField, column: Column): Value {
  if (column === null) return null
  if (column instanceof Date) return column.toISOString()
  if (typeof column !== 'bigint') return column
  return field.input === 'money' ? writeMoney(column) : Number(column)
}
