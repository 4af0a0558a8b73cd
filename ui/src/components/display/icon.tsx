import styles from './icon.module.css'

/** An outline in a box of 256 units. A duotone drawing is its tinted area, "|", and its lines. */
export type Glyph = `m${string}`

export interface IconProps {
  /** One of ui/src/icons.ts. A further one needs a line in scripts/assets/build-icons.ts. */
  glyph: Glyph
  size?: number
}

/** A decorative glyph in the colour of the text around it; duotone glyphs are jade lines on gold. */
export function Icon({ glyph, size = 20 }: IconProps) {
  const outlines = glyph.split('|')
  const lines = outlines.at(-1)
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
      {outlines.length > 1 && <path className={styles.tint} d={outlines[0]} />}
      <path className={outlines.length > 1 ? styles.line : undefined} d={lines} />
    </svg>
  )
}
