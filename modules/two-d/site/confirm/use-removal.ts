import { useState } from 'react'
import { navigate } from '#platform/site/navigation.tsx'
import { replaceDraft, stakesOf } from '../draft/draft.ts'
import type { Stakes } from '../rules/numbers.ts'
import { betHref } from '../session.ts'
import { withRemoved } from './group-stakes.ts'
import type { Confirm } from './use-confirm.ts'

interface Removal {
  /** The slip as it was before the first of them. */
  before: Stakes
  nums: ReadonlySet<string>
}

const NOTHING: Removal = { before: new Map(), nums: new Set() }

/** Numbers leave the slip, and all that left it on this page come back with one press. */
export function useRemoval({ requested, draft_draw, is_sending }: Confirm) {
  const [removal, setRemoval] = useState(NOTHING)
  const remove = (nums: readonly string[]) => {
    const before = stakesOf(draft_draw)
    const rest = new Map([...before].filter(([num]) => !nums.includes(num)))
    // The last ones lead back to the numbers before they are gone: without bets this page would be left for home.
    if (rest.size === 0) return void navigate(betHref(requested)).then(() => replaceDraft(draft_draw, rest))
    setRemoval({
      before: removal.nums.size > 0 ? removal.before : before,
      nums: new Set([...removal.nums, ...nums]),
    })
    replaceDraft(draft_draw, rest)
  }
  const undo = () => {
    setRemoval(NOTHING)
    replaceDraft(draft_draw, withRemoved(stakesOf(draft_draw), removal))
  }
  return {
    /** How many can come back; none while the slip is on its way. */
    removed: is_sending ? 0 : removal.nums.size,
    remove,
    undo,
  }
}
