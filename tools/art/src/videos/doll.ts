import { circle, ellipse, fill, group, path, place, rect, round, stroke, times } from '../drawing.ts'
import { doll } from '../motifs/home.ts'
import { type Paint, withPalette } from '../paint.ts'
import { GOLD, PALETTES } from '../palettes.ts'
import { scallop, wedge } from '../patterns.ts'
import { ease, FILM_HEIGHT, FILM_WIDTH, type Film, swing } from './film.ts'

const RAYS = 24

/** The doll is pushed and rises again, twice; coins hop as it stands. */
export const DOLL: Film = {
  name: 'doll',
  seconds: 6,
  palette: 'marigold',
  draw(paint, at) {
    const step = (at * 2) % 1
    const lean = 34 * Math.exp(-step * 3.2) * Math.cos(step * Math.PI * 5) * ease(step / 0.06)
    const figure = place({ x: 0, y: -80, scale: 2.9 }, doll(withPalette(paint, PALETTES.ruby)))
    return [
      rect([0, 0, FILM_WIDTH, FILM_HEIGHT], fill(paint.ground)),
      rays(at),
      circle(270, 480, 260, fill(paint.glow)),
      path(scallop([270, 480], 236, 26, 7), stroke(GOLD.light, 3)),
      ellipse([270, 720], [180, 22], fill('#3a1402', 0.45)),
      // It turns about its round foot.
      group(figure, `transform="translate(270 580) rotate(${round(lean)} 0 120)"`),
      coins(paint, step),
    ].join('')
  },
}

function rays(at: number): string {
  const turn = (at * 360 * 2) / RAYS
  return times(RAYS / 2, (index) => {
    const from = (360 * 2 * index) / RAYS + turn
    return path(wedge([270, 480], 980, from, from + 360 / RAYS), fill('#f9b93a', 0.28))
  })
}

function coins(paint: Paint, step: number): string {
  const way = (step - 0.1) / 0.9
  if (way <= 0) return ''
  return times(12, (index) => {
    const x = 270 + (index - 5.5) * 68 * way
    const y = 690 - 900 * way * (1 - way) * (0.6 + ((index * 37) % 10) / 22) + way * 160
    const face = Math.max(0.15, Math.abs(swing(way, 2, 0.25 + index * 0.13)))
    const coin = circle(0, 0, 20, fill(paint.gold)) + circle(0, 0, 13, stroke(GOLD.line, 2, 0.7))
    const faded = Math.min(1, (1 - way) * 5)
    return place({ x, y }, group(coin, `transform="scale(${round(face)} 1)" opacity="${round(faded)}"`))
  })
}
