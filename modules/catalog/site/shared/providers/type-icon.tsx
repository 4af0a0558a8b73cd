import icons from '#ui/pictures/type-icons.svg?no-inline'

/** By the ids of the types that are shown in the strip. */
const NAMES: Record<number, string> = {
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

interface TypeIconProps {
  type_id: number
  /** On a dark ground. */
  is_lit: boolean
}

/**
 * A part of one picture that holds the icons of all types. It is asked for when the first view is laid out: a phone that
 * has it at hand would draw its forty shapes before anything of the page.
 */
export function TypeIcon({ type_id, is_lit }: TypeIconProps) {
  const name = NAMES[type_id] ?? 'game-controller'
  return (
    <img
      src={`${icons}#${name}${is_lit ? '-lit' : ''}`}
      width="28"
      height="28"
      alt=""
      decoding="async"
      loading="lazy"
    />
  )
}
