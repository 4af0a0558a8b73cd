import { darker, lighter } from '../color.ts'
import { circle, edge, fill, type Point, path, place, points, polar, polygon, stroke, times } from '../drawing.ts'
import { type Paint, shadow } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { star } from '../patterns.ts'

type Facet = readonly [corners: string, tone: number]

/** Lighter above zero, darker below. */
function toned(color: string, tone: number): string {
  return tone < 0 ? darker(color, -tone) : lighter(color, tone)
}

const CROWN: Facet[] = [
  ['-46,-44 -80,-6 -46,-6', -0.08],
  ['-46,-44 -46,-6 -16,-44', 0.34],
  ['-16,-44 -46,-6 0,-6', 0.12],
  ['-16,-44 16,-44 0,-6', 0.55],
  ['16,-44 0,-6 46,-6', 0.02],
  ['16,-44 46,-44 46,-6', 0.22],
  ['46,-44 80,-6 46,-6', -0.3],
]

const PAVILION: Facet[] = [
  ['-80,-6 -46,-6 0,78', -0.3],
  ['-46,-6 0,-6 0,78', 0.18],
  ['0,-6 46,-6 0,78', -0.18],
  ['46,-6 80,-6 0,78', -0.48],
  ['-46,-6 -20,-6 0,78', 0.02],
  ['20,-6 46,-6 0,78', -0.34],
]

/** A stone of Mogok in brilliant cut, facet by facet. */
export function cutStone(color: string): string {
  const facets = [...CROWN, ...PAVILION].map(([corners, tone]) =>
    polygon(points(corners), fill(toned(color, tone)) + edge(toned(color, tone), 0.6)),
  )
  const lines =
    path('M-80 -6L-46 -44H46L80 -6L0 78Z', stroke(lighter(color, 0.6), 1.6, 0.8)) +
    path('M-80 -6H80', stroke(lighter(color, 0.7), 1, 0.6))
  const sparks = star([-40, -34], 16, '#ffffff') + star([52, -2], 9, '#ffffff', 0.9) + star([8, 34], 7, '#ffffff', 0.7)
  return facets.join('') + lines + sparks
}

const RUBY = '#e5214f'
const SAPPHIRE = '#3f7fe8'
const EMERALD = '#1fa57b'

export function gem({ palette }: Paint): string {
  return shadow(80, 44) + place({ x: 0, y: -10 }, cutStone(palette.light))
}

export function sapphire(): string {
  return shadow(80, 44) + place({ x: 0, y: -10 }, cutStone(SAPPHIRE))
}

/** Ruby, sapphire and emerald of the bazaar. */
export function gemTrio(): string {
  return (
    shadow(84, 74) +
    place({ x: -46, y: 24, scale: 0.58, turn: -10 }, cutStone(SAPPHIRE)) +
    place({ x: 48, y: 26, scale: 0.54, turn: 12 }, cutStone(EMERALD)) +
    place({ x: 0, y: -30, scale: 0.68 }, cutStone(RUBY))
  )
}

export const rubyRing = (paint: Paint): string => ring(paint, RUBY)
export const sapphireRing = (paint: Paint): string => ring(paint, SAPPHIRE)
export const emeraldRing = (paint: Paint): string => ring(paint, EMERALD)
export const diamondRing = (paint: Paint): string => ring(paint, '#cfe6f5')

/** The corners of an emerald cut, from its upper left corner onwards. */
function octagon(scale: number): Point[] {
  return points('-.5,-1 .5,-1 1,-.56 1,.56 .5,1 -.5,1 -1,.56 -1,-.56').map(([x, y]) => [x * 58 * scale, y * 70 * scale])
}

/** Jade in emerald cut, set in gold. */
export function jade({ gold }: Paint): string {
  const color = '#1fa57b'
  const tones = [0.35, 0.1, -0.2, -0.36, -0.3, -0.12, 0.12, 0.4]
  const [setting, girdle, middle, table] = [octagon(1.16), octagon(1), octagon(0.72), octagon(0.46)]
  const step = (outer: Point[], inner: Point[], side: number) =>
    [outer[side], outer[(side + 1) % 8], inner[(side + 1) % 8], inner[side]].filter((point) => point !== undefined)
  const facets = times(8, (side) => {
    const [steep, flat] = [tones[side] ?? 0, (tones[(side + 4) % 8] ?? 0) * 0.7]
    return (
      polygon(step(girdle, middle, side), fill(toned(color, steep))) +
      polygon(step(middle, table, side), fill(toned(color, flat)))
    )
  })
  const lines = [girdle, middle, table].map((corners) => polygon(corners, stroke('#d8ffec', 1, 0.6))).join('')
  const claws = points('-44,-58 44,-58 -44,58 44,58').map(([x, y]) => circle(x, y, 6, fill(gold)))
  return (
    shadow(84, 48) +
    polygon(setting, fill(gold) + edge(GOLD.line)) +
    facets +
    polygon(table, fill(lighter(color, 0.28))) +
    polygon(points('-13,-32 27,-18 -13,32 -27,-18'), fill('#ffffff', 0.16)) +
    lines +
    claws.join('') +
    star([-26, -34], 15, '#ffffff') +
    star([34, 26], 8, '#ffffff', 0.8)
  )
}

/** A gold ring with one great stone. */
function ring(paint: Paint, stone: string): string {
  const band =
    circle(0, 30, 46, stroke(GOLD.line, 17)) +
    circle(0, 30, 46, stroke(paint.gold, 14)) +
    path('M-43 14A46 46 0 0 0 -20 71', stroke('#ffffff', 3, 0.6)) +
    circle(0, 30, 39.5, stroke(GOLD.line, 1, 0.5))
  const engraved = times(9, (index) => {
    const [x, y] = polar([0, 30], 46, 10 + index * 20)
    return circle(x, y, 2.2, fill(GOLD.line, 0.7))
  })
  const setting =
    path('M-30 -10L-16 4H16L30 -10L22 -20H-22Z', fill(paint.gold) + edge(GOLD.line)) +
    points('-38,-16 38,-16')
      .map(([x, y]) => circle(x, y, 6, fill(paint.gold) + edge(GOLD.line)))
      .join('')
  const shoulders = points('-34,-2 34,-2 -44,10 44,10')
    .map(([x, y], index) => circle(x, y, index < 2 ? 6 : 4.4, fill('#fffdf4') + edge(GOLD.deep, 1.4)))
    .join('')
  return (
    shadow(84, 42) +
    band +
    engraved +
    setting +
    place({ x: 0, y: -36, scale: 0.56 }, cutStone(stone)) +
    shoulders +
    star([40, -66], 10, '#ffffff')
  )
}
