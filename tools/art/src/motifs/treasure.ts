import { darker, lighter, mix } from '../color.ts'
import { circle, edge, ellipse, fill, type Point, path, place, polar, round, stroke, times } from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { blossom, petal, rosette, star, yunRing } from '../patterns.ts'
import { cutStone } from './gems.ts'

/** An oyster of Mergui and its pearl. */
export function pearl(paint: Paint): string {
  const { accent } = paint.palette
  const [dim, bright] = [mix(accent, '#ffffff', 0.42), mix(accent, '#ffffff', 0.68)]
  const upper = shell([-168, -12], 88, [dim, bright])
  const inner = shell([-166, -14], 60, [lighter(dim, 0.3), lighter(bright, 0.5)])
  const lower = shell([168, 12], 84, [dim, bright])
  const sheen = paint.radial(
    [
      [0, '#ffffff'],
      [0.5, '#f6f2f4'],
      [0.82, '#cfcbdd'],
      [1, '#a6a2c2'],
    ],
    [0.36, 0.32, 0.75],
  )
  return (
    shadow(80, 66) +
    place({ x: 0, y: 46 }, upper + `<g opacity=".5">${inner}</g>`) +
    ellipse([0, 44], [62, 17], fill(darker(accent, 0.25))) +
    ellipse([0, 42], [54, 13], fill('#ffede6')) +
    circle(0, 18, 28, fill(sheen)) +
    ellipse([-9, 8], [7, 5], fill('#ffffff')) +
    `<g transform="translate(0 40) scale(1 .48)">${lower}</g>` +
    path('M-70 47C-40 60 40 60 70 47', stroke('#ffffff', 2, 0.5)) +
    star([24, -4], 13, '#ffffff')
  )
}

/** Half a shell: nine ribs between two angles. */
function shell([from, to]: Point, radius: number, [dim, bright]: readonly [string, string]): string {
  const ribs = 9
  return times(ribs, (rib) => {
    const [start, end] = [from + ((to - from) * rib) / ribs, from + ((to - from) * (rib + 1)) / ribs]
    const [x0, y0] = polar([0, 0], radius, start)
    const [cx, cy] = polar([0, 0], radius * 1.17, (start + end) / 2)
    const [x1, y1] = polar([0, 0], radius, end)
    const d = `M0 0L${round(x0)} ${round(y0)}Q${round(cx)} ${round(cy)} ${round(x1)} ${round(y1)}Z`
    return path(d, fill(rib % 2 ? dim : bright) + edge(darker(dim, 0.2)))
  })
}

/** Great coins with the blossom of the brand. */
export function coin(paint: Paint): string {
  const one = greatCoin(paint)
  return (
    shadow(82, 70) +
    place({ x: -50, y: 36, scale: 0.52, turn: -14 }, one) +
    place({ x: 54, y: 34, scale: 0.56, turn: 12 }, one) +
    place({ x: 0, y: -10, scale: 1.02 }, one) +
    star([-40, -54], 13, '#ffffff') +
    star([58, -36], 8, '#ffffff')
  )
}

export function greatCoin(paint: Paint): string {
  const face = paint.radial(
    [
      [0, GOLD.light],
      [0.8, GOLD.leaf],
      [1, GOLD.deep],
    ],
    [0.4, 0.35, 0.7],
  )
  return (
    circle(3, 6, 66, fill('#03100d', 0.4)) +
    circle(0, 4, 66, fill(GOLD.line)) +
    circle(0, 0, 66, fill(paint.gold)) +
    circle(0, 0, 66, stroke(GOLD.shine, 1.4, 0.8)) +
    yunRing([0, 0], 54, GOLD.line, 44) +
    circle(0, 0, 45, fill(face)) +
    place({ x: 0, y: 3 }, blossom(36, { white: '#fffbea', shade: '#f3e2a8', gold: GOLD.deep }))
  )
}

/** A lacquer box opening on treasure. */
export function box(paint: Paint): string {
  const color = mix(paint.palette.accent, '#a8160f', 0.55)
  const coins = [
    [-34, -6, 15],
    [34, -8, 15],
    [-14, -18, 17],
    [16, -20, 17],
    [0, -6, 18],
  ].map(
    ([x = 0, y = 0, radius = 0]) =>
      circle(x, y, radius, fill(paint.gold)) + circle(x, y, radius - 4, stroke(GOLD.line, 1.2, 0.6)),
  )
  const stones =
    place({ x: -2, y: -34, scale: 0.3 }, cutStone('#e5214f')) +
    place({ x: 30, y: -30, scale: 0.2 }, cutStone('#1fa57b')) +
    circle(-32, -24, 7, fill('#fffdf4')) +
    circle(-44, -14, 5, fill('#fffdf4'))
  const body = 'M-62 0C-30 12 30 12 62 0L54 62C26 78 -26 78 -54 62Z'
  const bands =
    path('M-62 0C-30 12 30 12 62 0', stroke(paint.gold, 6)) +
    path('M-60 14C-28 28 28 28 60 14M-56 52C-26 68 26 68 56 52', stroke(GOLD.light, 2)) +
    path('M-55 60C-26 76 26 76 55 60', stroke(paint.gold, 5))
  const flowers = [-3, -2, -1, 0, 1, 2, 3]
    .map((step) => place({ x: step * 15.5, y: 40 - Math.abs(step) * 2 }, rosette(6, 7.5, [GOLD.light, color])))
    .join('')
  return (
    shadow(80, 62) +
    circle(0, -14, 74, fill(paint.warm)) +
    coins.join('') +
    stones +
    solid(paint, body, color, { shade: 0.35, shine: 0.14, dx: 10, dy: 2 }) +
    bands +
    flowers +
    place({ x: 30, y: -18, scale: 0.9, turn: 24 }, boxLid(paint, color)) +
    star([-48, -40], 10, '#ffffff') +
    star([-8, -62], 7, '#ffffff')
  )
}

function boxLid(paint: Paint, color: string): string {
  const lid = 'M-58 -44C-58 -66 -30 -82 0 -82C30 -82 58 -66 58 -44C30 -34 -30 -34 -58 -44Z'
  return (
    solid(paint, lid, color, { shade: 0.35, shine: 0.18, dx: 9, dy: 3 }) +
    path('M-58 -44C-30 -34 30 -34 58 -44', stroke(paint.gold, 5)) +
    path('M-52 -58C-28 -48 28 -48 52 -58', stroke(GOLD.light, 1.6)) +
    path('M-40 -70C-20 -62 20 -62 40 -70', stroke(GOLD.light, 1.2)) +
    path(petal(18, 7), `${fill(paint.gold)} transform="translate(0 -78)"`)
  )
}
