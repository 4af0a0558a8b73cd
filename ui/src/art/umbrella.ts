import { around, circle, fill, GOLD, path, petal, place, round, stroke } from './drawing.ts'

const PANELS = 8
const HALF_WIDTH = 82
const HEIGHT = 74
const RIM = 14
/** From the lit side to the shaded one; gold and cream by turns. */
const COLORS = ['#f2b63c', '#fdf5df', '#f2b63c', '#fdf5df', '#e4ab39', '#e3dac4', '#c9973a', '#cbc3ae']

/** The ends of the ribs along the rim. */
const RIBS = Array.from({ length: PANELS + 1 }, (_, rib) => -HALF_WIDTH * Math.cos((Math.PI * rib) / PANELS))

/** One curve from the crown to the rim. */
function toRim(x: number): string {
  return `${round(x * 0.86)} ${round(-HEIGHT * 0.72)} ${round(x)} ${RIM}`
}

function panels(): string {
  return COLORS.map((color, index) => {
    const [left = 0, right = 0] = RIBS.slice(index, index + 2)
    const rim = `Q${round((left + right) / 2)} ${RIM + 11} ${round(right)} ${RIM}`
    const back = `Q${round(right * 0.86)} ${round(-HEIGHT * 0.72)} 0 ${-HEIGHT}`
    return path(`M0 ${-HEIGHT}Q${toRim(left)}${rim}${back}Z`, fill(color))
  }).join('')
}

/** A painted line around the cloth, `reach` of the way down. */
function paintedBand(reach: number, width: number): string {
  const y = -HEIGHT + (RIM + HEIGHT) * reach
  const d = RIBS.map((x, index) => {
    const here = `${round(x * reach * 1.02)} ${round(y)}`
    const middle = round((((RIBS[index - 1] ?? x) + x) / 2) * reach * 1.02)
    return index === 0 ? `M${here}` : `Q${middle} ${round(y + 8)} ${here}`
  })
  return path(d.join(''), stroke(GOLD.light, width))
}

function flowers(): string {
  const y = -HEIGHT + (RIM + HEIGHT) * 0.86 + 1
  return COLORS.map((_, index) => {
    const [left = 0, right = 0] = RIBS.slice(index, index + 2)
    const color = index % 2 === 0 ? '#fff7df' : '#f2b63c'
    const petals = around(5, (_petal, turn) => place(path(petal(6.4, 3), fill(color)), { x: 0, y: 0, turn }))
    return place(petals, { x: ((left + right) / 2) * 0.86, y })
  }).join('')
}

/** A Pathein umbrella, leaning a little. */
export function umbrella(): string {
  const handle =
    path('M0 6V74', stroke(GOLD.line, 5)) +
    path('M-1 6V74', stroke(GOLD.leaf, 2.4)) +
    path('M-7 74h14', stroke(GOLD.leaf, 5))
  const ribs = RIBS.map((x) => path(`M0 ${-HEIGHT}Q${toRim(x)}`, `${stroke(GOLD.deep, 1.1)} opacity=".7"`)).join('')
  const beads = RIBS.map((x) => circle({ x, y: RIM + 1 }, 2.6, fill(GOLD.light))).join('')
  const crown = path('M0-92L5-74H-5Z', fill(GOLD.leaf)) + circle({ x: 0, y: -74 }, 5, fill(GOLD.leaf))
  const shine = path('M-58-26C-50-48-30-62-10-68', `${stroke('#fff', 4)} opacity=".4"`)
  const cloth = panels() + paintedBand(0.58, 1.2) + paintedBand(0.7, 2.2) + flowers() + ribs + beads + shine
  return place(handle + cloth + crown, { x: 0, y: 4, turn: -9 })
}
