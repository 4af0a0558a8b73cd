import { place } from './drawing.ts'
import { GROUNDS } from './grounds/index.ts'
import { MOTIFS, type MotifName } from './motifs/index.ts'
import { OVERLAYS } from './overlays.ts'
import { mixPaint } from './paint.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { chanceFrom, hash } from './seed.ts'
import { TASTE } from './taste.ts'

export interface Theme {
  motif: MotifName
  palette: PaletteName
}

/** @throws Error that names a theme nobody can draw. */
export function parseTheme(text: string): Theme {
  const [motif = '', palette = ''] = text.split('/')
  if (motif in MOTIFS && palette in PALETTES) return { motif: motif as MotifName, palette: palette as PaletteName }
  throw new Error(`“${text}” names no subject and palette that can be drawn`)
}

/** Grounds with a horizon, on which a subject stands a little lower. */
const WITH_HORIZON = new Set(['lake', 'moon', 'field', 'rain'])

/** The square picture of one game: ground, subject, and perhaps something light before them. */
export function tile(seed: string, { motif, palette }: Theme): string {
  const chance = chanceFrom(seed)
  const paint = mixPaint(`t${hash(seed).toString(36)}`, PALETTES[palette])
  const ground_name = chance.one(TASTE[motif])
  const ground = GROUNDS[ground_name](paint, chance)
  const y = WITH_HORIZON.has(ground_name) ? 126 : 120
  const stance = { x: 120, y, scale: chance.between(1.03, 1.09), turn: chance.between(-3, 3) }
  const subject = place(stance, MOTIFS[motif](paint))
  const overlay = chance.one(OVERLAYS)(paint, chance)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${paint.definitions()}${ground}${subject}${overlay}</svg>`
}
