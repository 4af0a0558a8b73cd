import { darker, lighter, mix } from '../color.ts'
import {
  around,
  circle,
  edge,
  ellipse,
  fill,
  group,
  mirrored,
  path,
  place,
  points,
  polar,
  round,
  stroke,
  times,
  turned,
} from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { eye, wideEye } from './face.ts'
import { bubbles } from './sea.ts'

const OCTOPUS_HEAD = 'M0 -80C38 -80 54 -52 50 -22C48 -6 40 4 34 12H-34C-40 4 -48 -6 -50 -22C-54 -52 -38 -80 0 -80Z'

/** An octopus, all eight arms in view. */
export function octopus(paint: Paint): string {
  const color = mix('#c9447e', paint.palette.accent, 0.18)
  const arms = [
    'M30 4C62 4 90 -4 80 -30C76 -40 62 -34 68 -24',
    'M30 12C64 22 90 30 88 54C86 66 70 66 72 54',
    'M20 14C44 34 62 60 48 80C40 88 30 80 36 70',
    'M8 14C18 40 22 66 10 84',
  ]
  const drawn = arms
    .map(
      (d, index) =>
        path(d, stroke(darker(color, 0.35 - index * 0.05), 15)) +
        path(d, stroke(index % 2 ? color : darker(color, 0.1), 11)),
    )
    .join('')
  const suckers = points('62,1 76,-6 64,22 80,38 44,42 52,60 16,44 17,60')
    .map(([x, y]) => circle(x, y, 2.8, fill('#ffd6e6', 0.95)))
    .join('')
  const spots = points('-24,-58 0,-66 22,-56 -34,-38 34,-36')
    .map(([x, y], index) => circle(x, y, 5 - (index % 2), fill(lighter(color, 0.35), 0.8)))
    .join('')
  return (
    place(
      { x: 0, y: -2 },
      mirrored(drawn + suckers) +
        solid(paint, OCTOPUS_HEAD, color, { shade: 0.3, shine: 0.28, dx: 9, dy: 5 }) +
        spots +
        wideEye(-18, -20, 13) +
        wideEye(18, -20, 13) +
        path('M-10 0C-4 7 4 7 10 0', stroke('#5a0f32', 3.4)) +
        circle(-32, -4, 6, fill('#ff9ab8', 0.7)) +
        circle(32, -4, 6, fill('#ff9ab8', 0.7)),
    ) + bubbles('-80,-70 74,-72 -64,-84')
  )
}

/** A star tortoise swimming home. */
export const turtle = (paint: Paint): string => swimmingTurtle(paint, ['#5a3512', shellStar()])
export const seaTurtle = (paint: Paint): string => swimmingTurtle(paint, ['#2a6a5a', shellPlate()])

function swimmingTurtle(paint: Paint, [color, plate]: readonly [string, string]): string {
  const skin = '#7fbf5a'
  const shell = 'M0 -54C36 -54 54 -30 54 4C54 40 32 62 0 62C-32 62 -54 40 -54 4C-54 -30 -36 -54 0 -54Z'
  const flipper = solid(paint, 'M40 -30C58 -48 82 -52 92 -38C86 -20 66 -10 46 -8Z', skin, {
    shade: 0.3,
    shine: 0.25,
    dx: 4,
    dy: 5,
  })
  const hind = solid(paint, 'M38 44C54 48 66 62 62 78C48 80 34 72 28 58Z', skin, {
    shade: 0.3,
    shine: 0.25,
    dx: 4,
    dy: 5,
  })
  const plates = points('0,4 0,-32 0,40 -33,-16 33,-16 -33,24 33,24')
  const stars = plates.map(([x, y], index) => place({ x, y, scale: index === 0 ? 1 : 0.78 }, plate)).join('')
  const head = solid(
    paint,
    'M-20 -60C-22 -84 -10 -94 0 -94C10 -94 22 -84 20 -60C14 -50 -14 -50 -20 -60Z',
    lighter(skin, 0.12),
    { shade: 0.28, shine: 0.25, dx: 5, dy: 4 },
  )
  return place(
    { x: 0, y: 6, turn: 12 },
    path('M-4 58L0 82L6 58Z', fill(skin)) +
      mirrored(flipper + hind) +
      head +
      eye(-9, -76, 4) +
      eye(9, -76, 4) +
      path('M-5 -66q5 4 10 0', stroke('#2f5a1c', 2.2)) +
      solid(paint, shell, color, { shade: 0.35, shine: 0.18, dx: 8, dy: 6 }) +
      group(stars, paint.clip(shell)) +
      path(shell, stroke(paint.gold, 4)),
  )
}

function shellPlate(): string {
  const plate = path('M0 -22L19 -11V11L0 22L-19 11V-11Z', fill('#3f9e7a') + edge('#bff0d6', 2))
  return plate + path('M0 -13L11 -6.5V6.5L0 13L-11 6.5V-6.5Z', fill('#7fd0a4'))
}

function shellStar(): string {
  const plate = around(6, (_, degrees) => turned(degrees, path('M0 -19L8 -5L0 0L-8 -5Z', fill('#f2c14a'))))
  return (
    path('M0 -22L19 -11V11L0 22L-19 11V-11Z', fill('#3a1f08') + edge('#8a5a1c', 1.4)) +
    plate +
    circle(0, 0, 4, fill('#fff1c2'))
  )
}

/** A seahorse on its coral. */
export function seahorse(paint: Paint): string {
  const color = mix('#ff9a3c', paint.palette.accent, 0.4)
  const body =
    'M-34 -48C-30 -70 -6 -84 14 -74C34 -64 36 -42 24 -26C42 -14 48 12 34 32C24 48 6 52 4 64C4 72 14 74 18 68C24 62 32 70 26 78C16 90 -8 86 -12 66C-16 46 2 36 0 18C-2 4 -16 2 -14 -14C-12 -24 -6 -30 -10 -34C-20 -34 -30 -28 -46 -24C-54 -22 -60 -30 -54 -36C-48 -40 -40 -44 -34 -48Z'
  const crest = path(
    'M-4 -78L0 -94L8 -80L20 -90L22 -74L36 -78L32 -62L44 -58L32 -48',
    fill(lighter(color, 0.25)) + edge('#a8440a', 1.2),
  )
  const fin =
    path('M36 -8C58 -14 64 10 50 26C46 16 42 8 38 6Z', fill(lighter(color, 0.4)) + edge('#a8440a', 1.2)) +
    path('M42 -2L54 2M42 6L54 14', stroke('#a8440a', 1.4, 0.7))
  const rings = times(7, (index) =>
    path(
      `M${-14 + index * 2.2} ${-8 + index * 9}C${2 + index} ${-2 + index * 9} ${20 - index} ${-4 + index * 8} ${36 - index * 2.6} ${-14 + index * 9}`,
      stroke('#fff1c2', 2, 0.8),
    ),
  )
  const coral =
    path(
      'M-66 92C-66 66 -80 60 -78 42M-66 74C-56 66 -52 60 -54 48M58 92C58 72 70 66 70 50M58 78C50 72 48 66 48 58',
      stroke('#e5486a', 9),
    ) + path('M-66 92C-66 66 -80 60 -78 42M58 92C58 72 70 66 70 50', stroke('#ff9ab0', 3))
  return (
    coral +
    place(
      { x: 4, y: 2 },
      crest +
        fin +
        solid(paint, body, color, { shade: 0.28, shine: 0.34, dx: 6, dy: 5 }) +
        group(rings, paint.clip(body)) +
        wideEye(-6, -56, 8.5) +
        path('M-54 -30q8 2 14 -2', stroke('#a8440a', 2.2)) +
        circle(8, -44, 5, fill('#ff8a7a', 0.7)),
    ) +
    bubbles('-58,-62 -70,-40 -48,-80')
  )
}

/** A starfish on the shore. */
export function starfish(paint: Paint): string {
  const color = mix('#ff7a4a', paint.palette.accent, 0.25)
  const arm = (index: number) => {
    const [tx, ty] = polar([0, 0], 84, index * 72 - 90)
    const [lx, ly] = polar([0, 0], 46, index * 72 - 108)
    const [rx, ry] = polar([0, 0], 46, index * 72 - 72)
    const [nx, ny] = polar([0, 0], 32, index * 72 - 54)
    return `Q${round(lx)} ${round(ly)} ${round(tx)} ${round(ty)}Q${round(rx)} ${round(ry)} ${round(nx)} ${round(ny)}`
  }
  const [sx, sy] = polar([0, 0], 32, -126)
  const outline = `M${round(sx)} ${round(sy)}${times(5, arm)}Z`
  const dots = around(5, (_, degrees) =>
    turned(
      degrees,
      points('0,-66 0,-54 0,-42 -7,-36 7,-36')
        .map(([x, y], index) => circle(x, y, 3.4 - index * 0.2, fill('#fff1c2')))
        .join(''),
    ),
  )
  const shells =
    place({ x: -66, y: 66, scale: 0.8 }, scallopShell('#ffe3d0')) +
    place({ x: 68, y: 62, scale: 0.62, turn: 20 }, scallopShell('#ffd0e0'))
  return (
    shadow(80, 60) +
    shells +
    place(
      { x: 0, y: 2, turn: -8 },
      path(outline, stroke(darker(color, 0.35), 16)) +
        path(outline, stroke(color, 12)) +
        solid(paint, outline, color, { shade: 0.26, shine: 0.3, dx: 6, dy: 7 }) +
        dots,
    ) +
    eye(-10, -4, 5.4) +
    eye(12, -4, 5.4) +
    path('M-7 10C-2 16 6 16 10 10', stroke('#7a2410', 3)) +
    bubbles('-64,-60 62,-66')
  )
}

function scallopShell(color: string): string {
  const ribs = times(5, (index) =>
    path(`M0 18L${-20 + index * 10} ${-14 + Math.abs(index - 2) * 4}`, stroke(darker(color, 0.35), 1.6)),
  )
  return (
    path(
      'M0 20C-20 12 -30 -8 -22 -18C-12 -26 12 -26 22 -18C30 -8 20 12 0 20Z',
      fill(color) + edge(darker(color, 0.4), 1.4),
    ) +
    ribs +
    ellipse([0, 19], [9, 4], fill(darker(color, 0.15)))
  )
}
