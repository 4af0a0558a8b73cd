import { type KeyValueStorage, tabStorage } from '#platform/site/browser/storage.ts'
import { newIdempotencyKey } from '#platform/site/calls/idempotency-key.ts'
import type { TwoDBetBody } from '#two-d/contract/player.ts'

/** The slip to place, and its draw: the same again on another day is another bet. */
export interface PlaceSlipRequest {
  player_id: string
  game_date: string
  body: TwoDBetBody
}

const KEY = 'two-d.attempt'

/**
 * The id under which a slip is sent. While nobody knows whether the server has taken it, the same slip keeps its id,
 * also over a reload, and so is placed once.
 */
export function idempotencyKeyOf(request: PlaceSlipRequest, storage: KeyValueStorage = tabStorage): string {
  const content = JSON.stringify(request)
  const kept = storage.getItem(KEY)
  // Only this file writes the key.
  const attempt: { id: string; content: string } | null = kept === null ? null : JSON.parse(kept)
  if (attempt?.content === content) return attempt.id
  const id = newIdempotencyKey()
  storage.setItem(KEY, JSON.stringify({ id, content }))
  return id
}

/** The server has answered: the same slip sent again is a new one. */
export const forgetAttempt = (storage: KeyValueStorage = tabStorage): void => storage.removeItem(KEY)
