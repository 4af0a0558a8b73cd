import { useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'

/** Why nobody can bet on this page at the moment, in the player's language. */
export interface BetsOff {
  text: string
  /** During a break, in short for a game's picture or its button; null without one. */
  break_text: string | null
}

/** Set by the notes of the frame (app/notes), which come late: the screens do without their code and their texts. */
export const betsOffStore = createStore<BetsOff | null>(null)

/** Null where nothing is in the way. */
export const useBetsOff = (): BetsOff | null =>
  useSyncExternalStore(betsOffStore.subscribe, betsOffStore.get, () => null)

/** Null where no break is in the way. */
export const useBreakText = (): string | null => useBetsOff()?.break_text ?? null
