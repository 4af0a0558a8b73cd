/** Reading a partner's JSON field by field: keys in any case, numbers as texts, nothing believed. */

const TEXT_LENGTH_MAX = 128
/** A time below this is in seconds, above it in milliseconds. */
const SECONDS_MAX = 100_000_000_000
const PRODUCT_CODE_MAX = 2_000_000_000

export type Fields = Record<string, unknown>

/** From here on, whole numbers may lose their last digits as numbers of JavaScript. */
const HAS_LONG_NUMBER = /[:[,]\s*-?\d{16}/
const TEXT_OR_LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\w.+-])-?\d{16,}(?![\w.])/g

/** Null for what is not JSON. Long whole numbers are read as texts: two ids that differ in the last digit stay two. */
export function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    // Only what is valid is searched: there each text has its end, so that one pass is enough.
    return HAS_LONG_NUMBER.test(text) ? JSON.parse(text.replace(TEXT_OR_LONG_NUMBER, asText)) : parsed
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const asText = (found: string) => (found.startsWith('"') ? found : `"${found}"`)

/** Keys in any case; null for what is no object, or names one key in two ways. */
export function parseFields(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  let has_capitals = false
  for (const key in value) if (key !== key.toLowerCase()) has_capitals = true
  if (!has_capitals) return value as Fields
  const fields: Fields = Object.create(null) as Fields
  for (const [key, inner] of Object.entries(value)) {
    const name = key.toLowerCase()
    if (name in fields) return null
    fields[name] = inner
  }
  return fields
}

/** A text of bounded length without what a database cannot hold, a number as text; null when absent, undefined when wrong. */
export function parseText(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string' || value.length > TEXT_LENGTH_MAX) return undefined
  return value.includes('\0') || !value.isWellFormed() ? undefined : value
}

export function parseCode(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= PRODUCT_CODE_MAX
    ? number
    : null
}

/** Milliseconds since 1970, or seconds; zero and nonsense are no time. */
export function parseInstant(value: unknown): Date | null {
  const number = Number(typeof value === 'string' || typeof value === 'number' ? value : 0)
  if (!Number.isFinite(number) || number <= 0) return null
  const instant = new Date(number < SECONDS_MAX ? number * 1_000 : number)
  return Number.isNaN(instant.getTime()) || instant.getUTCFullYear() > 9_999 ? null : instant
}
