/** Days and hours are Myanmar's, as in the ledger. */
const timeZone = 'Asia/Yangon'
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' })

/** 11:35:48 */
export const clockOf = (moment: string) => CLOCK.format(new Date(moment))
/** 21 Nov 2026 */
export const dayOf = (moment: string) => DAY.format(new Date(moment))
/** 21 Nov 2026, 11:35:48 */
export const momentOf = (moment: string) => `${dayOf(moment)}, ${clockOf(moment)}`

/** How long it has lasted: 08:41, or 3 h 12 min and 2 d 4 h when it is long. */
export function ageOf(moment: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(moment)) / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${two(minutes)}:${two(seconds % 60)}`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}
