/** Reads the digit game's answers, from any server. */
import type { DigitBetRow, Fair } from '#digit-bet/contract/player.ts'
import {
  dataOf,
  fields,
  fieldsOf,
  listOf,
  moment,
  number,
  numberOrNull,
  type Parse,
  refusalOf,
  rows,
  text,
  textOrNull,
} from '#platform/site/calls/understand.ts'

/** A bet of the history. Words and numbers that this page does not know are shown as they were sent, or left out. */
export type BetRow = Omit<DigitBetRow, 'betType' | 'outcome' | 'rolledNumber' | 'epoch' | 'n'> & {
  betType: string
  outcome: string
  rolledNumber: number | null
  /** Of the series that it was rolled in; null where the server keeps none, and there is nothing to check. */
  epoch: string | null
}

const row = fields<BetRow>({
  id: text,
  timestamp: moment,
  betType: text,
  digit: numberOrNull,
  bet_amount: number,
  multiplier: (value) => numberOrNull(value) ?? 1,
  rolledNumber: numberOrNull,
  outcome: text,
  win_amount: number,
  profit: number,
  epoch: textOrNull,
})

/** Without an id of its own a bet is known by its moment: its place changes with every roll. */
const parseRow: Parse<BetRow> = (value) => {
  const read = row(value)
  return read.id.startsWith('-') && read.timestamp !== '' ? { ...read, id: read.timestamp } : read
}

export interface HistoryPage {
  data: readonly BetRow[]
  /** The `before` of the next page. */
  next: string | null
}

export const parseHistory: Parse<HistoryPage> = (body) => ({
  data: listOf(parseRow)(body),
  next: textOrNull(fieldsOf(body).next),
})

export interface Rolled {
  message: string
  /** Null where the answer does not say it. */
  balance: number | null
  history: readonly BetRow[] | null
  /** How the roll was made; null where the server does not tell. */
  fair: Fair | null
}

/** Proofs are a thing of our own: a server that names the series of a roll sends all that checks it. */
const fair: Parse<Fair | null> = (value) =>
  typeof value === 'object' && value !== null && 'epoch' in value ? (value as Fair) : null

/** Only a success that says so is one. */
export function parseRolled(body: unknown): Rolled {
  const { success, message } = fieldsOf(body)
  if (success !== true) throw refusalOf(200, body)
  const given = fieldsOf(dataOf(body))
  return {
    message: text(message),
    balance: numberOrNull(given.balance),
    history: Array.isArray(given.history) ? rows(parseRow)(given.history) : null,
    fair: fair(given.fair),
  }
}
