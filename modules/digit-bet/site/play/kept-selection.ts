import { useEffect, useEffectEvent } from 'react'
import { type KeyValueStorage, tabStorage } from '#platform/site/browser/storage.ts'
import { BET_AMOUNT_FIRST, type Choice, pickOf } from '../bet/selection.ts'
import type { Game } from './use-game.ts'

/** The player's choice when the page was loaded anew. */
export interface KeptSelection {
  choice: Choice | null
  bet_amount: number
  multiplier: number
  at: number
}

const KEY = 'digit-bet.selection'
/** Milliseconds after which the player has left the choice on purpose, and was not interrupted. */
const KEPT_MAX_MS = 10 * 60_000

export function saveSelection(selection: KeptSelection, storage: KeyValueStorage = tabStorage): void {
  const { choice, bet_amount, multiplier } = selection
  const is_as_at_first = choice === null && bet_amount === BET_AMOUNT_FIRST && multiplier === 1
  if (!is_as_at_first) storage.setItem(KEY, JSON.stringify(selection))
}

/** Once: what is taken is kept no longer. */
export function takeSelection(now: number, storage: KeyValueStorage = tabStorage): KeptSelection | null {
  const text = storage.getItem(KEY)
  if (text === null) return null
  storage.removeItem(KEY)
  // Only this file writes the key.
  const kept: KeptSelection = JSON.parse(text)
  return now - kept.at > KEPT_MAX_MS ? null : kept
}

/** Brings the selection back after a reload. Nothing rolls by itself then: the player presses the button again. */
export function useKeptSelection({ selection, choose, roll }: Game): void {
  // A roll that waits for its answer is asked for again by itself, and must not lie ready a second time.
  const is_sent = roll.rolling || roll.result?.kind === 'unanswered'

  const save = useEffectEvent(() => {
    const { choice, bet_amount, multiplier } = selection
    saveSelection({ choice: is_sent ? null : choice, bet_amount, multiplier, at: Date.now() })
  })
  const bringBack = useEffectEvent(() => {
    const now = Date.now()
    const kept = takeSelection(now)
    // Who has chosen something since then has changed their mind.
    if (!kept || selection.choice || is_sent) return
    choose({ kind: 'amount', bet_amount: kept.bet_amount })
    choose({ kind: 'multiplier', multiplier: kept.multiplier })
    if (kept.choice) choose(pickOf(kept.choice, now))
    choose({ kind: 'disarmed' })
  })

  useEffect(() => {
    bringBack()
    const leave = () => save()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
