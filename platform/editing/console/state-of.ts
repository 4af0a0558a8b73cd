import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import type { texts } from './texts.ts'

/** Whether players see it, and if not, what keeps it from them. */
export type ItemState = keyof typeof texts.states

export function stateOf({ pictures }: EditingKind, item: EditingItem, now: number): ItemState {
  if (!item.is_on) return 'off'
  // Other languages show the English one where they have none of their own.
  if (pictures === 'languages' && !item.pictures.en) return 'no_picture'
  const { starts_at, ends_at, status } = item.values
  if (status === 'draft') return 'draft'
  if (typeof ends_at === 'string' && new Date(ends_at).getTime() <= now) return 'over'
  return typeof starts_at === 'string' && new Date(starts_at).getTime() > now ? 'waits' : 'on'
}

/** As colours of a badge. */
export const STATE_KINDS = {
  on: 'success',
  waits: 'pending',
  draft: 'pending',
  off: 'failed',
  no_picture: 'failed',
  over: 'failed',
} as const
