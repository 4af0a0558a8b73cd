import type { CatalogGame } from '#catalog/contract/staff.ts'
import { Badge, type BadgeProps } from '#ui/components/display/badge.tsx'
import { texts } from './texts.ts'

type OnOffer = Pick<CatalogGame, 'feed_state' | 'is_hidden' | 'is_in_maintenance' | 'is_on'>

const KINDS: Record<keyof typeof texts.states, BadgeProps['kind']> = {
  shown: 'success',
  maintenance: 'pending',
  hidden: 'failed',
  off: 'failed',
  not_offered: 'failed',
}

function stateOf({ feed_state, is_hidden, is_in_maintenance, is_on }: OnOffer): keyof typeof texts.states {
  if (feed_state === 'gone' || feed_state === 'off') return 'not_offered'
  if (!is_on) return 'off'
  if (is_hidden) return 'hidden'
  return is_in_maintenance || feed_state === 'maintenance' ? 'maintenance' : 'shown'
}

/** How players find it; what weighs most is said. */
export function OnOfferState({ one }: { one: OnOffer }) {
  const state = stateOf(one)
  return <Badge kind={KINDS[state]}>{texts.states[state]}</Badge>
}
