/** The wins that home asks of each module that has some. */
import type { Money } from '#platform/contract/money.ts'

/** One round that paid a player more than all of its stakes. */
export interface LargeWin {
  player_id: bigint
  /** A game of the platform's own, or the id of one of the lobby. */
  game: 'two_d' | 'digit_bet' | number
  /** The payout without the stakes. */
  net: Money
  won_at: Date
}

export interface LargeWinsQuery {
  net_min: Money
  /** How far back, in days of Yangon, today included; and when the first of them began. */
  days: number
  since: Date
  /** Of all, and of each day where they are the largest of days. */
  limit: number
}

/** Each round is in it once, and one that was taken back is not. */
export interface WinSource {
  /** The newest first. */
  newest(query: LargeWinsQuery): Promise<LargeWin[]>
  /** The largest of each day, in no order. */
  largest(query: LargeWinsQuery): Promise<LargeWin[]>
}
