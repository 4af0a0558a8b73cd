import { darker, lighter, mix } from '../color.ts'
import { circle, edge, ellipse, fill, group, mirrored, path, place, points, stroke, times } from '../drawing.ts'
import { type Paint, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { petal, rosette } from '../patterns.ts'
import { wideEye } from './face.ts'

/** A silk butterfly. */
export function butterfly(paint: Paint): string {
  const { accent, deep } = paint.palette
  const pale = mix(accent, '#ffffff', 0.35)
  const wing =
    solid(paint, 'M4 -8C16 -60 62 -84 86 -66C98 -40 66 -2 6 8Z', accent, { shade: 0.22, shine: 0.2, dx: 6, dy: 6 }) +
    solid(paint, 'M5 8C40 4 72 22 68 50C62 78 22 66 5 22Z', pale, { shade: 0.2, shine: 0.2, dx: 5, dy: 5 }) +
    path('M10 -6C34 -46 60 -62 78 -58C80 -38 52 -10 12 2Z', stroke('#fffdf2', 2, 0.9)) +
    path('M12 -4C36 -30 54 -42 70 -46M12 -2C38 -18 54 -22 68 -26', stroke(GOLD.shine, 1.3, 0.8)) +
    points('66,-52 74,-40 58,-60')
      .map(([x, y]) => circle(x, y, 4, fill('#fffdf2')))
      .join('') +
    circle(46, 38, 9, fill(deep)) +
    circle(46, 38, 5, fill(GOLD.light)) +
    path('M62 66C68 78 66 86 58 90C58 80 56 74 52 68Z', fill(pale))
  const body =
    path('M-5 -20C-7 10 -4 44 0 56C4 44 7 10 5 -20C4 -28 -4 -28 -5 -20Z', fill('#1d1009')) +
    path('M-2 -26C-8 -44 -18 -52 -26 -50M2 -26C8 -44 18 -52 26 -50', stroke('#1d1009', 2.2)) +
    path('M-4 -6h8M-4 6h8M-4 18h8', stroke(GOLD.light, 1.6))
  return mirrored(wing) + body
}

const UPPER_WING = 'M4 -30C30 -62 70 -66 92 -54C94 -40 60 -26 6 -18Z'
const LOWER_WING = 'M6 -16C40 -18 74 -8 84 8C78 20 40 12 6 -6Z'

/** A dragonfly over the pond. */
export const dragonfly = (paint: Paint): string => hovering(paint, paint.palette.accent)
export const redDragonfly = (paint: Paint): string => hovering(paint, '#e8352b')
export const blueDragonfly = (paint: Paint): string => hovering(paint, '#2f7fe0')

function hovering(paint: Paint, accent: string): string {
  const { glow } = paint.palette
  const glass = lighter(glow, 0.35)
  const veins = path(
    'M8 -24C36 -46 66 -54 88 -52M10 -20C40 -32 66 -40 86 -46M10 -12C40 -10 66 -2 80 8',
    stroke(accent, 1.2, 0.7),
  )
  const wing =
    path(UPPER_WING, fill(glass, 0.88) + edge(GOLD.light, 2)) +
    path(LOWER_WING, fill(glass, 0.72) + edge(GOLD.light, 2)) +
    veins +
    circle(84, -54, 4, fill(accent)) +
    circle(78, 8, 3.4, fill(accent))
  const tail = times(6, (index) =>
    ellipse([0, 8 + index * 13], [8 - index * 0.8, 8], fill(index % 2 ? darker(accent, 0.25) : accent)),
  )
  const thorax = solid(paint, 'M-13 -34C-13 -46 13 -46 13 -34C15 -18 10 0 0 2C-10 0 -15 -18 -13 -34Z', accent, {
    shade: 0.35,
    shine: 0.35,
    dx: 5,
    dy: 4,
  })
  const head = circle(0, -50, 13, fill(darker(accent, 0.15))) + wideEye(-11, -54, 8.6) + wideEye(11, -54, 8.6)
  const reed = path('M-70 92C-62 60 -66 30 -78 6M66 94C60 70 66 48 78 34', stroke('#4c8f22', 5))
  return (
    reed +
    place(
      { x: 0, y: -2, turn: 14 },
      mirrored(wing) + tail + path('M0 84l-5 8M0 84l5 8', stroke(darker(accent, 0.25), 3)) + thorax + head,
    )
  )
}

/** A bee at the comb. */
export function bee(paint: Paint): string {
  const comb = points('-52,34 -17,34 18,34 53,34 -69,64 -34,64 1,64 36,64 71,64 -35,4')
    .map(([x, y], index) => place({ x, y }, cell(index % 3 === 0 ? '#ffdf7a' : '#f2a71e')))
    .join('')
  const honey = path('M18 52C18 74 26 78 26 90C26 98 12 98 12 90C12 80 10 70 10 52Z', fill('#ffb52e') + edge(GOLD.deep))
  const flower = place({ x: -62, y: -48 }, rosette(6, 24, [lighter(paint.palette.light, 0.45), GOLD.leaf]))
  return place(
    { x: 0, y: -4 },
    flower + comb + honey + place({ x: 16, y: -34, turn: -12, scale: 1.12 }, flyingBee(paint)),
  )
}

function cell(color: string): string {
  return (
    path('M0 -20L17 -10V10L0 20L-17 10V-10Z', fill(color) + edge('#8a4a08', 3)) +
    path('M-11 -6L0 -13', stroke('#ffffff', 2.4, 0.6))
  )
}

function flyingBee(paint: Paint): string {
  const body = 'M-44 4C-44 -20 -14 -30 14 -26C40 -22 54 -8 54 2C54 14 40 28 14 30C-16 32 -44 26 -44 4Z'
  const stripes = path(
    'M-8 -34C-14 -10 -14 14 -8 38M14 -34C8 -10 8 14 14 38M36 -34C30 -10 30 14 36 38',
    stroke('#2a1505', 10),
  )
  const wings =
    place({ x: 4, y: -22, turn: 24 }, path(petal(58, 22), fill('#f4fbff', 0.9) + edge('#9fb8c8', 1.4))) +
    place({ x: -4, y: -22, turn: -14 }, path(petal(50, 19), fill('#ffffff', 0.92) + edge('#9fb8c8', 1.4)))
  const sting = path('M52 2L66 6L52 9Z', fill('#2a1505'))
  const feelers = path('M-34 -14C-42 -32 -52 -36 -58 -34M-28 -18C-32 -34 -40 -42 -46 -42', stroke('#2a1505', 3))
  return (
    sting +
    feelers +
    solid(paint, body, '#ffc62e', { shade: 0.28, shine: 0.4, dx: 5, dy: 8 }) +
    group(stripes, paint.clip(body)) +
    wings +
    wideEye(-30, -2, 8) +
    path('M-40 10q6 6 12 2', stroke('#2a1505', 2.4)) +
    circle(-22, 10, 5, fill('#f58f5a', 0.7))
  )
}
