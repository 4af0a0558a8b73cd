import { circle, fill, rect } from '../drawing.ts'
import type { Paint } from '../paint.ts'
import type { Chance } from '../seed.ts'

/** Paints the whole square of a tile and leaves its middle calm. */
export type Ground = (paint: Paint, chance: Chance) => string

export const SIDE = 240

export function plain(color: string): string {
  return rect([0, 0, SIDE, SIDE], fill(color))
}

export function glow(paint: Paint, [x, y, radius]: readonly [number, number, number], opacity = 1): string {
  return circle(x, y, radius, fill(paint.glow, opacity))
}

export function vignette(paint: Paint): string {
  return plain(paint.vignette)
}
