import { mix } from '../color.ts'
import { circle, ellipse, fill, path, place, rect, round, stroke, times } from '../drawing.ts'
import type { Paint } from '../paint.ts'
import { leaf } from '../patterns.ts'
import type { Chance } from '../seed.ts'
import { glow, plain, SIDE, vignette } from './canvas.ts'

/** Bamboo at the edges and light between. */
export function bamboo(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light } = paint.palette
  const canes = [14, 40, 200, 226].map((x, index) => {
    const [width, lean] = [chance.between(11, 17), chance.between(-8, 8)]
    const color = mix(index % 2 ? mid : base, light, 0.3)
    const knots = times(5, (knot) =>
      path(
        `M${round(x - width / 2 - 1)} ${26 + knot * 50 + index * 9}h${round(width + 2)}`,
        stroke(mix(base, deep, 0.4), 3),
      ),
    )
    return place(
      { x: lean, y: 0 },
      rect([x - width / 2, -6, width, 252], fill(color)) +
        rect([x - width / 2 + 2, -6, 3, 252], fill(light, 0.6)) +
        knots,
    )
  })
  const leaves = times(16, (index) => {
    const is_left = index % 2 === 0
    const [x, y] = [is_left ? chance.between(4, 54) : chance.between(186, 236), chance.between(0, 230)]
    const turn = (is_left ? 1 : -1) * chance.between(70, 140)
    return place(
      { x, y, turn },
      path(leaf(chance.between(34, 58), 7), fill(mix(mid, light, chance.between(0.1, 0.6)), 0.85)),
    )
  })
  return (
    plain(paint.ground) +
    glow(paint, [120, 116, 130], 0.95) +
    canes.join('') +
    leaves +
    glow(paint, [120, 118, 84], 0.6) +
    vignette(paint)
  )
}

/** The rains: slanting strokes and rings in the puddles. */
export function rain(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light, glow: pale } = paint.palette
  const sky = paint.linear([
    [0, mix(base, deep, 0.3)],
    [0.6, mid],
    [1, mix(mid, light, 0.5)],
  ])
  const clouds = times(6, (index) =>
    ellipse(
      [index * 48 + chance.between(-8, 8), chance.between(0, 18)],
      [chance.between(34, 50), chance.between(18, 28)],
      fill(mix(base, light, 0.25 + (index % 3) * 0.12)),
    ),
  )
  const drops = times(34, () => {
    const [x, y, length] = [chance.between(-10, 250), chance.between(20, 200), chance.between(10, 24)]
    return path(
      `M${round(x)} ${round(y)}l${round(-length * 0.3)} ${round(length)}`,
      stroke(pale, 1.6, chance.between(0.25, 0.6)),
    )
  })
  const puddles = times(7, () => {
    const [x, y, radius] = [chance.between(10, 230), chance.between(206, 236), chance.between(8, 20)]
    return (
      ellipse([x, y], [radius, radius * 0.3], stroke(pale, 1.2, 0.6)) +
      ellipse([x, y], [radius * 0.5, radius * 0.15], stroke(pale, 1, 0.5))
    )
  })
  return (
    plain(sky) +
    clouds +
    rect([0, 198, SIDE, 42], fill(mix(mid, deep, 0.45))) +
    drops +
    puddles +
    glow(paint, [120, 118, 108], 0.85) +
    vignette(paint)
  )
}

/** An orchid garden: great leaves from two corners. */
export function garden(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light, glow: pale } = paint.palette
  const corner = { x: chance.one([0, SIDE]), y: chance.one([0, SIDE]) }
  const across = { x: SIDE - corner.x, y: SIDE - corner.y }
  const bright = times(3, (row) =>
    times(10, (index) => {
      const blade = path(leaf(120 - row * 26, 30 - row * 6), fill(mix(mid, light, 0.25 + row * 0.22), 0.38))
      return place(
        { ...corner, turn: index * 36 + row * 18 },
        blade + path(`M0 -14V${row * 24 - 100}`, stroke(pale, 0.8, 0.3)),
      )
    }),
  )
  const dark = times(8, (index) =>
    place({ ...across, turn: index * 45 + 10 }, path(leaf(84, 22), fill(mix(base, deep, 0.35), 0.7))),
  )
  return (
    plain(paint.ground) +
    glow(paint, [120, 116, 126], 0.85) +
    bright +
    dark +
    glow(paint, [120, 118, 92], 0.8) +
    vignette(paint)
  )
}

/** Under the sea: shafts of light, bubbles, weed. */
export function sea(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light, glow: pale } = paint.palette
  const water = paint.linear([
    [0, light],
    [0.35, mid],
    [1, deep],
  ])
  const shafts = times(6, () => {
    const [x, width] = [chance.between(-20, 220), chance.between(14, 40)]
    const shaft = `M${round(x)} 0h${round(width)}L${round(x + width * 2.2 - 40)} 240h${round(-width * 2.6)}Z`
    return path(shaft, fill(pale, chance.one([0.08, 0.12, 0.18])))
  })
  const bubbles = times(16, () =>
    circle(chance.between(8, 232), chance.between(10, 220), chance.between(1.5, 6), stroke(pale, 1, 0.55)),
  )
  const weeds = [8, 30, 196, 218].map((x) =>
    weed(x + chance.between(-6, 6), chance.between(44, 84), mix(base, deep, 0.35)),
  )
  return plain(water) + shafts + bubbles + weeds.join('') + glow(paint, [120, 116, 104], 0.7)
}

function weed(x: number, height: number, color: string): string {
  const [left, top] = [round(x), round(244 - height)]
  const [low, high] = [round(244 - height * 0.4), round(244 - height * 0.6)]
  return path(
    `M${left} 244C${left - 14} ${low} ${left + 14} ${high} ${left} ${top}C${left + 10} ${high} ${left + 12} ${low} ${left + 14} 244Z`,
    fill(color),
  )
}
