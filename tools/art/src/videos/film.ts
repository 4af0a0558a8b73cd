import { mixPaint, type Paint } from '../paint.ts'
import { PALETTES, type PaletteName } from '../palettes.ts'

/** Nine to sixteen, as phones are held. */
export const FILM_WIDTH = 540
export const FILM_HEIGHT = 960

/** A film without words, for every language: a pure function of its moment that ends where it begins. */
export interface Film {
  name: string
  seconds: number
  palette: PaletteName
  /** `at` runs from 0 to just before 1. All that moves goes round a whole number of times. */
  draw(paint: Paint, at: number): string
}

/** One picture of a film as an SVG. */
export function filmFrame(film: Film, at: number): string {
  const paint = mixPaint(`v${film.name.slice(0, 2)}`, PALETTES[film.palette])
  const drawn = film.draw(paint, at)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FILM_WIDTH} ${FILM_HEIGHT}">${paint.definitions()}${drawn}</svg>`
}

const TURN = Math.PI * 2

/** A swing between -1 and 1, `times` a film; `phase` is where in it the film begins, from 0 to 1. */
export function swing(at: number, times = 1, phase = 0): number {
  return Math.sin(TURN * (at * times + phase))
}

/** From 0 to 1 and gently at both ends. */
export function ease(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

/** The share of its way that something has gone that began at `phase`. */
export function wayOf(at: number, phase: number, times = 1): number {
  return (at * times + phase) % 1
}
