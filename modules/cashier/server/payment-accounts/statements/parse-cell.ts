import { type Money, parseMoney } from '#platform/contract/money.ts'
import { plainAmount } from '#platform/contract/typed-text.ts'

/** As banks write hundredths. */
const DECIMALS = 2
/** The year 2569 of Thailand is 2026; no statement is of the year 2500. */
const BUDDHIST_YEAR_MIN = 2500
const BUDDHIST_YEARS_AHEAD = 543

/** Below zero with a sign in front, or in brackets, as accountants write it. Null for other text. */
export function parseSigned(text: string): Money | null {
  const [, sign = '', digits = ''] = /^([-+]?)(.*)$/.exec(plainAmount(text.replace(/^\((.*)\)$/, '-$1'))) ?? []
  const amount = parseMoney(digits, DECIMALS)
  return amount !== null && sign === '-' ? -amount : amount
}

const ISO_DAY = /^(?<y>2[0-9]{3})-(?<m>[0-9]{2})-(?<d>[0-9]{2})(?![0-9])/
/** As the banks of the country write it: the day before the month. */
const LOCAL_DAY = /^(?<d>[0-9]{1,2})[/.-](?<m>[0-9]{1,2})[/.-](?<y>2[0-9]{3})(?![0-9])/
const NAMED_DAY = /^(?<d>[0-9]{1,2})[ -](?<name>[A-Za-z]{3})[a-z]*[ -](?<y>2[0-9]{3})(?![0-9])/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** YYYY-MM-DD of 2026-07-31, 31/07/2026 or 31 Jul 2026, with a time after it or without; null for other text. */
export function parseDay(text: string): string | null {
  const { y, m, d = '', name } = (ISO_DAY.exec(text) ?? LOCAL_DAY.exec(text) ?? NAMED_DAY.exec(text))?.groups ?? {}
  if (y === undefined) return null
  const month = m ?? String(MONTHS.indexOf(name?.toLowerCase() ?? '') + 1)
  const year = Number(y) < BUDDHIST_YEAR_MIN ? Number(y) : Number(y) - BUDDHIST_YEARS_AHEAD
  const day = `${year}-${month.padStart(2, '0')}-${d.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}

const CLOCK = /(?:^|[ T])(?<h>[0-9]{1,2}):(?<min>[0-9]{2})(?::[0-9]{2}(?:\.[0-9]+)?)? ?(?<half>[AaPp][Mm])?$/
const HOURS_OF_HALF = 12

/** HH:MM of 14:05, 14:05:09 or 2:05 PM, alone or after a day; null where there is none. */
export function parseClock(text: string): string | null {
  const { h, min = '', half } = CLOCK.exec(text)?.groups ?? {}
  if (h === undefined) return null
  const is_afternoon = half?.toLowerCase() === 'pm'
  const hour = half === undefined ? Number(h) : (Number(h) % HOURS_OF_HALF) + (is_afternoon ? HOURS_OF_HALF : 0)
  return hour < 2 * HOURS_OF_HALF && Number(min) < 60 ? `${String(hour).padStart(2, '0')}:${min}` : null
}

const IN = /^(?:c|cr|credit|in|received|deposit)$/i
const OUT = /^(?:d|dr|debit|out|paid|sent|withdrawal)$/i

/** Whether money came in or went out, by the word that a bank has for it; null for other text. */
export const parseDirection = (text: string): 'in' | 'out' | null =>
  IN.test(text) ? 'in' : OUT.test(text) ? 'out' : null
