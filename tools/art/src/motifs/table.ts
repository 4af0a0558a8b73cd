import { darker, lighter, mix } from '../color.ts'
import {
  around,
  circle,
  edge,
  ellipse,
  fill,
  path,
  place,
  points,
  polar,
  polygon,
  rect,
  round,
  stroke,
  times,
  turned,
} from '../drawing.ts'
import { BURMESE_DIGITS } from '../letters/numerals.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { petal, star, wedge } from '../patterns.ts'

const BURMESE_SEVEN = BURMESE_DIGITS[7]?.outline ?? ''

const RED = '#c4122f'

/** Lucky sevens in Burmese numerals. */
export function sevens({ palette, goldDown }: Paint): string {
  const seven = (color: string) =>
    place(
      { x: -31, y: 22 },
      path(BURMESE_SEVEN, fill('#2a1003') + edge('#2a1003', 11)) +
        path(BURMESE_SEVEN, fill(GOLD.shine) + edge(GOLD.shine, 5)) +
        path(BURMESE_SEVEN, fill(color)),
    )
  const pale = lighter(palette.glow, 0.1)
  return (
    shadow(82, 70) +
    place({ x: -52, y: -8, scale: 1.02 }, seven(pale)) +
    place({ x: 52, y: -8, scale: 1.02 }, seven(pale)) +
    place({ x: 0, y: -14, scale: 1.42 }, seven(goldDown))
  )
}

/** Balls of a lottery, each with its number in Burmese. */
export function balls({ palette }: Paint): string {
  return (
    shadow(82, 70) +
    place({ x: -46, y: 26, turn: -12 }, ball(RED, 1)) +
    place({ x: 46, y: 28, turn: 11 }, ball(mix(palette.mid, '#0e7460', 0.5), 0)) +
    place({ x: 0, y: -36, scale: 1.1 }, ball(GOLD.leaf, 8))
  )
}

function ball(color: string, digit: number): string {
  return (
    circle(0, 0, 44, fill(darker(color, 0.3))) +
    circle(-2, -3, 41, fill(color)) +
    circle(-8, -11, 27, fill(lighter(color, 0.3), 0.7)) +
    circle(0, 0, 25, fill('#fffaf0')) +
    place({ x: -17, y: 15, scale: 0.55 }, path(BURMESE_DIGITS[digit]?.outline ?? '', fill('#2a1003'))) +
    ellipse([-17, -30], [12, 6], fill('#ffffff', 0.55))
  )
}

type Face = 'top' | 'left' | 'right'

/** Two dice. */
export function dice({ palette }: Paint): string {
  return (
    shadow(70, 70) +
    place({ x: -32, y: 12, turn: -10 }, die(RED)) +
    place({ x: 42, y: -18, scale: 0.82, turn: 14 }, die(mix(palette.mid, '#0e7460', 0.5)))
  )
}

function die(color: string): string {
  const faces =
    polygon(points('0,-50 44,-28 0,-6 -44,-28'), fill(lighter(color, 0.35))) +
    polygon(points('-44,-28 0,-6 0,44 -44,22'), fill(color)) +
    polygon(points('44,-28 0,-6 0,44 44,22'), fill(darker(color, 0.3)))
  const edges = path('M0 -50L44 -28V22L0 44L-44 22V-28ZM-44 -28L0 -6L44 -28M0 -6V44', stroke(GOLD.light, 1.8, 0.9))
  const pips =
    pipsOn('top', '.25,.25 .75,.75 .5,.5') + pipsOn('left', '.3,.3 .7,.7 .3,.7 .7,.3') + pipsOn('right', '.3,.3 .7,.7')
  return faces + edges + pips
}

/** Pips at shares of a face's two edges. */
function pipsOn(face: Face, spots: string): string {
  const pips = points(spots).map(([u, v]) => {
    if (face === 'top') return ellipse([(u - v) * 44, -50 + (u + v) * 22], [5.6, 3.2], fill('#fffdf2'))
    const x = face === 'left' ? -44 + u * 44 : u * 44
    const y = face === 'left' ? -28 + u * 22 + v * 50 : -6 - u * 22 + v * 50
    return ellipse([x, y], [4.4, 5.2], fill('#fffdf2'))
  })
  return pips.join('')
}

const KNIGHT =
  'M-34 46C-34 22 -14 8 -10 -10C-22 -6 -30 6 -42 4C-54 2 -56 -12 -48 -20C-38 -30 -34 -48 -20 -58C-18 -66 -18 -74 -14 -80L-2 -68L8 -80C12 -76 14 -70 14 -66C40 -54 48 -18 40 12C36 26 36 36 38 46Z'

/** The horse of sittuyin, Burmese chess, in turned wood on its board. */
export function chess(paint: Paint): string {
  const { accent, mid, glow } = paint.palette
  const wood = mix(accent, '#d98a3c', 0.5)
  const squares = times(5, (row) =>
    times(7, (column) => ((row + column) % 2 ? '' : boardSquare(row, column, mix(mid, glow, 0.25)))),
  )
  const table = 'M-62 40H62L86 88H-86Z'
  const board = path(table, fill('#3a1a0c')) + squares + path(table, stroke(paint.gold, 3))
  const foot =
    solid(paint, 'M-44 72C-44 58 -34 54 -34 46H38C38 54 46 58 46 72C46 82 -44 82 -44 72Z', wood, {
      shade: 0.38,
      shine: 0.25,
      dx: 8,
      dy: 2,
    }) + path('M-36 48H40M-42 62C-20 68 22 68 44 62', stroke(paint.gold, 4))
  const mane = path(
    'M14 -66C40 -54 48 -18 40 12C34 0 30 -6 22 -8C30 -18 24 -26 16 -28C24 -38 16 -48 6 -50C12 -56 14 -60 14 -66Z',
    fill('#8e1b0e') + edge(GOLD.light, 1.4),
  )
  const bridle =
    path('M-36 -36C-28 -30 -22 -20 -22 -8M-30 -42L4 -40M4 -56L4 -24', stroke(paint.gold, 3.4)) +
    circle(4, -40, 5, fill(paint.gold) + edge(GOLD.line))
  const face =
    circle(-16, -42, 5, fill('#1b0d07')) +
    circle(-17.6, -43.6, 1.8, fill('#ffffff')) +
    path('M-48 -8q6 2 10 -2', stroke('#5a2408', 2.6))
  const body = solid(paint, KNIGHT, wood, { shade: 0.36, shine: 0.3, dx: 9, dy: 4 })
  return place(
    { x: 0, y: -2 },
    board +
      ellipse([0, 74], [56, 10], fill('#03100d', 0.45)) +
      body +
      mane +
      bridle +
      face +
      foot +
      star([-30, -66], 9, '#ffffff', 0.9),
  )
}

/** A square of the board, which lies away from the eye. */
function boardSquare(row: number, column: number, color: string): string {
  const [far, near] = [42 + row * 9, 51 + row * 9]
  const x = (index: number, y: number) => round((index - 3.5) * (17 + (y - 42) * 0.16))
  const d = `M${x(column, far)} ${far}L${x(column + 1, far)} ${far}L${x(column + 1, near)} ${near}L${x(column, near)} ${near}Z`
  return path(d, fill(color, 0.85))
}

/** A trophy cup with two handles. */
export function trophy(paint: Paint): string {
  const { accent, mid } = paint.palette
  const cup = 'M-46 -66H46C46 -22 30 6 8 14V34H-8V14C-30 6 -46 -22 -46 -66Z'
  const handles = 'M-45 -54C-80 -58 -80 -10 -32 -6M45 -54C80 -58 80 -10 32 -6'
  const base =
    path('M-26 34H26L32 50H-32Z', fill(paint.gold) + edge(GOLD.line)) +
    path('M-44 50H44V78H-44Z', fill(darker(mid, 0.35)) + edge(GOLD.leaf, 1.6)) +
    rect([-26, 57, 52, 14], fill(paint.gold), 3)
  const petals = around(10, (_, degrees) => turned(degrees, path(petal(15, 4.4), fill(GOLD.line))))
  const rays = times(7, (index) => path(wedge([0, -20], 104, -162 + index * 22, -154 + index * 22), fill(accent, 0.22)))
  const ball = place(
    { x: 0, y: -36 },
    circle(0, 0, 20, fill('#fff7df') + edge(GOLD.deep, 1.6)) + petals + circle(0, 0, 4, fill('#fff7df')),
  )
  const [x, y] = polar([0, -36], 60, -58)
  return (
    shadow(84, 52) +
    rays +
    path(handles, stroke(GOLD.line, 12)) +
    path(handles, stroke(paint.gold, 8)) +
    path(cup, fill(paint.gold) + edge(GOLD.line, 1.4)) +
    path('M-34 -58C-34 -30 -26 -8 -14 2', stroke('#ffffff', 6, 0.55)) +
    ellipse([0, -66], [46, 9], fill(GOLD.line)) +
    ellipse([0, -67], [46, 8], stroke(GOLD.shine, 3)) +
    ball +
    base +
    star([x, y], 12, '#ffffff')
  )
}
