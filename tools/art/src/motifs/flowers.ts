import { darker } from '../color.ts'
import {
  along,
  around,
  type Curve,
  circle,
  curvePath,
  edge,
  fill,
  path,
  place,
  polar,
  round,
  stroke,
  times,
  turned,
} from '../drawing.ts'
import type { Paint } from '../paint.ts'
import { blossom, bud, leaf, petal, rosette } from '../patterns.ts'
import { chanceFrom } from '../seed.ts'

const SPRAY: Curve = [
  [-50, 84],
  [-62, -40],
  [0, -92],
  [76, -26],
]

/** A spray of thazin, the orchid of the brand. */
export function thazin(): string {
  const leaves =
    place({ x: -50, y: 86, turn: -30 }, path(leaf(96, 16), fill('#2f8f5b'))) +
    place({ x: -48, y: 86, turn: 28 }, path(leaf(80, 15), fill('#1e6e48'))) +
    path('M-50 84L-92 12', stroke('#8ed3a4', 1, 0.6))
  const stem = path(curvePath(SPRAY), stroke('#7fb04a', 4.5)) + path(curvePath(SPRAY), stroke('#cbe59a', 1.2))
  const flowers = times(9, (index) => {
    const [x, y] = along(SPRAY, 0.3 + index * 0.083)
    const side = index % 2 ? 1 : -1
    const [dx, dy] = [side * (14 - index), 12 + (8 - index) * 2.2]
    const size = 26 - index * 2
    const stalk = path(
      `M${round(x)} ${round(y)}q${round(dx * 0.2)} ${round(dy * 0.5)} ${round(dx)} ${round(dy)}`,
      stroke('#9cc46a', 1.8),
    )
    const is_closed = index > 6
    const flower = is_closed ? turned(170, bud(size * 0.62)) : turned(side * 14, blossom(size))
    return stalk + place({ x: x + dx, y: y + dy }, flower)
  })
  return place({ x: 2, y: 0 }, leaves + stem + flowers)
}

/** Padauk, which flowers for a day after the first rain. */
export function padauk(): string {
  const leaves =
    place({ x: -30, y: 70, turn: -58 }, path(leaf(90, 22), fill('#2f8f3b'))) +
    place({ x: 30, y: 70, turn: 56 }, path(leaf(90, 22), fill('#237233'))) +
    place({ x: 0, y: 60, turn: 14 }, path(leaf(80, 20), fill('#3aa648')))
  const chance = chanceFrom('padauk')
  const cluster = times(26, () => {
    const [x, y] = polar([0, -12], Math.sqrt(chance.between(0, 1)) * 58, chance.between(0, 360))
    return padaukFlower(x, y, chance.between(0.62, 0.95))
  })
  return leaves + cluster + padaukFlower(-24, -4, 1.15) + padaukFlower(22, -22, 1.2) + padaukFlower(6, 22, 1.1)
}

function padaukFlower(x: number, y: number, scale: number): string {
  const petals = around(5, (index, degrees) => {
    const shape = path(
      'M0 0C-13 -6 -13 -22 -4 -25Q0 -21 4 -25C13 -22 13 -6 0 0Z',
      fill(index % 2 ? '#ffd24a' : '#ffc021'),
    )
    return turned(degrees, shape + path('M0 -4V-16', stroke('#e08a0b', 1.2)))
  })
  return place({ x, y, scale, turn: (x * 7 + y * 13) % 72 }, petals + circle(0, 0, 4, fill('#e0650b')))
}

const GARLAND: Curve = [
  [-70, -62],
  [-66, 74],
  [66, 74],
  [70, -62],
]

/** A garland of jasmine buds, hung up with roses. */
export function jasmine(paint: Paint): string {
  const buds = times(21, (index) => {
    const [x, y] = along(GARLAND, index / 20)
    const pair = [-1, 1].map((side) =>
      place(
        { x, y, turn: (index - 10) * 8 + side * 74 },
        path(petal(21, 7.5), fill(index % 2 ? '#fffdf6' : '#ffffff') + edge('#c5d4ae', 0.9)),
      ),
    )
    return pair.join('')
  })
  const string = path(curvePath(GARLAND), stroke('#3aa648', 6))
  const drop = times(5, (index) =>
    [-1, 1]
      .map((side) =>
        place(
          { x: 0, y: 56 + index * 8, turn: side * 112 },
          path(petal(15 - index, 6), fill('#ffffff') + edge('#c5d4ae', 0.9)),
        ),
      )
      .join(''),
  )
  const ribbon = path('M-4 92L-12 100M4 92L12 100', stroke(paint.palette.light, 5))
  const roses =
    place({ x: -70, y: -62 }, roseFlower('#d9243f')) +
    place({ x: 70, y: -62 }, roseFlower('#d9243f')) +
    place({ x: 0, y: 44 }, roseFlower('#d9243f'))
  const leaves = [-150, -30]
    .map((turn, index) =>
      place({ x: index ? 62 : -62, y: -72, turn: turn + 90 }, path(leaf(34, 11), fill('#4caf45') + edge('#1e6e2c'))),
    )
    .join('')
  const bloom = place({ x: 0, y: -26, scale: 1.5 }, leavesBehind() + jasmineFlower())
  return place({ x: 0, y: -6 }, string + buds + drop + ribbon + leaves + roses + bloom)
}

function leavesBehind(): string {
  return [-70, 70, 140, -140]
    .map((turn) => turned(turn, path(leaf(38, 12), fill('#2f8f3b') + edge('#1e6e2c', 0.8))))
    .join('')
}

export function jasmineFlower(): string {
  const outer = around(6, (_, degrees) => turned(degrees, path(petal(27, 11), fill('#f1f4e4') + edge('#c5d4ae', 0.8))))
  const inner = around(5, (_, degrees) =>
    turned(degrees + 20, path(petal(19, 9), fill('#ffffff') + edge('#d6e0c4', 0.7))),
  )
  return outer + inner + circle(0, 0, 4, fill('#ffd24a'))
}

function roseFlower(color: string): string {
  return (
    rosette(7, 25, [darker(color, 0.3), darker(color, 0.3)]) +
    rosette(6, 19, [color, color]) +
    path('M-8 2C-8 -8 8 -8 8 2C8 10 -4 10 -4 3C-4 -2 3 -2 3 2', stroke('#ff9aa8', 2.4))
  )
}
