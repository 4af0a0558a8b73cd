/** The message of a feed, in the format of the public live feeds: all texts, figures with commas, times in Yangon. */
export interface FeedMessage {
  server_time: string
  live: { set: string; value: string; time: string; twod: string; date: string }
  rows: FeedRow[]
  /** '2' on a trading day, '3' on one without trade. */
  holiday_status: string | null
  /** Numbers that some feeds give besides, before noon and in the afternoon. */
  morning: ModernInternet | null
  evening: ModernInternet | null
}

/** One row of the market's day. A row that is to come has '--' and no history_id. */
export interface FeedRow {
  open_time: string
  set: string
  value: string
  twod: string
  stock_date: string
  stock_datetime: string
  history_id: string | null
}

interface ModernInternet {
  modern: string
  internet: string
}

/** The market's day has four; some feeds list the two numbers of modern and internet as rows as well. */
const ROWS_MAX = 12
/** Nothing that a feed writes in one field is longer: "2024-11-21 16:05:13". */
const TEXT = /^[\x20-\x7e]{0,40}$/

/** Null for what is nothing of the kind. */
export function parseFeedMessage(text: string): FeedMessage | null {
  const message = fieldsOf(parseJson(text))
  const live = fieldsOf(message?.live)
  const rows = message?.result
  if (!message || !live || !Array.isArray(rows) || rows.length > ROWS_MAX) return null
  const read_rows = rows.map(parseRow)
  const read_live = textsOf(live, ['set', 'value', 'time', 'twod', 'date'])
  const server_time = parseText(message.server_time)
  if (read_rows.includes(null) || !read_live || server_time === null) return null
  return {
    server_time,
    live: read_live,
    rows: read_rows.filter((row) => row !== null),
    holiday_status: parseText(fieldsOf(message.holiday)?.status),
    morning: parseModernInternet(message.morning),
    evening: parseModernInternet(message.evening),
  }
}

function parseRow(value: unknown): FeedRow | null {
  const row = fieldsOf(value)
  const texts = row && textsOf(row, ['open_time', 'set', 'value', 'twod', 'stock_date', 'stock_datetime'])
  if (!texts) return null
  return { ...texts, history_id: parseText(row.history_id) || null }
}

function parseModernInternet(value: unknown): ModernInternet | null {
  const texts = textsOf(fieldsOf(value) ?? {}, ['modern', 'internet'])
  return texts && [texts.modern, texts.internet].every((number) => /^[0-9]{2}$/.test(number)) ? texts : null
}

function textsOf<Name extends string>(
  fields: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> | null {
  const texts = names.map((name) => [name, parseText(fields[name])] as const)
  return texts.some(([, text]) => text === null) ? null : (Object.fromEntries(texts) as Record<Name, string>)
}

const parseText = (value: unknown): string | null => (typeof value === 'string' && TEXT.test(value) ? value : null)

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A time as the feeds write it, "2024-11-21 16:05:13" in Yangon; NaN for anything else. */
export function yangonTime(text: string): number {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+06:30`) : Number.NaN
}
