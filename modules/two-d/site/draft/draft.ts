import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'
import { yangonDay } from '../parts/figures.ts'
import type { Stakes } from '../rules/numbers.ts'
import { forgetOrigins, noteOrigins, originsOf } from './origins.ts'
import { DRAFT_KEYS, type Draft, type DraftDraw, readDrafts, writeDrafts } from './stored-drafts.ts'

const NONE: readonly Draft[] = []
const NOTHING: Stakes = new Map()
const store = createStore<readonly Draft[]>(NONE)
let is_read = false

/** Numbers that the player has chosen and not yet bet on, for each draw; the draft that changed last is the first. */
export function drafts(): readonly Draft[] {
  if (!is_read) {
    is_read = true
    store.set(readDrafts())
    // Two tabs hold the same drafts: what was placed in one must not lie ready in the other.
    window.addEventListener('storage', ({ key }) => {
      if (key === null || DRAFT_KEYS.includes(key)) store.set(readDrafts())
    })
  }
  return store.get()
}

export const useDrafts = (): readonly Draft[] => useSyncExternalStore(store.subscribe, drafts, () => NONE)

/** The numbers chosen for one draw, with their stakes; none while it is not known which draw that is. */
export function useStakes(draw: DraftDraw | null): Stakes {
  return find(useDrafts(), draw)?.stakes ?? NOTHING
}

/** As a call sees them: a render may have been before the last change. */
export const stakesOf = (draw: DraftDraw | null): Stakes => find(drafts(), draw)?.stakes ?? NOTHING

/** Numbers of which nobody has noted the draw are those of the draw that is open before the player. */
function find(all: readonly Draft[], draw: DraftDraw | null): Draft | undefined {
  if (draw === null) return undefined
  return all.find((each) => isSameDraw(each.draw, draw)) ?? all.find((each) => each.draw.session === null)
}

function isSameDraw(a: DraftDraw, b: DraftDraw): boolean {
  // A server that does not tell of draws has one, without a name.
  if (a.session !== b.session) return false
  return a.cutoff_at === null || b.cutoff_at === null || dayOf(a.cutoff_at) === dayOf(b.cutoff_at)
}

const dayOf = (moment: string) => yangonDay(Date.parse(moment))

function save(draw: DraftDraw | null, stakes: Stakes): void {
  if (draw === null) return
  const own = find(drafts(), draw)
  const others = drafts().filter((each) => each !== own)
  const cutoff_at = draw.cutoff_at ?? own?.draw.cutoff_at ?? null
  const next = stakes.size > 0 ? [{ draw: { ...draw, cutoff_at }, stakes }, ...others] : others
  if (stakes.size === 0) forgetOrigins(draw.session)
  store.set(next)
  writeDrafts(next)
}

/** Notes what has become known of the draw since its numbers were chosen. */
export function useNotedDraw({ session, cutoff_at }: DraftDraw): void {
  useEffect(() => {
    if (session === null || cutoff_at === null) return
    const own = find(drafts(), { session, cutoff_at })
    if (own && own.draw.cutoff_at !== cutoff_at) save({ session, cutoff_at }, own.stakes)
  }, [session, cutoff_at])
}

/** The numbers of one draw become those of another one, where they add up with what is chosen. */
export function moveDraft(from: DraftDraw, to: DraftDraw): void {
  const moved = stakesOf(from)
  noteOrigins(to.session, originsOf(from.session))
  clearDraft(from)
  addStakes(to, moved)
}

export function toggleNumber(draw: DraftDraw | null, num: string, stake: number): void {
  if (stakesOf(draw).has(num)) removeNumber(draw, num)
  else setStake(draw, [num], stake)
}

export const setStake = (draw: DraftDraw | null, nums: readonly string[], stake: number): void =>
  save(draw, new Map([...stakesOf(draw), ...nums.map((num) => [num, stake] as const)]))

const removeNumber = (draw: DraftDraw | null, num: string): void =>
  save(draw, new Map([...stakesOf(draw)].filter(([each]) => each !== num)))

/** Adds to the stakes that are chosen already: the same number from two lists adds up. */
export function addStakes(draw: DraftDraw | null, more: Stakes): void {
  const stakes = new Map(stakesOf(draw))
  for (const [num, stake] of more) stakes.set(num, (stakes.get(num) ?? 0) + stake)
  save(draw, stakes)
}

export const stakeAll = (draw: DraftDraw | null, stake: number): void =>
  save(draw, new Map([...stakesOf(draw)].map(([num]) => [num, stake])))

export const replaceDraft = (draw: DraftDraw | null, stakes: Stakes): void => save(draw, stakes)

/** A slip that is placed must not lie ready after a reload. On the screen its numbers stay until that is left. */
export function clearStoredDraft(draw: DraftDraw): void {
  const own = find(drafts(), draw)
  writeDrafts(drafts().filter((each) => each !== own))
}

export const clearDraft = (draw: DraftDraw | null): void => save(draw, NOTHING)
