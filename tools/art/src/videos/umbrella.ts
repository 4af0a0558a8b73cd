import { circle, fill, group, path, place, rect, round, stroke, times, turned } from '../drawing.ts'
import { FOUR, SEVEN } from '../letters/numerals.ts'
import type { Paint } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { scallop, wedge, yunRing } from '../patterns.ts'
import { chanceFrom } from '../seed.ts'
import { ease, FILM_HEIGHT, FILM_WIDTH, type Film, swing, wayOf } from './film.ts'

const MIDDLE = [270, 470] as const
const RIBS = 24

/** 2D: a red umbrella opens over the number, and gold leaf drifts down. */
export const UMBRELLA: Film = {
  name: 'umbrella',
  seconds: 6,
  palette: 'jade',
  draw(paint, at) {
    const ground = paint.linear([
      [0, '#0b5747'],
      [1, '#03211b'],
    ])
    const open = Math.min(ease(at / 0.18), ease((1 - at) / 0.12))
    const [x, y] = MIDDLE
    return [
      rect([0, 0, FILM_WIDTH, FILM_HEIGHT], fill(ground)),
      times(7, (index) => circle(x, y, 660 - index * 88, fill(index % 2 ? '#0e7460' : '#07493e', 0.4))),
      group(yunRing([0, 0], 320, GOLD.light, 96), `transform="translate(${x} ${y})" opacity=".5"`),
      place({ x, y, turn: at * (360 / RIBS) * 4 }, canopy(paint, open)),
      circle(x, y, 50 + 96 * open, fill('#04211c')),
      yunRing(MIDDLE, 44 + 92 * open, GOLD.light, 60),
      number(paint, open),
      leaves(at),
    ].join('')
  },
}

function canopy(paint: Paint, open: number): string {
  const radius = 60 + 165 * open
  const gores = times(RIBS, (index) =>
    path(
      wedge([0, 0], radius, (360 * index) / RIBS, (360 * (index + 1)) / RIBS),
      fill(index % 2 ? '#b9321c' : '#d9432b'),
    ),
  )
  return (
    path(scallop([0, 0], radius + 8, RIBS, 7 * open), fill(paint.gold)) +
    gores +
    circle(0, 0, radius, stroke(GOLD.light, 5)) +
    circle(0, 0, radius * 0.86, stroke('#ffe2a0', 2, 0.7))
  )
}

/** Comes forward as the umbrella opens. */
function number(paint: Paint, open: number): string {
  const width = FOUR.width + SEVEN.width
  const pair =
    path(FOUR.outline, fill(paint.gold)) + place({ x: FOUR.width, y: 0 }, path(SEVEN.outline, fill(paint.gold)))
  const [x, y] = MIDDLE
  const inside = place({ x: -width * 0.92, y: 64, scale: 1.84 }, pair)
  return place({ x, y, scale: Math.max(0.001, open) }, inside)
}

function leaves(at: number): string {
  const chance = chanceFrom('umbrella leaves')
  return times(26, (index) => {
    const [start, phase, size] = [chance.between(0, FILM_WIDTH), chance.between(0, 1), chance.between(6, 16)]
    const color = chance.one([GOLD.light, GOLD.leaf, GOLD.shine])
    const way = wayOf(at, phase)
    const x = start + 24 * swing(way, 1, phase)
    const leaf = rect([-size / 2, -size / 2, size, size], fill(color, 0.8), 1)
    return place({ x, y: -20 + way * (FILM_HEIGHT + 40) }, turned(round(way * 360 * (index % 2 ? 1 : -1)), leaf))
  })
}
