import styles from './icon.module.css'
import { GLYPHS } from './icons/glyphs.ts'

type Glyphs = typeof GLYPHS
export type IconName = keyof Glyphs
/** The weights in which a glyph is carried. Another one needs a line in scripts/build-icons.ts. */
export type IconWeight<Name extends IconName> = Name extends unknown ? keyof Glyphs[Name] : never

export interface IconProps<Name extends IconName> {
  name: Name
  weight?: IconWeight<Name>
  size?: number
}

/** A decorative glyph in the colour of the text around it; duotone glyphs are jade lines on gold. */
export function Icon<Name extends IconName>({ name, weight, size = 20 }: IconProps<Name>) {
  const drawings: Partial<Record<string, string>> = GLYPHS[name]
  const drawn = drawings[weight === undefined ? 'regular' : weight] ?? Object.values(drawings)[0] ?? ''
  const outlines = drawn.split('|')
  const lines = outlines.at(-1)
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
      {outlines.length > 1 && <path className={styles.tint} d={outlines[0]} />}
      <path className={outlines.length > 1 ? styles.line : undefined} d={lines} />
    </svg>
  )
}
