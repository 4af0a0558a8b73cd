import { circle, ellipse, fill, group, path, place, rect, round, stroke, times } from '../drawing.ts'
import { owl } from '../motifs/birds.ts'
import { lantern } from '../motifs/lights.ts'
import { type Paint, withPalette } from '../paint.ts'
import { GOLD, PALETTES } from '../palettes.ts'
import { chanceFrom } from '../seed.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film, swing, wayOf } from './film.ts'

/** The night market: lamps twinkle, lanterns sway, the golden owl breathes, and coins drift down. */
export const LANTERN: Film = {
  name: 'lantern',
  seconds: 6,
  palette: 'plum',
  draw(paint, at) {
    const sky = paint.linear([
      [0, '#150823'],
      [0.5, '#3a1957'],
      [1, '#8a3a6e'],
    ])
    const left = place({ x: 110, y: 330, scale: 0.9 }, lantern(withPalette(paint, PALETTES.cinnabar)))
    const right = place({ x: 440, y: 300, scale: 0.72 }, lantern(withPalette(paint, PALETTES.lapis)))
    const bird = { x: 270, y: 530 + 4 * swing(at, 2), scale: 2.35 }
    return [
      rect([0, 0, FILM_WIDTH, FILM_HEIGHT], fill(sky)),
      farLights(at),
      circle(270, 470, 300, fill(paint.warm)),
      lampString(paint, at, { top: 20, sag: 70, lamps: 9, phase: 0 }),
      lampString(paint, at, { top: 80, sag: 96, lamps: 7, phase: 0.3 }),
      group(left, `transform="rotate(${round(4 * swing(at))} 110 60)"`),
      group(right, `transform="rotate(${round(-4 * swing(at, 1, 0.2))} 440 60)"`),
      ellipse([270, 720], [190, 20], fill('#0d0417', 0.55)),
      place(bird, owl(withPalette(paint, PALETTES.ruby))),
      coins(paint, at),
    ].join('')
  },
}

function farLights(at: number): string {
  const chance = chanceFrom('lantern lights')
  const stars = times(50, () => {
    const [x, y, size] = [chance.between(0, FILM_WIDTH), chance.between(0, 420), chance.between(0.8, 2.2)]
    return circle(x, y, size, fill('#ffffff', 0.45 + 0.3 * swing(at, 2, chance.between(0, 1))))
  })
  const lights = times(20, () => {
    const color = chance.one(['#ffc85a', '#ff8a5b', '#c877d6'])
    const [x, y] = [chance.between(0, FILM_WIDTH), chance.between(420, 940)]
    return circle(x, y - 12 * swing(at, 1, chance.between(0, 1)), chance.between(10, 36), fill(color, 0.14))
  })
  return stars + lights
}

interface Lamps {
  top: number
  sag: number
  lamps: number
  phase: number
}

function lampString(paint: Paint, at: number, { top, sag, lamps, phase }: Lamps): string {
  const wire = path(
    `M-20 ${top}Q${FILM_WIDTH / 2} ${top + sag * 2} ${FILM_WIDTH + 20} ${top}`,
    stroke('#0b0616', 2.4, 0.9),
  )
  const lights = times(lamps - 1, (index) => {
    const share = (index + 1) / lamps
    const x = -20 + (FILM_WIDTH + 40) * share
    const y = top + 11 + 4 * sag * share * (1 - share) + 2 * swing(at, 1, share + phase)
    const lit = 0.72 + 0.28 * swing(at, 2, share * 3 + phase)
    const glass = ellipse([x, y], [6, 8], fill((index + 1) % 4 ? '#ffe7a6' : '#ff8a5b'))
    return group(circle(x, y, 30, fill(paint.warm)) + glass, `opacity="${round(lit)}"`)
  })
  return wire + lights
}

function coins(paint: Paint, at: number): string {
  return times(9, (index) => {
    const way = wayOf(at, index / 9)
    const [x, y] = [90 + ((index * 131) % 360), -40 + way * 1060]
    const face = Math.max(0.12, Math.abs(swing(way, 3, 0.25 + index * 0.2)))
    const coin = circle(0, 0, 17, fill(paint.gold)) + circle(0, 0, 11, stroke(GOLD.line, 2, 0.7))
    return place({ x, y }, group(coin, `transform="scale(${round(face)} 1)"`))
  })
}
