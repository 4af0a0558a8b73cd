import { PALETTES, type Palette } from '#tools/art/src/palettes.ts'
import { palette_name } from './known.ts'

const FALLBACK = PALETTES.jade

/** The title's five steps of one hue and its own colour. */
export const palette: Palette = (PALETTES as Record<string, Palette>)[palette_name] ?? FALLBACK

/** Hands them to the styles. */
export function paintPage(): void {
  for (const [name, color] of Object.entries(palette)) {
    document.documentElement.style.setProperty(`--${name}`, color)
  }
}
