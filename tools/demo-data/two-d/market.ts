import { createRandom } from '../world/random.ts'
import { DAY_MS, YANGON_OFFSET_MS } from '../world/simulation-world.ts'

/** The SET index and the value, as the exchange writes them. */
export interface Figures {
  set: string
  value: string
}

/** Rows that a real feed has told of already, by day and time: "2026-11-20 12:01:00". */
export type FeedRows = ReadonlyMap<string, Figures>

/** The rows of the market's day, and how much of a day's turnover has been traded by then, of a thousand. */
const ROWS = [
  { open_time: '11:00:00', traded: 290 },
  { open_time: '12:01:00', traded: 520 },
  { open_time: '15:00:00', traded: 730 },
  { open_time: '16:30:00', traded: 1_000 },
]
/** Hundredths of a point. */
const INDEX = { usual: 138_400, slow: 4_200, quick: 1_500, within_day: 600 }
/** Hundredths of a million baht. */
const TURNOVER = { least: 3_800_000, more: 2_600_000, row: 40_000 }
const FIRST_ROW_ID = 1_700_000

const yangonText = (ms: number) => new Date(ms + YANGON_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/**
 * The reading of a feed at a moment, in the public format (docs/two-d.md): invented, the same for one seed and day, and for
 * rows that a real feed has given, the same as there.
 */
export function readingAt(market: { seed: string; known: FeedRows }, at: number): string {
  const server_time = yangonText(at)
  const day = server_time.slice(0, 10)
  const rows = ROWS.map(({ open_time, traded }, place) => {
    const stock_datetime = `${day} ${open_time.slice(0, -1)}1`
    const is_out = stock_datetime <= server_time
    const figures =
      market.known.get(`${day} ${open_time}`) ?? figuresOf(`${market.seed}, ${day}`, { day, place, traded })
    return {
      ...(is_out ? { ...figures, twod: numberOf(figures) } : { set: '--', value: '--', twod: '--' }),
      open_time,
      stock_date: day,
      stock_datetime,
      history_id: is_out ? String(FIRST_ROW_ID + (Date.parse(day) / DAY_MS) * ROWS.length + place) : null,
    }
  })
  const last = rows.findLast(({ history_id }) => history_id !== null) ?? rows[0]
  const live = { set: last?.set, value: last?.value, twod: last?.twod, time: server_time, date: day }
  return JSON.stringify({ server_time, live, result: rows, holiday: { status: '2', date: day, name: 'NULL' } })
}

function figuresOf(seed: string, { day, place, traded }: { day: string; place: number; traded: number }): Figures {
  const of_day = createRandom(`market of ${seed}`)
  const turnover = TURNOVER.least + of_day.between(0, TURNOVER.more)
  const random = createRandom(`market of ${seed}, row ${place}`)
  const days = Date.parse(day) / DAY_MS
  const drift = INDEX.slow * Math.sin(days / 11) + INDEX.quick * Math.sin(days / 3.1)
  const index = Math.round(INDEX.usual + drift) + random.between(-INDEX.within_day, INDEX.within_day)
  return {
    set: writeHundredths(index),
    value: writeHundredths(Math.round((turnover * traded) / 1_000) + random.between(0, TURNOVER.row)),
  }
}

const numberOf = ({ set, value }: Figures) => `${set.at(-1)}${value.at(-4)}`

/** With commas and two decimals, as a market writes. */
function writeHundredths(hundredths: number): string {
  const whole = Math.floor(hundredths / 100).toLocaleString('en-US')
  return `${whole}.${String(hundredths % 100).padStart(2, '0')}`
}
