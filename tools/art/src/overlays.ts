import { circle, fill, group, path, place, stroke, times } from './drawing.ts'
import type { Paint } from './paint.ts'
import { GOLD } from './palettes.ts'
import { petal, star } from './patterns.ts'
import type { Chance } from './seed.ts'

/** Small light things in the foreground, never over the subject. */
type Overlay = (paint: Paint, chance: Chance) => string

const fireflies: Overlay = (paint, chance) =>
  scattered(chance, 14, 74, ([x, y]) => circle(x, y, 7, fill(paint.warm)) + circle(x, y, 1.8, fill('#fff3c4')))

const petals: Overlay = (paint, chance) =>
  scattered(chance, 11, 78, ([x, y]) => {
    const color = chance.one(['#fffdf3', '#ffe9a8', paint.palette.glow])
    const shape = petal(chance.between(11, 17), chance.between(4, 6))
    return place({ x, y, turn: chance.between(0, 360) }, path(shape, fill(color, 0.92)))
  })

const coins: Overlay = (paint, chance) =>
  scattered(chance, 9, 84, ([x, y]) => {
    const width = Math.round(chance.between(0.35, 1) * 100) / 100
    const face = circle(0, 0, 11, fill(paint.gold)) + circle(0, 0, 7.5, stroke(GOLD.line, 1.2, 0.7))
    return place({ x, y, turn: chance.between(-30, 30) }, group(face, `transform="scale(${width} 1)"`))
  })

const sparks: Overlay = (_, chance) =>
  scattered(chance, 8, 80, (point) => star(point, chance.between(4, 9), '#fff7da', 0.95))

const none: Overlay = () => ''

/** Two pictures in five stay without. */
export const OVERLAYS: readonly Overlay[] = [none, none, none, fireflies, petals, coins, sparks, sparks]

/** Draws at up to `count` places that keep clear of the middle. */
function scattered(
  chance: Chance,
  count: number,
  clearance: number,
  draw: (point: readonly [number, number]) => string,
): string {
  return times(count, () => {
    const [x, y] = [chance.between(4, 236), chance.between(4, 236)]
    return Math.hypot(x - 120, y - 120) < clearance ? '' : draw([x, y])
  })
}
