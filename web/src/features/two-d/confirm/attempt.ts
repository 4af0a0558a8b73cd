import type { TwoDBetBody } from '#contract/two-d.ts'
import { newRequestId } from '../../../platform/request-id.ts'
import { type KeyValueStorage, tabStorage } from '../../../platform/storage.ts'

/** What is asked for, and of which draw: the same again on another day is another bet. */
export interface Wish {
  player_id: string
  game_date: string
  body: TwoDBetBody
}

const KEY = 'two-d.attempt'

/**
 * The id under which a slip is sent. While nobody knows whether the house has taken it, the same slip keeps its id,
 * also over a reload, and so is placed once.
 */
export function requestIdOf(wish: Wish, shelf: KeyValueStorage = tabStorage): string {
  const content = JSON.stringify(wish)
  const kept = shelf.getItem(KEY)
  // Only this file writes the key.
  const attempt: { id: string; content: string } | null = kept === null ? null : JSON.parse(kept)
  if (attempt?.content === content) return attempt.id
  const id = newRequestId()
  shelf.setItem(KEY, JSON.stringify({ id, content }))
  return id
}

/** The house has answered: the same slip sent again is a new one. */
export const forgetAttempt = (shelf: KeyValueStorage = tabStorage): void => shelf.removeItem(KEY)
