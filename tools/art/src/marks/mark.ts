import { mix } from '../color.ts'
import { circle, fill, group, path, place, rect, round, stroke, times } from '../drawing.ts'
import { CODE_LETTERS } from '../letters/codes.ts'
import { mixPaint } from '../paint.ts'
import { GOLD, PALETTES, type PaletteName } from '../palettes.ts'
import { yunRing } from '../patterns.ts'
import { chanceFrom } from '../seed.ts'
import { EMBLEMS, type EmblemName } from './emblems.ts'

export type ProviderCode = keyof typeof CODE_LETTERS

const LOOKS: Record<ProviderCode, readonly [PaletteName, EmblemName]> = {
  JILI: ['jade', 'lid'],
  PP: ['cinnabar', 'umbrella'],
  PG: ['plum', 'gem'],
  CQ9: ['river', 'waves'],
  JDB: ['lapis', 'star'],
  JOKER: ['orchid', 'fan'],
  PS: ['ruby', 'lantern'],
  KA: ['marigold', 'knot'],
  YB: ['leaf', 'leaves'],
  SA: ['lacquer', 'harp'],
  SEXY: ['ruby', 'flower'],
  AG: ['jade', 'knot'],
  SBO: ['lapis', 'ball'],
  UG: ['leaf', 'star'],
  IBC: ['cinnabar', 'ball'],
  S: ['river', 'fan'],
  SV388: ['marigold', 'plume'],
}

export const PROVIDER_CODES = Object.keys(LOOKS) as ProviderCode[]

const WIDTH = 240
const HEIGHT = 172
/** Short codes may stand large; long ones are kept within the frame. */
const LETTERS_WIDTH_MAX = 176

/** The tile of a provider: lacquer, incised rings from one corner, an emblem, and the letters of its code. */
export function mark(code: ProviderCode): string {
  const [palette_name, emblem_name] = LOOKS[code]
  const palette = PALETTES[palette_name]
  const { base, mid, light, deep } = palette
  const paint = mixPaint(`m${code.toLowerCase()}`, palette)
  const lacquer = paint.linear(
    [
      [0, mix(mid, base, 0.25)],
      [1, mix(base, deep, 0.55)],
    ],
    [0, 0, 1, 1],
  )
  const shine = paint.radial([
    [0, light, 0.5],
    [1, light, 0],
  ])
  const drawn = [
    rect([0, 0, WIDTH, HEIGHT], fill(lacquer)),
    incisions(code, mix(mid, light, 0.3)),
    circle(WIDTH / 2, HEIGHT * 0.42, 86, fill(shine)),
    place({ x: WIDTH / 2, y: HEIGHT * 0.335, scale: 0.98 }, EMBLEMS[emblem_name](paint)),
    letters(code, deep),
    rect([5, 5, WIDTH - 10, HEIGHT - 10], stroke(GOLD.light, 1.2, 0.38), 22),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${paint.definitions()}${drawn.join('')}</svg>`
}

function incisions(code: ProviderCode, color: string): string {
  const chance = chanceFrom(`m${code}`)
  const [x, y] = [chance.one([0, WIDTH]), chance.one([0, HEIGHT])]
  const discs = times(5, (index) => circle(x, y, 150 - index * 30, fill(color, 0.07 + 0.02 * index)))
  const near = yunRing([x, y], 128, GOLD.light, 54) + yunRing([x, y], 76, GOLD.light, 34)
  const far = yunRing([WIDTH - x, HEIGHT - y], 58, GOLD.light, 26)
  return discs + group(near, 'opacity=".34"') + group(far, 'opacity=".2"')
}

function letters(code: ProviderCode, shadow: string): string {
  const { width, outline } = CODE_LETTERS[code]
  const largest = code.length <= 2 ? 0.86 : code.length === 3 ? 0.8 : 0.72
  const scale = Math.min(largest, LETTERS_WIDTH_MAX / width)
  const lifted = place({ x: 0, y: 3 }, path(outline, fill(shadow, 0.5)))
  const x = round(WIDTH / 2 - (width * scale) / 2)
  return place({ x, y: HEIGHT - 31, scale }, lifted + path(outline, fill('#fff9e6')))
}
