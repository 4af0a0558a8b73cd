import type { Language } from '#platform/contract/language.ts'

/** Figures of the market as its feed writes them, before the first digit of the number is known. */
export const PENDING = '--'

/** "12:01:00" as people say it: "12:01 PM". Anything else stays as it is. */
export function twelveHours(time: string): string {
  const [, hour, minutes, seconds] = /^(\d{1,2}):(\d{2})(:\d{2})?/.exec(time) ?? []
  if (hour === undefined) return time
  const half = Number(hour) < 12 ? 'AM' : 'PM'
  const shown = String(Number(hour) % 12 || 12).padStart(2, '0')
  return `${shown}:${minutes}${seconds ?? ''} ${half}`
}

/** Written out: the browser's own formats would hold the first press on a slow phone up by a tenth of a second. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  mm: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  th: ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์'],
}

/** "Mon", of a day written YYYY-MM-DD. */
export function weekdayOf(day: string, language: Language): string {
  return WEEKDAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Noon of a day in Yangon, so that every format writes this day. */
export const noonOf = (day: string): string => `${day}T12:00:00+06:30`

/** Today in Yangon, as YYYY-MM-DD. */
export const yangonDay = (now: number): string => inYangon(now).slice(0, 10)

/** "11:45" of such a moment; the module of all dates brings the names of months along, which the screen of a bet has no need of. */
export const yangonClock = (now: number): string => inYangon(now).slice(11, 16)

const inYangon = (now: number): string => new Date(now + 6.5 * 3_600_000).toISOString()
