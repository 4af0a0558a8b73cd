import { lighter } from '../color.ts'
import { circle, edge, fill, path, place, points, rect, round, stroke, times, turned } from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { leaf, petal } from '../patterns.ts'

/** A sheaf of ripe paddy. */
export function rice(paint: Paint): string {
  const ears = points('-62,-66 -40,-82 -14,-92 14,-92 40,-82 62,-66 -26,-70 26,-70 0,-80')
    .map(([x, y], index) => paddyEar(x, y, index % 2 ? '#ffcf4a' : '#f2b32a'))
    .join('')
  const stems = points('-50,-46 -30,-56 -12,-62 12,-62 30,-56 50,-46 0,-60')
    .map(([x, y]) => path(`M0 34C${x * 0.2} 0 ${x * 0.7} ${y * 0.6} ${x} ${y}`, stroke('#c99a2e', 5)))
    .join('')
  const foot = times(9, (index) =>
    path(`M${round((index - 4) * 3)} 34L${(index - 4) * 11} 84`, stroke(index % 2 ? '#e0b040' : '#b98a22', 7)),
  )
  const band =
    path('M-20 26C-8 34 8 34 20 26L20 42C8 50 -8 50 -20 42Z', fill('#c8213a') + edge(paint.gold, 2)) +
    path('M18 34C34 28 44 38 38 50M18 38C32 44 34 56 26 64', stroke('#c8213a', 6))
  return place({ x: 0, y: 4 }, shadow(82, 56) + stems + foot + ears + band)
}

function paddyEar(x: number, y: number, color: string): string {
  const lean = x * 0.5
  const grains = times(7, (index) => {
    const turn = lean + (index % 2 ? 26 : -26)
    return place(
      { x: -lean * 0.06 * index, y: index * 7.5, turn },
      path(petal(15, 5.6), fill(index % 3 ? color : lighter(color, 0.35)) + edge('#9a6a10', 0.9)),
    )
  })
  return place(
    { x, y, turn: lean * 0.25 },
    path(petal(16, 5), fill(lighter(color, 0.3)) + edge('#9a6a10', 0.9)) + grains,
  )
}

/** A toddy palm with its ladder and pots. */
export function toddyPalm(paint: Paint): string {
  const fronds = [-150, -118, -86, -54, -22, 10, 42, 74, 106, 138, 170]
    .map((turn, index) => turned(turn, palmLeaf(index % 2 ? '#2f8f3b' : '#1e6e2c')))
    .join('')
  const trunk = 'M-15 84C-6 50 -11 10 -9 -24H11C13 10 11 50 21 84Z'
  const notches = times(9, (index) =>
    path(`M-12 ${74 - index * 11}Q2 ${79 - index * 11} 15 ${74 - index * 11}`, stroke('#2a1508', 2, 0.7)),
  )
  const ladder =
    path('M30 84L18 -14M46 84L28 -14', stroke('#d9a84a', 3)) +
    times(8, (index) =>
      path(`M${29 - index} ${74 - index * 12}L${44 - index * 1.9} ${74 - index * 12}`, stroke('#d9a84a', 2.6)),
    )
  const pot = (x: number, y: number) =>
    path(`M${x} ${y - 12}v8`, stroke('#d9a84a', 2)) +
    path(`M${x - 6} ${y - 4}h12c6 6 6 20 -6 20s-12 -14 -6 -20Z`, fill('#c8642a') + edge('#6a2a0c', 1.2))
  const fruits = points('-16,-22 14,-18 -2,-12')
    .map(([x, y]) => circle(x, y, 9, fill('#4a2338')) + circle(x - 3, y - 3, 3, fill('#a86a8a', 0.8)))
    .join('')
  return (
    shadow(84, 40) +
    solid(paint, trunk, '#7a5230', { shade: 0.4, shine: 0.25, dx: 5, dy: 0 }) +
    notches +
    ladder +
    place({ x: 0, y: -34, scale: 1.22 }, fronds) +
    fruits +
    pot(-30, 4) +
    pot(34, 0) +
    rect([-46, 82, 92, 4], fill('#4c8f22'), 2)
  )
}

function palmLeaf(color: string): string {
  const blades = times(7, (index) =>
    turned(
      (index - 3) * 9,
      path(leaf(58 - Math.abs(index - 3) * 4, 5), fill(index % 2 ? color : lighter(color, 0.14))),
    ),
  )
  return blades + path('M0 0V-30', stroke('#9bcb48', 1.6, 0.8))
}
