import { darker, lighter, mix } from '../color.ts'
import {
  around,
  circle,
  edge,
  fill,
  group,
  path,
  place,
  points,
  polar,
  rect,
  round,
  stroke,
  times,
} from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { leaf } from '../patterns.ts'
import { greatCoin } from './treasure.ts'

/** The golden owl that brings luck to a Burmese home. */
export function owl(paint: Paint): string {
  return shadow(80, 60) + place({ x: 0, y: 0, scale: 1.02 }, goldenOwl(paint, paint.palette.accent))
}

/** They are given in pairs. */
export function owlPair(paint: Paint): string {
  const { accent } = paint.palette
  return (
    shadow(80, 84) +
    place({ x: 40, y: 16, scale: 0.84 }, goldenOwl(paint, mix(accent, '#c8213a', 0.5))) +
    place({ x: -40, y: 20, scale: 0.8 }, goldenOwl(paint, mix(accent, '#1fa57b', 0.7)))
  )
}

const OWL_BODY = 'M0 -62C40 -62 56 -26 54 14C52 54 28 72 0 72C-28 72 -52 54 -54 14C-56 -26 -40 -62 0 -62Z'
const OWL_BREAST = 'M0 -8C30 -8 40 14 38 34C36 58 20 68 0 68C-20 68 -36 58 -38 34C-40 14 -30 -8 0 -8Z'

function goldenOwl(paint: Paint, color: string): string {
  const body =
    path(OWL_BODY, fill(paint.goldDown)) +
    group(path('M10 -66C60 -50 62 60 8 78C40 40 44 -20 10 -66Z', fill(GOLD.deep, 0.55)), paint.clip(OWL_BODY)) +
    path('M-48 -42L-40 -76L-18 -58ZM48 -42L40 -76L18 -58Z', fill(GOLD.leaf))
  const scales = times(6, (row) =>
    times(9, (index) => {
      const [x, y] = [(index - 4) * 14 + (row % 2 ? 7 : 0), 4 + row * 12]
      return path(`M${x - 7} ${y}A7 8 0 0 0 ${x + 7} ${y}Z`, fill(row % 2 ? color : GOLD.shine) + edge(GOLD.line))
    }),
  )
  const wings =
    path('M-54 4C-66 26 -62 54 -42 64C-36 44 -40 20 -54 4ZM54 4C66 26 62 54 42 64C36 44 40 20 54 4Z', fill(GOLD.deep)) +
    times(3, (index) => {
      const y = 16 + index * 13
      const feather = (side: number) =>
        `M${side * 56} ${y}C${side * 50} ${y + 6} ${side * 46} ${y + 8} ${side * 41} ${y + 8 - index}`
      return path(feather(-1) + feather(1), stroke(GOLD.shine, 1.6, 0.8))
    })
  const face =
    owlEye(-21, color) +
    owlEye(21, color) +
    path('M0 -22L9 -10L0 4L-9 -10Z', fill(darker(color, 0.25)) + edge(GOLD.line)) +
    path('M-12 -54L0 -44L12 -54L0 -60Z', fill(color))
  const claws = path('M-24 72v8M-16 73v8M-8 73v8M24 72v8M16 73v8M8 73v8', stroke(GOLD.line, 4))
  return (
    body + group(rect([-60, -10, 120, 90], fill(GOLD.light)) + scales, paint.clip(OWL_BREAST)) + wings + face + claws
  )
}

function owlEye(x: number, color: string): string {
  const lashes = around(16, (_, degrees) => {
    const [x0, y0] = polar([x, -28], 18, degrees)
    const [x1, y1] = polar([x, -28], 22, degrees)
    return path(`M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}`, stroke(GOLD.deep, 1.2))
  })
  return (
    circle(x, -28, 22, fill('#fff8e2')) +
    lashes +
    circle(x, -28, 15, fill(color)) +
    circle(x, -28, 10, fill('#1a0d06')) +
    circle(x - 4, -33, 4, fill('#ffffff'))
  )
}

const TAIL_COLORS = ['#0e5346', '#1fa57b', '#123b7a', '#d9432b', '#0b3f36']
const ROOSTER_BODY =
  'M-36 -34C-40 -4 -52 10 -44 36C-38 60 -8 68 16 58C36 50 44 34 38 20C22 30 0 22 -8 0C-12 -14 -8 -28 -10 -40Z'

/** A rooster, its tail in harp curves. */
export function rooster(paint: Paint): string {
  const tail = TAIL_COLORS.map((color, index) => {
    const d = `M22 28C${44 + index * 6} ${-10 - index * 14} ${78 - index * 4} ${-34 - index * 10} ${90 - index * 22} ${-20 - index * 13}C${76 - index * 14} ${-18 - index * 6} ${60 - index * 8} ${10 - index * 4} 34 44Z`
    return path(d, fill(color) + edge(darker(color, 0.4), 0.8))
  }).join('')
  const neck =
    path('M-42 -46C-50 -14 -58 2 -48 14C-34 22 -10 14 -2 2C-10 -14 -8 -32 -12 -46Z', fill(paint.goldDown)) +
    times(4, (index) =>
      path(`M${-40 + index * 9} -24Q${-46 + index * 11} -6 ${-42 + index * 11} 10`, stroke(GOLD.deep, 1.5, 0.8)),
    )
  const head =
    path('M-44 -44C-46 -62 -34 -72 -22 -70C-10 -68 -6 -56 -10 -42C-20 -36 -36 -36 -44 -44Z', fill(GOLD.light)) +
    path(
      'M-40 -64C-46 -80 -36 -86 -32 -76C-32 -90 -20 -90 -20 -76C-16 -86 -4 -82 -10 -64C-18 -74 -34 -74 -40 -64Z',
      fill('#d5132f'),
    ) +
    path('M-45 -54L-62 -46L-43 -44Z', fill('#f4a52a')) +
    path('M-42 -42C-50 -34 -46 -22 -38 -26C-34 -30 -36 -38 -36 -42Z', fill('#d5132f')) +
    circle(-30, -56, 4.6, fill('#ffffff')) +
    circle(-31, -56, 2.6, fill('#160b06'))
  const wing =
    path('M-30 26C-14 18 10 22 20 36C6 52 -20 50 -30 26Z', fill('#8e1b0e')) +
    path('M-22 30L8 40M-18 36L2 44', stroke(GOLD.light, 1.6, 0.8))
  const legs = path('M-14 58L-18 80M8 60L10 80M-28 80h16M2 80h16', stroke('#e0a93c', 5))
  const body = solid(paint, ROOSTER_BODY, '#c8371f', { shade: 0.35, shine: 0.16, dx: 7, dy: 5 })
  return place({ x: -6, y: 2 }, shadow(80, 46) + tail + legs + body + neck + head + wing)
}

/** A green parrot on its branch. */
export function parrot(paint: Paint): string {
  return branch() + place({ x: 4, y: -4 }, perched(paint, '#2fae4b'))
}

/** Two of them. */
export function parrotPair(paint: Paint): string {
  return (
    branch() +
    place({ x: 42, y: 8, scale: 0.8 }, perched(paint, '#1f9fc4')) +
    `<g transform="translate(-42 6) scale(-.84 .84)">${perched(paint, '#2fae4b')}</g>`
  )
}

function branch(): string {
  const twigs = points('-74,-60 -52,-150 60,130 78,40')
    .map(([x, turn]) => place({ x, y: 50, turn }, path(leaf(34, 9), fill('#4caf45') + edge('#1e6e2c'))))
    .join('')
  return (
    twigs +
    path('M-90 58C-40 46 30 50 90 40', stroke('#3a1c0a', 12)) +
    path('M-88 55C-40 43 30 47 88 37', stroke('#8a4a1c', 5))
  )
}

function perched(paint: Paint, green: string): string {
  const body = 'M-16 -76C14 -84 40 -62 38 -26C36 8 20 40 -8 54C-26 34 -34 6 -32 -24C-32 -46 -34 -70 -16 -76Z'
  const wing = 'M6 -30C30 -22 38 2 18 46C4 62 -2 74 -8 88C-16 62 -16 34 -10 8C-8 -8 -4 -22 6 -30Z'
  const tail = path('M-8 44L-22 98L-4 92L6 98L8 50Z', fill(darker(green, 0.35)) + edge('#0b3f26', 1))
  const feathers = times(4, (index) =>
    path(
      `M${8 - index * 3} ${-10 + index * 16}C${18 - index * 3} ${-4 + index * 16} ${20 - index * 4} ${4 + index * 16} ${14 - index * 5} ${14 + index * 16}`,
      stroke(lighter(green, 0.45), 2, 0.8),
    ),
  )
  const head =
    path('M-32 -46C-36 -70 -20 -82 0 -78C8 -60 -6 -44 -32 -40Z', fill(lighter(green, 0.12))) +
    path('M-30 -62C-52 -66 -56 -44 -44 -32C-42 -42 -36 -46 -26 -46Z', fill('#e2352b') + edge('#7a0f0a', 1)) +
    path('M-34 -44C-40 -36 -36 -30 -28 -34Z', fill('#7a0f0a')) +
    circle(-16, -60, 8, fill('#ffffff')) +
    circle(-17, -60, 4.6, fill('#160b06')) +
    circle(-19, -62, 1.6, fill('#ffffff'))
  const collar =
    path('M-32 -34C-16 -22 14 -28 30 -48', stroke('#f06a7c', 6)) +
    path('M-31 -28C-14 -16 18 -22 34 -40', stroke('#1c1008', 2.4))
  const feet = path('M-14 50v10M-4 52v9', stroke('#e8a33a', 6))
  return (
    tail +
    solid(paint, body, green, { shade: 0.34, shine: 0.3, dx: 8, dy: 4 }) +
    solid(paint, wing, darker(green, 0.2), { shade: 0.3, shine: 0.2, dx: 5, dy: 3 }) +
    feathers +
    head +
    collar +
    feet
  )
}

/** An owl that keeps a coin. */
export function owlCoin(paint: Paint): string {
  return (
    shadow(84, 60) +
    place({ x: 0, y: -8, scale: 0.94 }, goldenOwl(paint, mix(paint.palette.accent, '#c8213a', 0.35))) +
    place({ x: 0, y: 42, scale: 0.52 }, greatCoin(paint))
  )
}
