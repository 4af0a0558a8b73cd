import {
  dataOf,
  day,
  fields,
  fieldsOf,
  number,
  numberOrNull,
  type Parse,
  refusalOf,
  rows,
  text,
} from '#platform/site/calls/understand.ts'
import type { TwoDWinner } from '#two-d/contract/player.ts'

/** Who won a draw. */
export interface DrawnNumber {
  session: string
  date: string
  /** Null where nothing was drawn. */
  win_digit: string | null
  winners: TwoDWinner[]
  /** All of them, also those that are not listed. */
  winners_count: number
}

export interface Winners extends DrawnNumber {
  latest_results: (DrawnNumber & { win_digit: string })[]
}

const winner = fields<TwoDWinner>({ member_name: text, bet_amount: number, win_amount: number })

const drawn: Parse<DrawnNumber> = (value) => {
  const { session, date, win_digit, winners, winners_count } = fieldsOf(value)
  const listed = rows(winner)(winners)
  return {
    session: text(session) || 'all',
    date: day(date),
    win_digit: text(win_digit) === '' ? null : text(win_digit).padStart(2, '0'),
    winners: listed,
    winners_count: numberOrNull(winners_count) ?? listed.length,
  }
}

/** The winners of a day. Where there was no draw the answer may be empty. */
export function parseWinners(body: unknown): Winners {
  const day_of = dataOf(body)
  if (body === null || typeof day_of !== 'object') throw refusalOf(200, body)
  const latest = rows(drawn)(fieldsOf(day_of).latest_results)
  return {
    ...drawn(day_of),
    latest_results: latest.map((each) => ({ ...each, win_digit: each.win_digit ?? '--' })),
  }
}
