import { type ComponentType, useSyncExternalStore } from 'react'
import type { TwoDCapacity } from '#two-d/contract/player.ts'
import { createStore } from '#ui/store.ts'
import type { DraftDraw } from '../draft/stored-drafts.ts'
import type { Stakes } from '../rules/numbers.ts'

/** The props of the note above a repeated slip, before it is placed. */
export interface AgainNoteProps {
  repeated: RepeatedSlip
  draw: TwoDCapacity
  draft_draw: DraftDraw
  stakes: Stakes
  stake_min: number
}

type DrawOfDay = Pick<TwoDCapacity, 'session' | 'game_date'>

/** A slip whose numbers were put into the draft of a draw. */
export interface RepeatedSlip {
  slip_no: string
  /** Its odds; null where the slip does not say. */
  odds: number | null
  draw: DrawOfDay
  /** Numbers of the draft that were chosen before. */
  others: readonly string[]
  /** Kyat that each number still takes of the player; null where the server did not answer. */
  own_limits: ReadonlyMap<string, number> | null
  /** Comes with the slip: a page that has none to show does without its code. */
  Note: ComponentType<AgainNoteProps>
}

/** Gone with a reload: then the server alone says what does not fit, when the slip is confirmed. */
const store = createStore<RepeatedSlip | null>(null)

export const saveRepeatedSlip = (repeated: RepeatedSlip): void => store.set(repeated)
export const forgetRepeatedSlip = (): void => store.set(null)

/** The slip that was repeated for this draw; null where none was. */
export function useRepeatedSlip(draw: DrawOfDay | undefined): RepeatedSlip | null {
  const repeated = useSyncExternalStore(store.subscribe, store.get, () => null)
  const is_same = repeated?.draw.session === draw?.session && repeated?.draw.game_date === draw?.game_date
  return is_same ? repeated : null
}
