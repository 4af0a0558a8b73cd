import { circle, fill, path, rect, stroke } from '../drawing.ts'
import { mixPaint } from '../paint.ts'
import { GOLD, PALETTES, type PaletteName } from '../palettes.ts'

const SIDE = 96
const MIDDLE = SIDE / 2
const LINE = stroke(GOLD.light, 5)
const LEAF = fill(GOLD.leaf)
const FOLD = stroke(PALETTES.river.base, 2.5)

/** A plain sign for each kind of contact: no service's own logo is imitated. */
const SIGNS = {
  viber: ['plum', `${handset()}${path('M50 27C60 28 68 36 69 46', stroke(GOLD.light, 4))}`],
  telegram: ['river', path('M22 48L75 25L64 72L46 59L40 70L36 53Z', LEAF) + path('M36 53L66 33L46 59', FOLD)],
  facebook: ['lapis', path('M62 27H56C49 27 46 32 46 38V72M36 48H58', stroke(GOLD.light, 7))],
  line: ['leaf', bubble(48, 44) + dots()],
  hotline: ['ruby', handset()],
  other: [
    'lacquer',
    bubble(42, 42) + path('M68 48C73 51 75 56 75 61C75 65 74 68 72 70L73 77L66 74C61 75 56 75 52 72', LINE),
  ],
} as const satisfies Record<string, readonly [PaletteName, string]>

export type ChannelKind = keyof typeof SIGNS
export const CHANNEL_KINDS = Object.keys(SIGNS) as ChannelKind[]

/** The picture of a contact, for clients that draw none of their own. */
export function channel(kind: ChannelKind): string {
  const [palette_name, sign] = SIGNS[kind]
  const palette = PALETTES[palette_name]
  const paint = mixPaint(`c${kind}`, palette)
  const ground = paint.radial([
    [0, palette.mid],
    [1, palette.base],
  ])
  const drawn = rect([0, 0, SIDE, SIDE], fill(ground)) + circle(MIDDLE, MIDDLE, 41, stroke(GOLD.leaf, 1.5, 0.6)) + sign
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${paint.definitions()}${drawn}</svg>`
}

function handset(): string {
  return path(
    'M34 28L42 30L45 41L39 46C42 52 46 56 52 59L57 53L68 56L69 64C68 69 64 71 60 70C44 67 31 54 28 38C27 33 30 29 34 28Z',
    LEAF,
  )
}

function bubble(x: number, y: number): string {
  return path(
    `M${x - 22} ${y}C${x - 22} ${y - 12} ${x - 12} ${y - 19} ${x} ${y - 19}C${x + 12} ${y - 19} ${x + 22} ${y - 12} ${x + 22} ${y}C${x + 22} ${y + 12} ${x + 12} ${y + 18} ${x} ${y + 18}L${x - 12} ${y + 28}V${y + 15}C${x - 18} ${y + 12} ${x - 22} ${y + 7} ${x - 22} ${y}Z`,
    LINE,
  )
}

function dots(): string {
  return [38, 48, 58].map((x) => circle(x, 44, 3.4, LEAF)).join('')
}
