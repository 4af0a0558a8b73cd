import { mix } from '../color.ts'
import { around, circle, ellipse, fill, group, path, polar, rect, round, stroke, times } from '../drawing.ts'
import type { Paint } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { acheik, leafSquare, scallop, wedge, yunRing } from '../patterns.ts'
import type { Chance } from '../seed.ts'
import { glow, plain, SIDE, vignette } from './canvas.ts'

/** The ribs of an umbrella, open behind the subject. */
export function ribs(paint: Paint, chance: Chance): string {
  const { base, light, glow: pale } = paint.palette
  const count = chance.one([18, 22, 26])
  const y = chance.whole(116, 132)
  const gores = times(count / 2, (index) => {
    const from = (720 * index) / count
    return path(wedge([120, y], 220, from, from + 360 / count), fill(mix(base, light, 0.42), 0.5))
  })
  const rings =
    path(scallop([120, y], 104, count, 3.2), stroke(paint.gold, 1.6, 0.85)) +
    path(scallop([120, y], 96, count, 3), stroke(pale, 0.8, 0.35))
  const beads = around(count, (_, degrees) => {
    const [bx, by] = polar([120, y], 110.5, degrees - 90 + 180 / count)
    return circle(bx, by, 1.8, fill(GOLD.light))
  })
  return plain(paint.ground) + gores + glow(paint, [120, y, 112], 0.9) + rings + beads + vignette(paint)
}

/** Mandalay silk: acheik waves above and below. */
export function silk(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light } = paint.palette
  const period = chance.one([48, 60, 80])
  const colors = [light, GOLD.light, mix(mid, light, 0.5)]
  const above =
    acheik({ x: -20, y: 14, width: 280, period, height: 20 }, colors, 2.4) +
    acheik({ x: -20 - period / 2, y: 46, width: 280, period, height: 20 }, [mix(mid, light, 0.35)], 1.4)
  const below = acheik({ x: -20, y: 212, width: 280, period, height: 20 }, colors, 2.4)
  const hem = rect([0, 196, SIDE, 44], fill(mix(deep, base, 0.4))) + group(below, 'opacity=".9"')
  return (
    plain(paint.ground) +
    glow(paint, [120, 116, 128], 0.8) +
    group(above, 'opacity=".78"') +
    hem +
    path('M0 196H240', stroke(paint.gold, 1.5)) +
    vignette(paint)
  )
}

/** The curve of a harp and its hanging strings. */
export function arch(paint: Paint, chance: Chance): string {
  const { deep, base, glow: pale } = paint.palette
  const opening = 'M-10 250V150C-10 40 70 8 150 8C214 8 250 60 250 120V250Z'
  const strings = times(9, (index) => {
    const [x, y] = [26 + index * 23, 36 - Math.sin(((index + 1) / 10) * Math.PI) * 20]
    const length = 34 + ((index * 37) % 46)
    return (
      path(`M${x} ${round(y + 8)}V${round(y + length)}`, stroke(pale, 0.9, 0.35)) +
      circle(x, y + length + 4, 2.2, fill(GOLD.light, 0.8))
    )
  })
  const rim =
    path(opening, stroke(paint.gold, 3)) +
    path('M2 250V152C2 50 76 19 150 19C206 19 239 66 239 122V250', stroke(GOLD.light, 0.9, 0.6))
  const drawn =
    plain(mix(deep, base, 0.35)) +
    path(opening, fill(paint.ground)) +
    group(glow(paint, [122, 126, 120], 0.95), paint.clip(opening)) +
    strings +
    rim
  return group(drawn, chance.happens(0.5) ? 'transform="matrix(-1 0 0 1 240 0)"' : '') + vignette(paint)
}

/** The lid of a lacquer box: rings incised around a point off the middle. */
export function lid(paint: Paint, chance: Chance): string {
  const { deep, base, mid } = paint.palette
  const [x, y] = [chance.one([60, 180, 120]), chance.one([44, 196, 120])]
  const rings = times(8, (index) =>
    circle(x, y, 220 - index * 26, fill(index % 2 ? mix(base, mid, 0.55) : mix(base, deep, 0.28))),
  )
  const incised = [207, 155, 103]
    .map((radius) => group(yunRing([x, y], radius, GOLD.light, Math.round(radius / 2.6)), 'opacity=".5"'))
    .join('')
  return plain(paint.ground) + rings + incised + glow(paint, [120, 118, 104], 0.95) + vignette(paint)
}

/** Squares of hammered gold, laid on lacquer. */
export function goldLeaf(paint: Paint, chance: Chance): string {
  const squares = times(15, (index) => {
    const [x, y] = polar([120, 120], chance.between(92, 150), index * 24 + chance.between(-8, 8))
    const size = chance.between(22, 44)
    const color = chance.one([GOLD.light, GOLD.leaf, GOLD.shine, paint.gold])
    return leafSquare(chance, [x - size / 2, y - size / 2], size, fill(color, chance.one([0.14, 0.22, 0.4, 0.75])))
  })
  return (
    plain(paint.ground) + glow(paint, [120, 120, 130], 0.55) + squares + glow(paint, [120, 120, 92]) + vignette(paint)
  )
}

/** The curtain of the zat stage, drawn aside. */
export function curtain(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light } = paint.palette
  const folds = times(6, (index) => {
    const x = index * 13
    const drape = `M${x} 0C${x + 4} 90 ${x - 8 - index * 5} 170 ${-20} ${232 + index}H${-20}V0Z`
    return path(drape, fill(index % 2 ? mix(mid, light, 0.22) : mix(mid, base, 0.35)))
  })
  const side =
    path('M78 0C80 80 64 176 -10 236H-20V0Z', fill(mix(mid, light, 0.1))) +
    foldsInOrder(folds) +
    path('M78 0C80 80 64 176 -10 236', stroke(paint.gold, 3))
  const tie = path('M-6 150C14 158 34 156 50 146', stroke(paint.gold, 6)) + circle(48, 148, 7, fill(paint.gold))
  const swags = times(4, (index) =>
    path(
      `M${index * 60 - 4} -6Q${index * 60 + 30} 52 ${index * 60 + 64} -6Z`,
      fill(index % 2 ? mid : mix(mid, light, 0.25)) + ` stroke="${GOLD.light}" stroke-width="2.4"`,
    ),
  )
  const boards =
    rect([0, 204, SIDE, 36], fill(mix(deep, '#3a1a0c', 0.5))) +
    path('M0 204H240', stroke(paint.gold, 2)) +
    times(7, (index) => path(`M${120 + (index - 3) * 30} 204L${120 + (index - 3) * 56} 240`, stroke(deep, 1.6, 0.7)))
  const spot = ellipse([120, 212], [84, 13], fill(paint.glow, chance.between(0.7, 0.9)))
  return (
    plain(paint.ground) +
    glow(paint, [120, 116, 132], 0.95) +
    boards +
    spot +
    side +
    tie +
    group(side + tie, 'transform="matrix(-1 0 0 1 240 0)"') +
    swags
  )
}

function foldsInOrder(folds: string): string {
  return group(folds, 'opacity=".75"')
}
