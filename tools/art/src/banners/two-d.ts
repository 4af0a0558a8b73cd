import { around, circle, fill, group, path, place, polar, rect, stroke, times } from '../drawing.ts'
import { BURMESE_DIGITS, FOUR, SEVEN } from '../letters/numerals.ts'
import type { Paint } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { scallop, star, wedge, yunRing } from '../patterns.ts'
import { type Scene, WIDTH } from './scene.ts'

const MIDDLE = [800, 246] as const
const RIBS = 24

/** Two digits in the ring of an umbrella, Burmese numerals around it. */
export const TWO_D: Scene = {
  name: 'two-d',
  height: 480,
  palette: 'jade',
  dusk: '#03211b',
  draw(paint) {
    const lacquer = paint.linear(
      [
        [0, '#0b5747'],
        [1, '#03211b'],
      ],
      [0, 0, 1, 1],
    )
    const discs = times(7, (index) => circle(800, 250, 640 - index * 92, fill(index % 2 ? '#0e7460' : '#07493e', 0.42)))
    const rings = yunRing([800, 250], 410, GOLD.light, 120) + yunRing([800, 250], 318, GOLD.light, 96)
    return [
      rect([0, 0, WIDTH, 480], fill(lacquer)),
      discs,
      group(rings, 'opacity=".45"'),
      numerals(),
      umbrellaRing(paint),
      digits(paint),
      star([640, 110], 26, '#fff7da') + star([986, 392], 18, '#fff7da'),
    ].join('')
  },
}

function numerals(): string {
  return BURMESE_DIGITS.map(({ outline }, digit) => {
    const [x, y] = polar([800, 250], 364, digit * 36 - 10)
    // The title stands there.
    if (x < 560) return ''
    return place({ x: x - 20, y: y + 16, scale: 0.62 }, path(outline, fill(GOLD.light, 0.5)))
  }).join('')
}

function umbrellaRing(paint: Paint): string {
  const [x, y] = MIDDLE
  const gores = times(RIBS, (index) =>
    path(wedge(MIDDLE, 228, (360 * index) / RIBS, (360 * (index + 1)) / RIBS), fill(index % 2 ? '#b9321c' : '#d9432b')),
  )
  const beads = around(RIBS, (index, degrees) => {
    const [bx, by] = polar(MIDDLE, 212, degrees + 7.5)
    return circle(bx, by, 6, fill(index % 2 ? GOLD.shine : '#7a0f0a'))
  })
  return (
    circle(x, y + 4, 270, fill('#021613', 0.4)) +
    path(scallop(MIDDLE, 236, RIBS, 7), fill(paint.gold)) +
    gores +
    circle(x, y, 228, stroke(GOLD.light, 5)) +
    circle(x, y, 196, stroke('#ffe2a0', 2, 0.7)) +
    beads +
    circle(x, y, 158, fill('#04211c')) +
    yunRing(MIDDLE, 146, GOLD.light, 64)
  )
}

function digits(paint: Paint): string {
  const width = FOUR.width + SEVEN.width
  const pair =
    path(FOUR.outline, fill(paint.gold)) + place({ x: FOUR.width, y: 0 }, path(SEVEN.outline, fill(paint.gold)))
  return place({ x: 800 - width, y: 318, scale: 2 }, pair)
}
