import { type Glyph, Icon } from '#ui/icon.tsx'
import { birdDuotone } from '#ui/icons/bird-duotone.ts'
import { cherriesDuotone } from '#ui/icons/cherries-duotone.ts'
import { fishDuotone } from '#ui/icons/fish-duotone.ts'
import { gameControllerDuotone } from '#ui/icons/game-controller-duotone.ts'
import { giftDuotone } from '#ui/icons/gift-duotone.ts'
import { handshakeDuotone } from '#ui/icons/handshake-duotone.ts'
import { horseDuotone } from '#ui/icons/horse-duotone.ts'
import { pokerChipDuotone } from '#ui/icons/poker-chip-duotone.ts'
import { soccerBallDuotone } from '#ui/icons/soccer-ball-duotone.ts'
import { ticketDuotone } from '#ui/icons/ticket-duotone.ts'

/** By the ids of the types that are shown in the strip. */
const ICONS: Record<number, Glyph> = {
  1: cherriesDuotone,
  2: pokerChipDuotone,
  3: soccerBallDuotone,
  4: horseDuotone,
  5: ticketDuotone,
  7: handshakeDuotone,
  8: fishDuotone,
  9: birdDuotone,
  10: giftDuotone,
  11: gameControllerDuotone,
}

export function TypeIcon({ type_id, size = 28 }: { type_id: number; size?: number }) {
  return <Icon glyph={ICONS[type_id] ?? gameControllerDuotone} size={size} />
}
