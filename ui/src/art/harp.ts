import { fill, GOLD, type Point, path, petal, place, round, shaded, stroke } from './drawing.ts'

const NECK: readonly [Point, Point, Point, Point] = [
  { x: 2, y: 44 },
  { x: 70, y: 46 },
  { x: 98, y: -18 },
  { x: 62, y: -70 },
]
const BODY = 'M-88 22C-60 32-20 36 44 30 46 50 16 76-22 77-62 78-90 52-88 22Z'

/** The point of the neck's curve at `t` between 0 and 1. */
function onNeck(t: number): Point {
  const s = 1 - t
  const weights = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3]
  const along = (axis: keyof Point) => NECK.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0)
  return { x: along('x'), y: along('y') }
}

/** Eleven strings, a fan from the deck to the neck. */
function strings(): string {
  const lines = Array.from({ length: 11 }, (_, index) => {
    const t = index / 10
    const end = onNeck(0.36 + t * 0.6)
    return `M${round(-66 + t * 62)} ${round(28 + t * 4)}L${round(end.x)} ${round(end.y)}`
  })
  return path(lines.join(''), stroke('#b57a16', 1.3))
}

/** The red cords that tie the strings, each with its tassel. */
function cords(): string {
  return Array.from({ length: 7 }, (_, index) => {
    const { x, y } = onNeck(0.44 + index * 0.075)
    const knot = path(`M${round(x - 4)} ${round(y - 5)}l9 9`, stroke('#d22b25', 4))
    const cord = path(`M${round(x + 5)} ${round(y + 4)}q4 6 3 16`, stroke('#d22b25', 1.8))
    return knot + cord + place(path(petal(11, 3.6), fill('#e5443a')), { x: x + 8, y: y + 19, turn: 180 })
  }).join('')
}

/** Saung gauk, the arched harp. */
export function harp(): string {
  const curve = 'M2 44C70 46 98-18 62-70'
  const neck =
    path(curve, stroke(GOLD.line, 14)) +
    path(curve, stroke('#3a1408', 11)) +
    path('M0 41C62 42 90-16 58-68', stroke(GOLD.leaf, 2.6)) +
    path('M6 49C78 50 104-20 66-74', stroke(GOLD.leaf, 2))
  const head = path(
    'M64-66C58-84 42-90 30-84 38-80 40-72 36-62 46-58 58-60 64-66Z',
    `fill="url(#gold)" stroke="${GOLD.line}"`,
  )
  const body = shaded(BODY, { base: '#b9321c', shade: '#7a2214', light: '#d9573f' }, { x: 6, y: 9 }, 'body')
  const deck =
    path('M-88 22C-60 32-20 36 44 30 30 44-66 44-88 22Z', fill('#3a1408')) +
    path('M-88 22C-60 32-20 36 44 30', stroke('url(#gold)', 4.4)) +
    path('M-84 36C-56 50 6 52 40 40M-72 56C-44 70 0 70 26 56', stroke(GOLD.light, 1.8))
  return strings() + neck + head + cords() + body + deck
}
