/** Reads exchanges and their log, from any server. */
import type { User } from '#identity/contract/player.ts'
import {
  fields,
  fieldsOf,
  moment,
  number,
  type Parse,
  pageOf,
  parseUser,
  refusalOf,
  text,
} from '#platform/site/calls/understand.ts'

/** The specification's, to the letter: an exchange with any other word was none. */
const REQUEST_WAS_SUCCESSFUL = 'Request was successful.'

export interface Exchanged {
  message: string
  /** The player after the exchange, where the answer tells of them. */
  user: User | null
}

export function parseExchange(body: unknown): Exchanged {
  const { status, message, data } = fieldsOf(body)
  if (status !== REQUEST_WAS_SUCCESSFUL) throw refusalOf(200, body)
  return { message: text(message), user: 'main_balance' in fieldsOf(data) ? parseUser(body) : null }
}

export interface ExchangeRow {
  id: string
  /** Null for a type that this page does not know; it is shown as it was sent. */
  is_to_game: boolean | null
  type: string
  amount: number
  created_at: string
}

const TO_GAME = ['main_to_game', 'mainBalanceToGaming']
const TO_MAIN = ['game_to_main', 'GamingToMainBalance']

const row = fields<Omit<ExchangeRow, 'is_to_game'>>({ id: text, type: text, amount: number, created_at: moment })

const parseRow: Parse<ExchangeRow> = (value) => {
  const read = row(value)
  return { ...read, is_to_game: TO_GAME.includes(read.type) ? true : TO_MAIN.includes(read.type) ? false : null }
}

export const parseExchangeLog = pageOf(parseRow)
