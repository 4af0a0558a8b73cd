/** Requests and sessions of one player; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Rejection } from '#cashier/contract/player.ts'
import { Kyat, ListAnswer, Nullable, oneOf, Time } from '#platform/contract/shapes.ts'

/** GET /players/:id/requests: the player's deposits and withdrawals. */
export const PlayerRequest = Type.Object({
  id: Type.String(),
  number: Type.Integer(),
  direction: oneOf(['deposit', 'withdrawal']),
  status: oneOf(['pending', 'approved', 'rejected']),
  amount: Kyat,
  payment_type: Type.String(),
  /** Of a deposit: the end of its transaction's number. */
  refrence_no: Nullable(Type.String()),
  /** Of the transaction that paid it, where somebody noted the whole of it. */
  transaction_id: Nullable(Type.String()),
  /** The picture of the receipt, for staff who may read deposits. */
  receipt_url: Nullable(Type.String()),
  at: Time,
  decided_at: Nullable(Time),
  /** The user name of the person who decided. */
  decided_by: Nullable(Type.String()),
  rejection: Nullable(Rejection),
})
export type PlayerRequest = Static<typeof PlayerRequest>
export const PlayerRequestsAnswer = ListAnswer(PlayerRequest)
export type PlayerRequestsAnswer = Static<typeof PlayerRequestsAnswer>

/** GET /players/:id/sessions */
export const PlayerSession = Type.Object({
  at: Time,
  seen_at: Time,
  address: Type.String(),
  is_alive: Type.Boolean(),
})
export type PlayerSession = Static<typeof PlayerSession>
export const PlayerSessionsAnswer = ListAnswer(PlayerSession)
export type PlayerSessionsAnswer = Static<typeof PlayerSessionsAnswer>
