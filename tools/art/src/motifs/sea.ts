import { darker, lighter, mix } from '../color.ts'
import {
  along,
  type Curve,
  circle,
  edge,
  fill,
  group,
  mirrored,
  path,
  place,
  points,
  round,
  stroke,
  times,
} from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { petal } from '../patterns.ts'
import { eye, wideEye } from './face.ts'

export function bubbles(list: string): string {
  return points(list)
    .map(([x, y], index) => circle(x, y, 7 - (index % 3) * 1.5, stroke('#ffffff', 1.6, 0.8)))
    .join('')
}

const FISH_BODY = 'M-64 4C-50 -40 4 -50 40 -24C56 -12 62 0 66 6C58 14 50 26 36 36C0 54 -48 42 -64 4Z'

/** A golden carp. */
export function fish(paint: Paint): string {
  return carp(paint, paint.palette.accent) + bubbles('-70,-44 -58,-60 60,-62')
}

export function silverFish(paint: Paint): string {
  return carp(paint, '#c4d4e2') + bubbles('-70,-44 -58,-60 60,-62')
}

/** A shoal, the nearest fish in front. */
export function shoal(paint: Paint): string {
  return (
    place({ x: 26, y: -48, scale: 0.5 }, carp(paint, mix(paint.palette.accent, '#e8562a', 0.55))) +
    place({ x: 30, y: 46, scale: 0.58 }, carp(paint, mix(paint.palette.accent, '#fff1c2', 0.4))) +
    place({ x: -16, y: 2, scale: 0.72 }, carp(paint, paint.palette.accent)) +
    bubbles('-76,-50 -64,-68 -84,-30')
  )
}

function carp(paint: Paint, color: string): string {
  const fins =
    path(
      'M52 2C66 -30 84 -44 92 -44C86 -22 84 -8 78 4C86 18 88 36 92 54C74 48 60 28 52 8Z',
      fill(darker(color, 0.12)),
    ) +
    path('M62 0L86 -34M64 4L86 2M62 8L86 42', stroke(GOLD.shine, 1.5, 0.7)) +
    path('M-14 -40C0 -74 34 -70 44 -56C36 -44 32 -34 30 -28Z', fill(darker(color, 0.08))) +
    path('M-4 -40L14 -62M8 -38L28 -60M18 -34L38 -54', stroke(GOLD.shine, 1.3, 0.7)) +
    path('M-8 40C-4 62 -22 74 -36 70C-34 56 -32 46 -30 38Z', fill(darker(color, 0.2))) +
    path('M24 38C30 50 24 62 14 66C10 54 10 46 10 42Z', fill(darker(color, 0.2)))
  const scales = times(6, (row) =>
    times(9, (index) => {
      const x = -26 + index * 11 + (row % 2 ? 5.5 : 0)
      return path(`M${x} ${-34 + row * 12}a7 7 0 0 1 0 12`, stroke(GOLD.shine, 1.5, 0.75))
    }),
  )
  const head =
    path('M-34 -30C-22 -12 -22 14 -34 32', stroke(GOLD.shine, 2.4, 0.9)) +
    wideEye(-46, -6, 8) +
    path('M-63 6q8 6 14 4', stroke(darker(color, 0.5), 2))
  const side_fin =
    path('M-20 4C-8 -6 10 2 8 18C-4 26 -18 20 -20 4Z', fill(lighter(color, 0.25))) +
    path('M-14 6L4 16M-14 11L0 20', stroke(darker(color, 0.25), 1.2, 0.7))
  const body = solid(paint, FISH_BODY, color, { shade: 0.28, shine: 0.3, dx: 3, dy: 12 })
  return place({ x: -4, y: 0, turn: -12 }, fins + body + group(scales, paint.clip(FISH_BODY)) + head + side_fin)
}

const CRAB_SHELL = 'M-54 10C-54 -26 -30 -40 0 -40C30 -40 54 -26 54 10C54 36 30 48 0 48C-30 48 -54 36 -54 10Z'

/** A crab with its claws up. */
export function crab(paint: Paint): string {
  const red = '#e2472b'
  const legs = points('44,24 48,34 44,44')
    .map(([x, y], index) =>
      path(
        `M${x} ${y - 8}C${x + 22} ${y - 8 + index * 4} ${x + 32} ${y + 8 + index * 6} ${x + 30 - index * 8} ${y + 26 + index * 3}`,
        stroke(darker(red, 0.22), 8),
      ),
    )
    .join('')
  const claw =
    path('M44 -4C66 -8 72 -22 66 -36', stroke(darker(red, 0.15), 11)) +
    solid(paint, 'M60 -30C46 -48 50 -78 72 -86C66 -72 70 -64 76 -62C80 -68 88 -70 92 -78C98 -54 86 -28 60 -30Z', red, {
      shade: 0.26,
      shine: 0.3,
      dx: 4,
      dy: 5,
    })
  const stalks = path('M16 -34V-54', stroke(darker(red, 0.15), 6)) + circle(16, -58, 10, fill('#ffffff'))
  const spots = points('-30,-14 -12,-26 14,-26 32,-12 -38,6 40,8')
    .map(([x, y]) => circle(x, y, 4, fill('#ffb48a', 0.85)))
    .join('')
  const pattern =
    path('M-34 34C-16 42 16 42 34 34', stroke('#ffd3a8', 4)) +
    path('M-40 24C-18 34 18 34 40 24', stroke(darker(red, 0.3), 2))
  return (
    shadow(82, 66) +
    mirrored(legs + claw + stalks) +
    eye(-15, -58, 5.6) +
    eye(17, -58, 5.6) +
    solid(paint, CRAB_SHELL, red, { shade: 0.3, shine: 0.3, dx: 8, dy: 8 }) +
    spots +
    pattern +
    path('M-14 10C-6 20 6 20 14 10', stroke('#5a1008', 4)) +
    bubbles('-80,-72 78,-2')
  )
}

const PRAWN_SPINE: Curve = [
  [-34, -34],
  [40, -66],
  [92, -2],
  [36, 56],
]

/** A river prawn, seen from its side: head to the left, tail curled under. */
export function shrimp(paint: Paint): string {
  const color = mix('#f4764a', paint.palette.accent, 0.2)
  const line = stroke(lighter(color, 0.35), 2.6)
  const feelers = path(
    'M-52 -30C-84 -40 -98 -10 -88 40M-50 -36C-78 -62 -96 -60 -98 -36M-48 -26C-70 -14 -76 20 -66 56',
    line,
  )
  const legs = times(6, (index) => {
    const [x, y] = along(PRAWN_SPINE, 0.2 + index * 0.13)
    const [dx, dy] = [-16 - index * 3, 30 - index * 7]
    return path(`M${round(x - 6)} ${round(y + 10)}q${dx * 0.2} ${dy * 0.8} ${dx} ${dy}`, stroke(darker(color, 0.25), 4))
  })
  const tail = [-34, -8, 18, 44]
    .map((turn) =>
      place({ x: 22, y: 58, turn: turn - 112 }, path(petal(38, 10), fill(darker(color, 0.08)) + edge('#7a2410', 1.2))),
    )
    .join('')
  const rings = times(7, (index) => {
    const share = 0.98 - index * 0.13
    const [x, y] = along(PRAWN_SPINE, share)
    const size = 15 + (6 - Math.abs(index - 6)) * 2.6
    return (
      circle(x, y, size, fill(index % 2 ? color : lighter(color, 0.16)) + edge(darker(color, 0.35), 1.4)) +
      gloss(x, y, size)
    )
  })
  return (
    place({ x: 6, y: -2 }, feelers + legs + tail + rings + prawnHead(paint, color)) + bubbles('-66,72 62,-76 80,-56')
  )
}

function gloss(x: number, y: number, size: number): string {
  return path(
    `M${round(x - size * 0.1)} ${round(y - size * 0.7)}q${round(size * 0.6)} ${round(size * 0.05)} ${round(size * 0.75)} ${round(size * 0.6)}`,
    stroke('#ffffff', 2.6, 0.55),
  )
}

function prawnHead(paint: Paint, color: string): string {
  const head = 'M-62 -28C-50 -58 -18 -70 10 -54C24 -42 24 -18 8 -6C-16 8 -46 0 -62 -28Z'
  const saw = path(
    'M-18 -62C-44 -78 -66 -74 -84 -60L-72 -58L-66 -52L-56 -54L-48 -46Z',
    fill(darker(color, 0.18)) + edge('#7a2410', 1.2),
  )
  const claw = path('M-24 -2C-34 20 -52 24 -62 40M-62 40l-12 6M-62 40l-2 14', stroke(darker(color, 0.12), 6))
  const gill = path('M2 -54C-10 -40 -10 -22 4 -8', stroke('#ffd3b0', 3, 0.85))
  return claw + saw + solid(paint, head, color, { shade: 0.28, shine: 0.3, dx: 6, dy: 6 }) + gill + wideEye(-32, -34, 9)
}
