import { useFilters } from '../page/navigation.tsx'

const DAY_MS = 24 * 3_600_000
/** YYYY-MM-DD, of Yangon. */
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Yangon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of now, or of so many days ago. */
export const dayAgo = (days: number): string => DAY.format(new Date(Date.now() - days * DAY_MS))
export const today = (): string => dayAgo(0)

export interface Days {
  from: string
  to: string
}

const DEFAULT_DAYS = 30

/** The days that the address names; the last thirty where it names none. */
export function useDays(): Days {
  const address = useFilters()
  const to = address.get('to') ?? today()
  return { from: address.get('from') ?? dayAgo(DEFAULT_DAYS - 1), to }
}

/** Every day of a period, for a picture without gaps. */
export function daysOf({ from, to }: Days): string[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const count = Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, n) => new Date(first + n * DAY_MS).toISOString().slice(0, 10))
}

const WRITTEN = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
/** 21 Nov 2026 */
export const writeDay = (day: string): string => WRITTEN.format(new Date(`${day}T00:00:00Z`))
