import { useSyncExternalStore } from 'react'
import type { TwoDBetLine } from '#contract/two-d/player.ts'
import { createStore } from '#ui/store.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../../../platform/browser/storage.ts'
import type { Stakes } from '../rules/numbers.ts'

/** More than any draw takes on a number; what is stored may have been written by anybody. */
export const STAKE_MAX = 1_000_000_000

const NOTHING: Stakes = new Map()
const store = createStore<Stakes>(NOTHING)
let is_read = false

/** The numbers that the player has chosen and not yet bet on, with their stakes. */
export function draft(): Stakes {
  if (!is_read) {
    is_read = true
    readAgain()
    // Two tabs hold one draft: what was placed in one must not lie ready in the other.
    window.addEventListener('storage', ({ key }) => {
      if (key === STORAGE_KEYS.bets || key === null) readAgain()
    })
  }
  return store.get()
}

const readAgain = () => store.set(parseBets(readStored(STORAGE_KEYS.bets)))

export const useDraft = (): Stakes => useSyncExternalStore(store.subscribe, draft, () => NOTHING)

function save(stakes: Stakes): void {
  store.set(stakes)
  const bets = { totalAmount: totalOf(stakes), amounts: linesOf(stakes) }
  writeStored(STORAGE_KEYS.bets, stakes.size === 0 ? null : JSON.stringify(bets))
}

/** The form in which bets are stored and sent. */
export const linesOf = (stakes: Stakes): TwoDBetLine[] => [...stakes].map(([num, amount]) => ({ num, amount }))

export const totalOf = (stakes: Stakes): number => [...stakes.values()].reduce((sum, amount) => sum + amount, 0)

/** Nothing of what does not look like bets: storage is the visitor's own. */
export function parseBets(text: string | null): Stakes {
  const stakes = new Map<string, number>()
  for (const line of storedLines(text)) {
    const { num, amount } = Object(line) as { num?: unknown; amount?: unknown }
    if (typeof num !== 'string' || !/^\d\d$/.test(num)) continue
    if (!Number.isInteger(amount) || Number(amount) < 1 || Number(amount) > STAKE_MAX) continue
    stakes.set(num, Number(amount))
  }
  return stakes
}

function storedLines(text: string | null): unknown[] {
  try {
    const { amounts } = Object(JSON.parse(text ?? 'null')) as { amounts?: unknown }
    return Array.isArray(amounts) ? amounts : []
  } catch {
    return []
  }
}

export function toggleNumber(num: string, stake: number): void {
  if (draft().has(num)) removeNumber(num)
  else save(new Map([...draft(), [num, stake]]))
}

export const setStake = (num: string, stake: number): void => save(new Map([...draft(), [num, stake]]))

export const removeNumber = (num: string): void => save(new Map([...draft()].filter(([each]) => each !== num)))

/** What is chosen already gets more: the same number from two lists adds up. */
export function addStakes(more: Stakes): void {
  const stakes = new Map(draft())
  for (const [num, stake] of more) stakes.set(num, (stakes.get(num) ?? 0) + stake)
  save(stakes)
}

export const stakeAll = (stake: number): void => save(new Map([...draft()].map(([num]) => [num, stake])))

export const replaceDraft = (stakes: Stakes): void => save(stakes)

export const clearDraft = (): void => save(NOTHING)
