import type { Refusal } from '#platform/site/calls/api.ts'
import { createStore } from '#ui/store.ts'

/** Why a game did not open. What is kept with `blocked` opens by one more tap. */
export type LaunchFailure =
  | { kind: 'refused'; refusal: Refusal }
  /** Accepted, and yet there is nowhere to go. */
  | { kind: 'empty'; message: string }
  | { kind: 'blocked'; content: string; product_code: number }
  /** Nothing was kept: the next press asks again. */
  | { kind: 'tab_blocked' }
  | { kind: 'network' }

export interface LaunchState {
  /** The id of the game that is opening. One at a time: a newer press takes the place of an older one. */
  launching: number | null
  failure: LaunchFailure | null
}

export const IDLE: LaunchState = { launching: null, failure: null }

export const launchStore = createStore<LaunchState>(IDLE)
