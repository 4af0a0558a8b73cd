import {
  around,
  circle,
  edge,
  fill,
  group,
  type Point,
  path,
  place,
  polar,
  round,
  stroke,
  times,
  turned,
} from '../drawing.ts'
import { type Paint, shadow } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { star } from '../patterns.ts'

const BALL = 76
const DISC = `M${-BALL} 0a${BALL} ${BALL} 0 1 0 ${BALL * 2} 0a${BALL} ${BALL} 0 1 0 ${-BALL * 2} 0Z`
/** The strips of one band of cane: offset, colour, width. */
const CANE = [
  [-7.5, GOLD.deep, 6.4],
  [-7.5, GOLD.light, 4.6],
  [0, GOLD.deep, 6.4],
  [0, GOLD.shine, 4.4],
  [7.5, GOLD.deep, 6.4],
  [7.5, GOLD.leaf, 4.6],
] as const

/** Where a point of the flat weave lies on the ball. */
function onBall([x, y]: Point): Point {
  const distance = Math.hypot(x, y) || 1e-6
  const shown = BALL * Math.sin(Math.min(distance / BALL, Math.PI / 2))
  return [(x / distance) * shown, (y / distance) * shown]
}

/** The cane ball of chinlone. */
export function chinlone(paint: Paint): string {
  const weave = [0, 60, 120].map((turn) => times(9, (band) => caneBand(turn, (band - 4) * 46.5))).join('')
  return shadow(84, 54) + circle(0, 0, BALL, fill('#3a1e04')) + group(weave, paint.clip(DISC)) + roundness(paint)
}

function caneBand(turn: number, middle: number): string {
  const [cos, sin] = polar([0, 0], 1, turn)
  const strips = CANE.map(([offset, color, width]) => {
    const y = middle + offset
    const line = times(16, (index) => {
      const x = -124 + index * 16.5
      const [px, py] = onBall([x * cos - y * sin, x * sin + y * cos])
      return `${index === 0 ? 'M' : 'L'}${round(px)} ${round(py)}`
    })
    return path(line, stroke(color, width))
  })
  return strips.join('')
}

function roundness(paint: Paint): string {
  const light = paint.radial(
    [
      [0, '#ffffff', 0.34],
      [0.45, '#ffffff', 0],
      [0.75, '#5a2f00', 0.12],
      [1, '#2a1200', 0.72],
    ],
    [0.36, 0.32, 0.72],
  )
  return circle(0, 0, BALL, fill(light)) + circle(0, 0, BALL, stroke(GOLD.deep, 2))
}

/** A football. */
export function football(paint: Paint): string {
  const ink = '#16232b'
  const pentagon = (size: number) =>
    `M${times(
      5,
      (index) =>
        `${index ? 'L' : ''}${polar([0, 0], size, index * 72 - 90)
          .map(round)
          .join(' ')}`,
    )}Z`
  const outer = around(5, (_, degrees) =>
    turned(
      degrees,
      path('M0 -27V-50', stroke(ink, 4.4)) +
        path('M-22 -66L0 -50L22 -66L15 -82H-15Z', fill(ink)) +
        path('M-22 -66L-36 -50M22 -66L36 -50', stroke(ink, 4.4)),
    ),
  )
  const light = paint.radial(
    [
      [0, '#ffffff', 0],
      [0.6, '#8aa0b0', 0.12],
      [1, '#16232b', 0.72],
    ],
    [0.36, 0.3, 0.78],
  )
  const ball =
    circle(0, 0, 70, fill('#f6f9fb')) +
    group(path(pentagon(27), fill(ink)) + outer, paint.clip('M-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z')) +
    circle(0, 0, 70, fill(light))
  const speed = path('M-92 -34H-70M-98 -8H-76M-94 20H-74', stroke(paint.palette.glow, 4, 0.8))
  return (
    shadow(84, 56) +
    speed +
    place({ x: 4, y: 0, turn: 12 }, ball) +
    circle(4, 0, 70, `fill="none"${edge(paint.gold, 2.4)}`) +
    star([-26, -40], 11, '#ffffff')
  )
}
