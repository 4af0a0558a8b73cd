import {
  day,
  fields,
  flagOrNull,
  listOf,
  moment,
  number,
  numberOrNull,
  type Parse,
  rows,
  text,
} from '#platform/site/calls/understand.ts'
import type { TwoDBet, TwoDSlip, TwoDSlipResult } from '#two-d/contract/player.ts'

export type Bet = Pick<TwoDBet, 'id' | 'bet_number' | 'bet_amount' | 'win_lose' | 'potential_payout'>

/** A slip. Words that this page does not know are shown as they were sent. */
export interface Slip
  extends Pick<
    TwoDSlip,
    | 'slip_no'
    | 'player_name'
    | 'total_bet_amount'
    | 'game_date'
    | 'before_balance'
    | 'after_balance'
    | 'created_at'
    | 'idempotency_key'
  > {
  session: string
  status: string
  two_bets: Bet[]
  /** The prize in kyat; null where the server does not say it. */
  win_amount: number | null
  taken_back: number
  owed: number
  kept: number
  result: TwoDSlipResult | null
}

const bet = fields<Bet>({
  id: text,
  bet_number: (value) => text(value).padStart(2, '0'),
  bet_amount: number,
  win_lose: flagOrNull,
  potential_payout: number,
})

/** Only our own server sends a result with a hash, so such a result has all other fields, too. */
const result: Parse<TwoDSlipResult | null> = (value) =>
  typeof value === 'object' && value !== null && 'reading_hash' in value ? (value as TwoDSlipResult) : null

const slip = fields<Slip & { id: string }>({
  id: text,
  slip_no: text,
  player_name: text,
  total_bet_amount: number,
  session: text,
  status: text,
  game_date: day,
  before_balance: number,
  after_balance: number,
  two_bets: rows(bet),
  created_at: moment,
  idempotency_key: (value) => text(value) || null,
  win_amount: numberOrNull,
  taken_back: number,
  owed: number,
  kept: number,
  result,
})

export const parseSlip: Parse<Slip> = (value) => {
  const { id, ...read } = slip(value)
  return { ...read, slip_no: read.slip_no || id }
}

export const parseSlips = listOf(parseSlip)
