import { dayBefore, lastWeekday, type Moment, momentOf, passedAt, type Run } from './course.ts'
import { at, type Figures, figuresAt } from './figures.ts'

/** The rows of the market's day. */
const ROWS = [
  { open_time: '11:00:00', second: at(11, 0) },
  { open_time: '12:01:00', second: at(12, 1) },
  { open_time: '15:00:00', second: at(15, 0) },
  { open_time: '16:30:00', second: at(16, 30) },
] as const
export type OpenTime = (typeof ROWS)[number]['open_time']
export const OPEN_TIMES: readonly string[] = ROWS.map(({ open_time }) => open_time)

/** The boards after the bell. */
const BELL = at(16, 8)
const HISTORY_DAYS = 10
/** Real feeds count their rows; so do we, from a number of our own. */
const FIRST_HISTORY_ID = 1_700_000

export interface LiveRow extends Figures {
  open_time: string
  stock_date: string
  stock_datetime: string
  history_id: string | null
}

/** In the format of the public live feeds: all texts, commas, times in Yangon, '--' for what is to come. */
export interface LiveFeed {
  server_time: string
  live: Figures & { time: string; date: string }
  result: LiveRow[]
  holiday: { status: string; date: string; name: string }
}

export interface MarketState {
  seed: number
  /** Null: the day passes as in the world. */
  run: Run | null
  /** No trade today: the feed fills its rows with the last day's, as real ones do. */
  is_holiday: boolean
  /** The figures that the boards must show at a row's time, for stories that need to know them before. */
  forced: Partial<Record<OpenTime, Figures>>
}

export function showLive(state: MarketState, now_ms: number): LiveFeed {
  const moment = momentOf(state.run, now_ms)
  const { day, time } = moment
  // A run trades on any day, so that a story can be told on a Sunday.
  const is_closed = state.is_holiday || (state.run === null && lastWeekday(day) !== day)
  if (is_closed) return lastDayAgain(state, moment)
  return {
    server_time: time,
    live: liveOf(state, moment, now_ms),
    result: ROWS.map((row) => showRow(state, row, moment, now_ms)),
    holiday: { status: '2', date: day, name: 'NULL' },
  }
}

function liveOf(state: MarketState, { day, second }: Moment, now_ms: number): LiveFeed['live'] {
  const seen = Math.min(second, BELL)
  const passed = ROWS.findLast((row) => row.second <= second && row.second >= at(12, 0))
  // In the pauses the boards still show what the row was read from.
  const is_pause = (second >= at(12, 0) && second < at(13, 30)) || second >= BELL
  const forced = is_pause && passed ? state.forced[passed.open_time] : undefined
  return { ...(forced ?? figuresAt(state.seed, day, seen)), time: passedAt(state.run, seen, now_ms), date: day }
}

function showRow(state: MarketState, row: (typeof ROWS)[number], { day, second }: Moment, now_ms: number): LiveRow {
  const { open_time } = row
  // The boards are read a second later.
  const read_at = row.second + 1
  const stock_datetime = passedAt(state.run, read_at, now_ms)
  if (second < read_at)
    return { open_time, set: '--', value: '--', twod: '--', stock_date: day, stock_datetime, history_id: null }
  const figures = state.forced[open_time] ?? figuresAt(state.seed, day, read_at)
  return { ...figures, open_time, stock_date: day, stock_datetime, history_id: historyId(day, open_time) }
}

/** Real feeds do not fall silent on a day without trade: all four rows show one old number. */
function lastDayAgain(state: MarketState, { day, time }: Moment): LiveFeed {
  const last = state.is_holiday ? dayBefore(day) : lastWeekday(day)
  const figures = figuresAt(state.seed, last, at(16, 30))
  return {
    server_time: time,
    live: { ...figures, time: `${last} 16:08:00`, date: last },
    result: ROWS.map(({ open_time }) => ({
      ...figures,
      open_time,
      stock_date: last,
      stock_datetime: `${last} 16:30:01`,
      history_id: historyId(last, '16:30:00'),
    })),
    holiday: { status: '1', date: day, name: 'NULL' },
  }
}

interface HistoryRow extends Figures {
  time: string
  history_id: string
}

/** The rows of the last trading days that are whole, the newest first; or of one day. */
export function showHistory(
  state: MarketState,
  now_ms: number,
  date: string | null,
): { date: string; child: HistoryRow[] }[] {
  const days: string[] = []
  let day = dayBefore(momentOf(null, now_ms).day)
  for (; days.length < HISTORY_DAYS; day = dayBefore(day)) days.push(day)
  return days
    .filter((each) => date === null || each === date)
    .map((each) => ({
      date: each,
      child: ROWS.map(({ open_time, second }) => ({
        ...figuresAt(state.seed, each, second + 1),
        time: open_time,
        history_id: historyId(each, open_time),
      })),
    }))
}

function historyId(day: string, open_time: string): string {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  return String(FIRST_HISTORY_ID + days * ROWS.length + OPEN_TIMES.indexOf(open_time))
}
