/** The figures on the exchange's boards at a moment of a trading day: made up, but the same for one seed and day. */

/** Seconds since midnight in Yangon. Bangkok is half an hour ahead. */
export const at = (hours: number, minutes: number, seconds = 0): number => hours * 3_600 + minutes * 60 + seconds

const MORNING = { from: at(9, 30), to: at(12, 0) }
const AFTERNOON = { from: at(13, 30), to: at(16, 8) }
/** A figure stands for so long. */
const TICK_SECONDS = 2
const TICKS_PER_DAY = at(24, 0) / TICK_SECONDS
/** Until the afternoon's deals are more than the noise of a tick. */
const FIRST_DEALS_SECONDS = 4
/** Of a usual day, in million baht. */
const VALUE_OF_A_DAY = 45_000
const INDEX_BASE = 1_280
const INDEX_RANGE = 240

export interface Figures {
  /** The SET index, and the value traded in million baht, as the market writes them. */
  set: string
  value: string
  /** Last decimal of the index, last digit of the whole million. */
  twod: string
}

/** `day` is YYYY-MM-DD, `second` of that day in Yangon. Between the halves and after the bell the boards stand still. */
export function figuresAt(seed: number, day: string, second: number): Figures {
  const traded = lastTraded(second)
  const day_key = [...`${seed} ${day}`].reduce((hash, letter) => mix(hash ^ letter.charCodeAt(0)), 1)
  const noise = (salt: number) =>
    mix(day_key ^ Math.imul(Math.floor(traded / TICK_SECONDS) + salt * TICKS_PER_DAY, 0x9e3779b1))
  const slow = Math.sin(traded / 2_900 + (day_key % 7)) * 6 + Math.sin(traded / 700 + (day_key % 11)) * 2
  const index = INDEX_BASE + (day_key % (INDEX_RANGE * 100)) / 100 + slow + (noise(1) % 100) / 100
  // Turnover only grows within a day; the noise is less than what a tick adds at its slowest.
  const value = VALUE_OF_A_DAY * (0.7 + (day_key % 60) / 100) * shareTraded(traded) + (noise(2) % 200) / 100
  return written(index, value)
}

export function written(index: number, value: number): Figures {
  const set = twoDecimals(index)
  const text = twoDecimals(value)
  return { set, value: text, twod: `${set.at(-1)}${text.at(-4)}` }
}

const twoDecimals = (figure: number) => figure.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')

/** The last moment with trade. */
function lastTraded(second: number): number {
  if (second < MORNING.from) return MORNING.from
  if (second > AFTERNOON.to) return AFTERNOON.to
  return second > MORNING.to && second < AFTERNOON.from + FIRST_DEALS_SECONDS ? MORNING.to : second
}

/** Of the day's turnover; each half begins and ends busier than its middle. */
function shareTraded(second: number): number {
  const part = ({ from, to }: typeof MORNING) => {
    const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
    return share + 0.1 * Math.sin(2 * Math.PI * share) * (1 - share)
  }
  return 0.01 + 0.5 * part(MORNING) + 0.49 * part(AFTERNOON)
}

/** Scatters the bits of a whole number; unsigned. */
function mix(number: number): number {
  let hash = number | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
