/**
 * Parses what any server sent: each parser takes anything and answers what its type says. Amounts
 * may be text, as some servers send decimals; what is missing becomes empty; a list may lie bare, in `data` or in
 * `data.data`. Screens fetch this beside their first answer.
 */
import { fieldsOf, refusalOf } from './parse-refusal.ts'

export type Parse<T> = (value: unknown) => T

export const text: Parse<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

export const textOrNull: Parse<string | null> = (value) => text(value) || null

/** 1500, "1500.00" and "1,500.00"; null for what is no plain number, such as "1500,00". */
export const numberOrNull: Parse<number | null> = (value) => {
  const plain = text(value)
    .trim()
    .replace(/,(?=\d{3}(?!\d))/g, '')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

export const number: Parse<number> = (value) => numberOrNull(value) ?? 0

/** true, 1 and "1" or the other way round; null for what is neither. */
export const flagOrNull: Parse<boolean | null> = (value) =>
  /^(?:true|1)$/.test(String(value)) ? true : /^(?:false|0)$/.test(String(value)) ? false : null

export const flag: Parse<boolean> = (value) => flagOrNull(value) === true

const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/

/** A moment as ISO 8601; one without a zone is Yangon's. Empty for what is none. */
export const moment: Parse<string> = (value) => {
  const written = text(value).replace(WITHOUT_ZONE, '$1T$2+06:30')
  return Number.isNaN(Date.parse(written)) ? '' : written
}

/** YYYY-MM-DD, also of a whole moment. Empty for what is none. */
export const day: Parse<string> = (value) => /^\d{4}-\d\d-\d\d/.exec(text(value))?.[0] ?? ''

/** The address of a picture: as it is given, or from the root of the site. */
export const picture: Parse<string | null> = (value) => {
  const given = text(value)
  if (given === '') return null
  return /^(?:https?:\/)?\//.test(given) ? given : `/${given}`
}

/** One of some words; any other one counts as `other`. */
export const oneOf =
  <T extends string>(words: readonly T[], other: T): Parse<T> =>
  (value) =>
    words.find((word) => word === value) ?? other

/** Each field by its own parser. Fields that nobody reads are left behind. */
export const fields =
  <T extends object>(parsers: { [Name in keyof T]-?: Parse<T[Name]> }): Parse<T> =>
  (value) => {
    const given = fieldsOf(value)
    return mapFields(parsers, (name, parse) => parse(given[name])) as T
  }

function mapFields(parsers: object, take: (name: string, parse: Parse<unknown>) => unknown): object {
  return Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, take(name, parse)]))
}

/** Rows are objects; one without an id is known by its place, below zero. Nothing where there is no array. */
export const rows =
  <T>(row: Parse<T>): Parse<T[]> =>
  (value) =>
    (Array.isArray(value) ? value : [])
      .filter((each) => typeof each === 'object' && each !== null)
      .map((each, place) => row({ id: -1 - place, ...each }))

/** The content of an answer: its `data`, the `data` of that, or all of it where it has none. */
export function dataOf(body: unknown): unknown {
  const outer = fieldsOf(body)
  if (!('data' in outer)) return body
  const inner = fieldsOf(outer.data)
  return 'data' in inner ? inner.data : outer.data
}

/** The specification's own words for a list that did not come. */
const SOMETHING_WRONG = 'Something Went Wrong!'

/** A list: bare, in `data` or in `data.data`. No list in `data: null`; anything else is a failure. */
export const listOf =
  <T>(row: Parse<T>): Parse<T[]> =>
  (body) => {
    const list = dataOf(body)
    if (!Array.isArray(list) && (list !== null || body === null)) throw refusalOf(200, { message: SOMETHING_WRONG })
    return rows(row)(list)
  }

export interface Page<T> {
  rows: T[]
  /** How many there are, as far as the answer says. */
  pages: number
}

/** One page of a list, `links` and `last_page` beside its rows or beside the envelope. */
export const pageOf =
  <T>(row: Parse<T>): Parse<Page<T>> =>
  (body) => {
    const outer = fieldsOf(body)
    const inner = fieldsOf(outer.data)
    const linked = rows((link) => pageOfLink(fieldsOf(link).url))(inner.links ?? outer.links)
    const next = pageOfLink(inner.next_page_url ?? outer.next_page_url)
    return { rows: listOf(row)(body), pages: Math.max(1, number(inner.last_page ?? outer.last_page), next, ...linked) }
  }

/** The page that a link leads to, whatever host it names, or 0: only the number is taken, and the link never followed. */
export function pageOfLink(url: unknown): number {
  const page = /[?&]page=([1-9]\d{0,5})(?:&|#|$)/.exec(text(url))?.[1]
  return Number(page ?? 0)
}
