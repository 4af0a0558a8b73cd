import { circle, ellipse, fill, type Point, path, place, polygon, rect, round, stroke, times } from '../drawing.ts'
import type { BannerLanguage, Letters } from '../letters/letters.ts'
import { mixPaint, type Paint } from '../paint.ts'
import { GOLD, PALETTES, type PaletteName } from '../palettes.ts'
import { type Chance, chanceFrom } from '../seed.ts'

export const WIDTH = 1080

/** A wide picture without letters: everything that is quiet stands left, the subject right of the middle. */
export interface Scene {
  name: string
  height: number
  palette: PaletteName
  /** The colour that fades in from the left, so that a title can be read. */
  dusk: string
  draw(paint: Paint, chance: Chance): string
}

/** How large a title may stand, how far apart its lines are and how deep the last one reaches: scripts differ. */
const LEADING: Record<BannerLanguage, { scale: number; line: number; depth: number }> = {
  en: { scale: 1.2, line: 80, depth: 48 },
  my: { scale: 1.42, line: 112, depth: 80 },
  th: { scale: 1.24, line: 104, depth: 58 },
  zh: { scale: 1.5, line: 104, depth: 52 },
}
const TITLE_LEFT = 56
const TITLE_WIDTH_MAX = 464

export function paintScene(scene: Scene, title?: { language: BannerLanguage; lines: Letters[] }): string {
  const paint = mixPaint(`b${scene.name.slice(0, 2)}`, PALETTES[scene.palette])
  const drawn = scene.draw(paint, chanceFrom(scene.name))
  const words = title ? quietSide(paint, scene) + titleLines(paint, scene, title) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${scene.height}">${paint.definitions()}${drawn}${words}</svg>`
}

function quietSide(paint: Paint, { dusk, height }: Scene): string {
  const fade = paint.linear(
    [
      [0, dusk, 0.86],
      [0.6, dusk, 0.5],
      [1, dusk, 0],
    ],
    [0, 0, 1, 0],
  )
  return rect([0, 0, 580, height], fill(fade))
}

function titleLines(paint: Paint, { height }: Scene, title: { language: BannerLanguage; lines: Letters[] }): string {
  const { language, lines } = title
  const leading = LEADING[language]
  const widest = Math.max(...lines.map(({ width }) => width))
  const scale = Math.min(leading.scale, TITLE_WIDTH_MAX / widest)
  const step = leading.line * (scale / leading.scale)
  // Title and rule together stand about the middle.
  const first = height / 2 + 54 - leading.depth * 0.8 - (step * (lines.length - 1)) / 2
  const set = lines.map(({ outline }, index) =>
    place(
      { x: TITLE_LEFT, y: first + index * step, scale },
      place({ x: 0, y: 3 }, path(outline, fill('#000000', 0.45))) + path(outline, fill('#fff9e6')),
    ),
  )
  return set.join('') + goldRule(paint, [TITLE_LEFT + 2, first + step * (lines.length - 1) + leading.depth])
}

/** A square of gold leaf and two lines. */
function goldRule(paint: Paint, [x, y]: Point): string {
  const diamond = polygon(
    [
      [x, y],
      [x + 9, y - 9],
      [x + 18, y],
      [x + 9, y + 9],
    ],
    fill(paint.gold),
  )
  return (
    diamond +
    path(`M${x + 30} ${round(y)}h150`, stroke(GOLD.light, 3, 0.9)) +
    path(`M${x + 30} ${round(y + 8)}h96`, stroke(GOLD.light, 1.4, 0.6))
  )
}

/** A string of lamps across the whole width. */
export function lampString(
  paint: Paint,
  { top, sag, lamps, color }: { top: number; sag: number; lamps: number; color: string },
): string {
  const wire = path(`M-20 ${top}Q${WIDTH / 2} ${top + sag * 2} ${WIDTH + 20} ${top}`, stroke('#0b0616', 2.4, 0.9))
  const lights = times(lamps - 1, (index) => {
    const share = (index + 1) / lamps
    const [x, y] = [-20 + (WIDTH + 40) * share, top + 11 + 4 * sag * share * (1 - share)]
    return circle(x, y, 34, fill(paint.warm)) + ellipse([x, y], [7, 9], fill((index + 1) % 4 ? '#ffe7a6' : color))
  })
  return wire + lights
}

export function stars(chance: Chance, count: number, depth: number): string {
  return times(count, () =>
    circle(
      chance.between(0, WIDTH),
      chance.between(0, depth),
      chance.between(0.7, 2.1),
      fill('#ffffff', chance.between(0.25, 0.85)),
    ),
  )
}

/** A coin lying on the ground. */
export function lyingCoin(paint: Paint, [x, y]: Point, size: number): string {
  return (
    ellipse([x, y + 4], [size, size * 0.5], fill(GOLD.line)) +
    ellipse([x, y], [size, size * 0.5], fill(paint.gold)) +
    ellipse([x, y], [size * 0.68, size * 0.32], stroke(GOLD.line, 2, 0.6))
  )
}
