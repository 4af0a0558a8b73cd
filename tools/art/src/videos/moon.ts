import { circle, fill, path, place, rect, round, times } from '../drawing.ts'
import { rabbit } from '../motifs/animals.ts'
import { thazin } from '../motifs/flowers.ts'
import { boat } from '../motifs/river.ts'
import { withPalette } from '../paint.ts'
import { PALETTES } from '../palettes.ts'
import { chanceFrom } from '../seed.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film, swing, wayOf } from './film.ts'

/** Full moon over the lake: the rabbit breathes, a lamp boat crosses, the water glitters. */
export const MOON_FILM: Film = {
  name: 'moon',
  seconds: 8,
  palette: 'lapis',
  draw(paint, at) {
    const festive = withPalette(paint, PALETTES.marigold)
    const sky = paint.linear([
      [0, '#070f33'],
      [0.55, '#1b3a8c'],
      [1, '#5e8be6'],
    ])
    const water = paint.linear([
      [0, '#2348a8'],
      [1, '#08123a'],
    ])
    const disc = paint.linear([
      [0, '#ffffff'],
      [1, '#e3e9ff'],
    ])
    const crossing = { x: -160 + wayOf(at, 0.5) * (FILM_WIDTH + 320), y: 700 + 4 * swing(at, 3), scale: 1.25 }
    return [
      rect([0, 0, FILM_WIDTH, FILM_HEIGHT], fill(sky)),
      stars(at),
      circle(270, 360, 240, fill('#5e8be6', 0.14)) + circle(270, 360, 206 + 5 * swing(at), fill('#9cbeff', 0.18)),
      circle(270, 360, 172, fill(disc)),
      ridge(560, 22, { color: '#16307a', phase: 1 }) + ridge(588, 15, { color: '#0f2260', phase: 3 }),
      rect([0, 605, FILM_WIDTH, 355], fill(water)),
      glitter(at),
      place({ x: 270, y: 432 + 2 * swing(at, 2), scale: 1.9 }, rabbit(festive)),
      place({ ...crossing, turn: 1.6 * swing(at, 3, 0.2) }, boat(festive)),
      place({ x: 470, y: 800, scale: 1.5, turn: 2 * swing(at) }, thazin()),
    ].join('')
  },
}

function stars(at: number): string {
  const chance = chanceFrom('moon stars')
  return times(70, () => {
    const [x, y, size] = [chance.between(0, FILM_WIDTH), chance.between(0, 520), chance.between(0.7, 2.2)]
    return circle(x, y, size, fill('#ffffff', 0.5 + 0.4 * swing(at, chance.whole(1, 3), chance.between(0, 1))))
  })
}

function ridge(y: number, height: number, { color, phase }: { color: string; phase: number }): string {
  const line = times(19, (index) => `L${index * 30} ${round(y + Math.sin(index / 3 + phase) * height)}`)
  return path(`M0 ${FILM_HEIGHT}V${y}${line}V${FILM_HEIGHT}Z`, fill(color))
}

function glitter(at: number): string {
  return times(22, (index) => {
    const width = (60 + ((index * 73) % 170)) * (0.75 + 0.25 * swing(at, 2, index * 0.17))
    const x = 270 - width / 2 + 18 * swing(at, 1, index * 0.13)
    return rect(
      [x, 612 + index * index * 0.6 + index * 4, width, 3],
      fill('#dce7ff', Math.max(0.12, 0.7 - index * 0.03)),
      1.5,
    )
  })
}
