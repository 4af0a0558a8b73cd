import { circle, fill, path, place, rect, round, times } from '../drawing.ts'
import { rabbit } from '../motifs/animals.ts'
import { cards } from '../motifs/cards.ts'
import { thazin } from '../motifs/flowers.ts'
import { boat } from '../motifs/river.ts'
import { withPalette } from '../paint.ts'
import { PALETTES } from '../palettes.ts'
import type { Chance } from '../seed.ts'
import { type Scene, stars, WIDTH } from './scene.ts'

/** The full moon over the lake, the rabbit, and a hand of cards. */
export const MOON: Scene = {
  name: 'moon',
  height: 480,
  palette: 'lapis',
  dusk: '#070f33',
  draw(paint, chance) {
    const sky = paint.linear([
      [0, '#070f33'],
      [0.6, '#1b3a8c'],
      [1, '#5e8be6'],
    ])
    const disc = paint.linear([
      [0, '#ffffff'],
      [1, '#e3e9ff'],
    ])
    const water = paint.linear([
      [0, '#2348a8'],
      [1, '#08123a'],
    ])
    const festive = withPalette(paint, PALETTES.marigold)
    return [
      rect([0, 0, WIDTH, 480], fill(sky)),
      stars(chance, 70, 260),
      circle(760, 196, 250, fill('#5e8be6', 0.14)) + circle(760, 196, 210, fill('#9cbeff', 0.18)),
      circle(760, 196, 172, fill(disc)),
      circle(690, 140, 26, fill('#c9d5f5', 0.5)) + circle(820, 250, 34, fill('#c9d5f5', 0.5)),
      circle(830, 120, 16, fill('#c9d5f5', 0.5)) + circle(690, 250, 18, fill('#c9d5f5', 0.5)),
      ridge(330, 20, { color: '#16307a', phase: 1 }) + ridge(352, 14, { color: '#0f2260', phase: 3 }),
      rect([0, 366, WIDTH, 114], fill(water)),
      glitter(chance),
      place({ x: 560, y: 384, scale: 0.84 }, boat(festive)),
      place({ x: 1016, y: 372, scale: 1.1 }, thazin()),
      place({ x: 738, y: 252, scale: 1.62 }, rabbit(festive)),
      place({ x: 902, y: 322, scale: 1.26, turn: 4 }, cards()),
    ].join('')
  },
}

function ridge(y: number, height: number, { color, phase }: { color: string; phase: number }): string {
  const line = times(37, (index) => {
    const x = index * 30
    return `L${x} ${round(y + Math.sin(x / 150 + phase) * height + Math.sin(x / 61 + phase) * height * 0.4)}`
  })
  return path(`M0 480V${y}${line}V480Z`, fill(color))
}

function glitter(chance: Chance): string {
  return times(14, (index) => {
    const width = chance.between(80, 260)
    const x = 760 - width / 2 + chance.between(-40, 40)
    return rect([x, 370 + index * 8, width, 2.6], fill('#dce7ff', 0.7 - index * 0.04), 1.3)
  })
}
