import { type KeyValueStorage, tabStorage } from '#platform/site/browser/storage.ts'
import type { Choice } from '../../bet/selection.ts'

/** The body of POST /digitbet. `rolled_number` is the client contribution to the roll. */
export interface RollBody {
  bet_type: Choice['bet_type']
  digit: number | null
  rolled_number: number
  bet_amount: number
  multiplier: number
}

/**
 * One roll that was asked for. It is kept until the server has answered: the same id brings the
 * same answer, so that a lost answer can be asked for again and money moves once.
 */
export interface Attempt {
  idempotency_key: string
  player_id: string
  requested_at: number
  body: RollBody
}

const KEY = 'digit-bet.attempt'
/** After this an unanswered roll is no longer sent by itself: the history tells what became of it. */
const RESEND_MS = 10 * 60_000

export function saveAttempt(attempt: Attempt, storage: KeyValueStorage = tabStorage): void {
  storage.setItem(KEY, JSON.stringify(attempt))
}

export function forgetAttempt(storage: KeyValueStorage = tabStorage): void {
  storage.removeItem(KEY)
}

/** Only this file writes the key, so what it reads is an attempt; a page of release 0.1.0 had other names for two fields. */
function parseAttempt(text: string): Attempt {
  const { request_id, asked_at, ...attempt }: Attempt & { request_id?: string; asked_at?: number } = JSON.parse(text)
  return request_id ? { ...attempt, idempotency_key: request_id, requested_at: asked_at ?? 0 } : attempt
}

/** The unanswered roll of this player, if it is young enough to be asked for again. */
export function unansweredAttempt(
  player_id: string,
  now: number,
  storage: KeyValueStorage = tabStorage,
): Attempt | null {
  const kept = storage.getItem(KEY)
  if (kept === null) return null
  const attempt = parseAttempt(kept)
  if (attempt.player_id !== player_id || now - attempt.requested_at > RESEND_MS) {
    forgetAttempt(storage)
    return null
  }
  return attempt
}

/** Whether rolling this bet would repeat the unanswered one; then its id and its client contribution are used again. */
export function isSameBet(attempt: Attempt, bet: Omit<RollBody, 'rolled_number'>): boolean {
  const { body } = attempt
  return (
    body.bet_type === bet.bet_type &&
    body.digit === bet.digit &&
    body.bet_amount === bet.bet_amount &&
    body.multiplier === bet.multiplier
  )
}
