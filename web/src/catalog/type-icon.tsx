import { Icon, type IconName } from '#ui/icon.tsx'

type TypeIconName = Extract<
  IconName,
  | 'cherries'
  | 'poker-chip'
  | 'soccer-ball'
  | 'horse'
  | 'ticket'
  | 'handshake'
  | 'fish'
  | 'bird'
  | 'gift'
  | 'game-controller'
>

/** By the ids of the types that are shown in the strip. */
const ICONS: Record<number, TypeIconName> = {
  1: 'cherries',
  2: 'poker-chip',
  3: 'soccer-ball',
  4: 'horse',
  5: 'ticket',
  7: 'handshake',
  8: 'fish',
  9: 'bird',
  10: 'gift',
  11: 'game-controller',
}

export function TypeIcon({ type_id, size = 28 }: { type_id: number; size?: number }) {
  return <Icon name={ICONS[type_id] ?? 'game-controller'} weight="duotone" size={size} />
}
