import { around, circle, ellipse, fill, path, place, rect, round, stroke, times, turned } from '../drawing.ts'
import { owl } from '../motifs/birds.ts'
import { lantern } from '../motifs/lights.ts'
import { umbrella } from '../motifs/umbrella.ts'
import { type Paint, withPalette } from '../paint.ts'
import { GOLD, PALETTES } from '../palettes.ts'
import { leaf } from '../patterns.ts'
import { lampString, lyingCoin, type Scene, stars, WIDTH } from './scene.ts'

const NIGHT = '#150823'
const COINS = [
  [624, 430, 26],
  [660, 446, 20],
  [850, 446, 24],
  [886, 456, 18],
  [596, 452, 17],
] as const

/** The night market, and the golden owl among its stalls. */
export const MARKET: Scene = {
  name: 'market',
  height: 480,
  palette: 'plum',
  dusk: NIGHT,
  draw(paint, chance) {
    const sky = paint.linear([
      [0, NIGHT],
      [0.55, '#3a1957'],
      [1, '#8a3a6e'],
    ])
    const far_lights = times(26, () => {
      const color = chance.one(['#ffc85a', '#ff8a5b', '#c877d6', '#ffe9a8'])
      const [x, y] = [chance.between(300, WIDTH), chance.between(120, 460)]
      return circle(x, y, chance.between(10, 34), fill(color, chance.one([0.1, 0.15, 0.2])))
    })
    const festive = withPalette(paint, PALETTES.cinnabar)
    return [
      rect([0, 0, WIDTH, 480], fill(sky)),
      stars(chance, 50, 210),
      circle(770, 210, 300, fill(paint.warm)),
      far_lights,
      palm(430, 150) + palm(500, 110),
      stall(paint, { x: 380, y: 352, width: 190, cloth: '#d9432b' }),
      stall(paint, { x: 900, y: 346, width: 220, cloth: '#0e7460' }),
      lampString(paint, { top: -6, sag: 58, lamps: 15, color: '#ff8a5b' }),
      lampString(paint, { top: 34, sag: 76, lamps: 11, color: '#f4c65a' }),
      ellipse([758, 462], [210, 22], fill('#0d0417', 0.55)),
      place({ x: 740, y: 258, scale: 2.3 }, owl(withPalette(paint, PALETTES.ruby))),
      place({ x: 906, y: 330, scale: 1.02 }, lantern(festive)),
      place({ x: 588, y: 352, scale: 1.16 }, umbrella(festive)),
      ...COINS.map(([x, y, size]) => lyingCoin(paint, [x, y], size)),
    ].join('')
  },
}

function palm(x: number, height: number): string {
  const top = 420 - height
  const fronds = around(9, (index) => turned(index * 28 - 112, path(leaf(56, 9), fill(NIGHT))))
  return path(`M${x} 480C${x - 6} 420 ${x + 4} 380 ${x} ${top}`, stroke(NIGHT, 9)) + place({ x, y: top }, fronds)
}

interface Stall {
  x: number
  y: number
  width: number
  cloth: string
}

function stall(paint: Paint, { x, y, width, cloth }: Stall): string {
  const lit = paint.linear([
    [0, '#ffd98a'],
    [1, '#f08a2e'],
  ])
  const awning = times(8, (index) => {
    const ridge = (step: number) => round(x + width * (0.08 + 0.105 * step))
    const [left, right] = [x + (width * index) / 8, x + (width * (index + 1)) / 8]
    const d = `M${ridge(index)} ${y - 34}L${ridge(index + 1)} ${y - 34}L${round(right)} ${y + 12}Q${round((left + right) / 2)} ${y + 28} ${round(left)} ${y + 12}Z`
    return path(d, fill(index % 2 ? cloth : '#fff1d0'))
  })
  const goods = ['#f7b733', '#d9432b', '#7fb04a', '#f2913d', '#ffe9a8']
    .map((color, index) => circle(x + 30 + (index * (width - 60)) / 4, y + 62, 9, fill(color)))
    .join('')
  const counter =
    rect([x + 6, y + 76, width - 12, 20], fill('#3b1a14'), 3) +
    path(`M${x + 6} ${y + 78}h${width - 12}`, stroke(GOLD.leaf, 2))
  return (
    rect([x + 8, y, width - 16, 140], fill('#1a0a20')) +
    rect([x + 14, y + 6, width - 28, 70], fill(lit), 4) +
    awning +
    goods +
    counter
  )
}
