import { around, circle, ellipse, fill, group, path, place, polar, rect, round, times, turned } from '../drawing.ts'
import { elephant } from '../motifs/animals.ts'
import { balloon } from '../motifs/lights.ts'
import { coin } from '../motifs/treasure.ts'
import { withPalette } from '../paint.ts'
import { GOLD, PALETTES } from '../palettes.ts'
import { leaf, star } from '../patterns.ts'
import { chanceFrom } from '../seed.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film, swing, wayOf } from './film.ts'

const COINS = 8

/** Fire balloons rise over the hills, and coins go round the elephant. */
export const TREASURE: Film = {
  name: 'treasure',
  seconds: 8,
  palette: 'dawn',
  draw(paint, at) {
    const sky = paint.linear([
      [0, '#0f2f4a'],
      [0.5, '#3f7f92'],
      [0.78, '#f3a77c'],
      [1, '#ffe3c2'],
    ])
    return [
      rect([0, 0, FILM_WIDTH, FILM_HEIGHT], fill(sky)),
      sparks(at),
      ...rising(at).map(({ x, y, scale, palette }) =>
        place({ x, y, scale }, balloon(withPalette(paint, PALETTES[palette]))),
      ),
      hills(),
      ellipse([270, 770], [190, 22], fill('#12240b', 0.5)),
      ring(at, 'behind', coin(paint)),
      place({ x: 270, y: 610 + 4 * swing(at, 2), scale: 2.1 }, elephant(withPalette(paint, PALETTES.lapis))),
      ring(at, 'before', coin(paint)),
      grass(),
    ].join('')
  },
}

/** From below the picture to above it, each a whole number of times. */
function rising(at: number) {
  return (['ruby', 'marigold', 'orchid', 'leaf'] as const).map((palette, index) => ({
    palette,
    x: 90 + index * 120 + 14 * swing(at, 1, index * 0.3),
    y: 760 - wayOf(at, index * 0.27) * 920,
    scale: 0.55 + (index % 2) * 0.2,
  }))
}

function sparks(at: number): string {
  const chance = chanceFrom('treasure sparks')
  return times(18, () => {
    const [x, y, size] = [chance.between(0, FILM_WIDTH), chance.between(20, 520), chance.between(4, 10)]
    const lit = 0.5 + 0.5 * swing(at, chance.whole(1, 3), chance.between(0, 1))
    return star([x, y], size, '#fff7da', round(lit))
  })
}

function hills(): string {
  const far = times(19, (index) => `L${index * 30} ${round(720 + Math.sin(index / 2.4) * 30)}`)
  const near = times(19, (index) => `L${index * 30} ${round(770 + Math.sin(index / 3.1 + 2) * 18)}`)
  return (
    path(`M0 ${FILM_HEIGHT}V720${far}V${FILM_HEIGHT}Z`, fill('#2c5a3a')) +
    path(`M0 ${FILM_HEIGHT}V770${near}V${FILM_HEIGHT}Z`, fill('#1d4428'))
  )
}

/** Half of the ring goes behind the elephant. */
function ring(at: number, side: 'behind' | 'before', drawn: string): string {
  return times(COINS, (index) => {
    const degrees = (360 * (index / COINS + at)) % 360
    const [x, up] = polar([0, 0], 220, degrees)
    const is_before = up > 0
    if (is_before !== (side === 'before')) return ''
    return place({ x: 270 + x, y: 630 + up * 0.3, scale: is_before ? 0.4 : 0.3 }, drawn)
  })
}

function grass(): string {
  const blades = (x: number) =>
    place(
      { x, y: 965 },
      around(7, (index) => turned(index * 16 - 48, path(leaf(90, 12), fill('#0e2b16')))),
    )
  return group([40, 180, 330, 480].map(blades).join('')) + circle(-20, 980, 60, fill(GOLD.line, 0.2))
}
