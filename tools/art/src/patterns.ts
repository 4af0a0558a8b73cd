import { around, circle, fill, type Point, path, polar, polygon, round, stroke, times, turned } from './drawing.ts'
import { GOLD } from './palettes.ts'
import type { Chance } from './seed.ts'

/** A petal pointing up from the origin. */
export function petal(length: number, width: number): string {
  return upright(length, width, { belly: 0.35, shoulder: 0.78, tip: 0.8 })
}

/** A leaf pointing up from the origin, slimmer at its tip than a petal. */
export function leaf(length: number, width: number): string {
  return upright(length, width, { belly: 0.3, shoulder: 0.8, tip: 0.5 })
}

function upright(length: number, width: number, at: { belly: number; shoulder: number; tip: number }): string {
  const [low, high, top] = [round(-length * at.belly), round(-length * at.shoulder), round(-length)]
  const [wide, slim] = [round(width), round(width * at.tip)]
  return `M0 0C${-wide} ${low} ${-slim} ${high} 0 ${top}C${slim} ${high} ${wide} ${low} 0 0Z`
}

/** A star of four points, as light on metal. */
export function star([x, y]: Point, radius: number, color: string, opacity = 1): string {
  const at = (dx: number, dy: number) => `${round(x + dx * radius)} ${round(y + dy * radius)}`
  const d = `M${at(0, -1)}Q${at(0.12, -0.12)} ${at(1, 0)}Q${at(0.12, 0.12)} ${at(0, 1)}Q${at(-0.12, 0.12)} ${at(-1, 0)}Q${at(-0.12, -0.12)} ${at(0, -1)}Z`
  return path(d, fill(color, opacity))
}

/** A round plate with a scalloped edge. */
export function scallop(center: Point, radius: number, lobes: number, depth: number): string {
  let d = ''
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const [x0, y0] = polar(center, radius, (360 * lobe) / lobes - 90)
    const [cx, cy] = polar(center, radius + depth * 2, (360 * (lobe + 0.5)) / lobes - 90)
    const [x1, y1] = polar(center, radius, (360 * (lobe + 1)) / lobes - 90)
    if (lobe === 0) d += `M${round(x0)} ${round(y0)}`
    d += `Q${round(cx)} ${round(cy)} ${round(x1)} ${round(y1)}`
  }
  return `${d}Z`
}

/** A slice of a round cake. */
export function wedge(center: Point, radius: number, from: number, to: number): string {
  const [x0, y0] = polar(center, radius, from)
  const [x1, y1] = polar(center, radius, to)
  const is_large = to - from > 180 ? 1 : 0
  return `M${center[0]} ${center[1]}L${round(x0)} ${round(y0)}A${radius} ${radius} 0 ${is_large} 1 ${round(x1)} ${round(y1)}Z`
}

interface Wave {
  x: number
  y: number
  width: number
  period: number
  height: number
}

/** Acheik, the interlocking wave of Mandalay silk: one line per colour, one below the other. */
export function acheik({ x, y, width, period, height }: Wave, colors: string[], thickness = 2): string {
  const count = Math.ceil(width / period) + 3
  const lines = colors.map((color, row) => {
    const middle = y + row * thickness * 1.9
    const [top, bottom] = [round(middle - height / 2), round(middle + height / 2)]
    let d = `M${round(x - period)} ${bottom}`
    for (let index = 0; index < count; index += 1) {
      const left = x + (index - 1) * period
      const at = (share: number) => round(left + period * share)
      d += `C${at(0.16)} ${bottom} ${at(0.14)} ${top} ${at(0.34)} ${top}S${at(0.5)} ${round(middle)} ${at(0.38)} ${round(middle + height * 0.06)}`
      d += `M${at(0.34)} ${top}C${at(0.6)} ${top} ${at(0.66)} ${bottom} ${at(1)} ${bottom}`
    }
    return path(d, stroke(color, thickness))
  })
  return lines.join('')
}

/** A band incised in lacquer: dots between two rules. */
export function yunBand([x, y]: Point, width: number, color: string, dot = 1.3): string {
  const step = 8
  const rules = path(`M${x} ${y - 4}h${width}M${x} ${y + 4}h${width}`, stroke(color, 0.9))
  return rules + times(Math.floor(width / step), (index) => circle(x + step * (index + 0.5), y, dot, fill(color)))
}

/** The same band, closed to a ring. */
export function yunRing([x, y]: Point, radius: number, color: string, dots = 40): string {
  const rules = circle(x, y, radius - 4, stroke(color, 0.9)) + circle(x, y, radius + 4, stroke(color, 0.9))
  const dotted = around(dots, (_, degrees) => {
    const [dx, dy] = polar([x, y], radius, degrees)
    return circle(dx, dy, 1.3, fill(color))
  })
  return rules + dotted
}

/** A square of hammered gold leaf with its slightly torn edge. */
export function leafSquare(chance: Chance, [x, y]: Point, size: number, attributes: string): string {
  const jitter = () => chance.between(-size * 0.06, size * 0.06)
  const corners: Point[] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
  const points = corners.flatMap(([x0, y0], side) => {
    const [x1, y1] = corners[(side + 1) % 4] ?? [x, y]
    return [0, 0.2, 0.4, 0.6, 0.8].map((at): Point => [x0 + (x1 - x0) * at + jitter(), y0 + (y1 - y0) * at + jitter()])
  })
  return polygon(points, attributes)
}

/** A simple flower of equal petals with a dot in its middle. */
export function rosette(petals: number, length: number, [color, heart]: readonly [string, string]): string {
  const width = (length * 2.6) / petals
  const ring = around(petals, (_, degrees) => turned(degrees, path(petal(length, width), fill(color))))
  return ring + circle(0, 0, length * 0.27, fill(heart))
}

interface BlossomColors {
  white?: string
  shade?: string
  gold?: string
}

/** The thazin orchid from the front: three long petals, two short ones, a gold lip. */
export function blossom(radius: number, colors: BlossomColors = {}): string {
  const { white = '#fffdf3', shade = '#dde9cf', gold = GOLD.leaf } = colors
  const vein = path(`M0 ${round(-radius * 0.12)}V${round(-radius * 0.8)}`, stroke(shade, round(radius * 0.05)))
  const long = [0, -118, 118].map((turn) => turned(turn, path(petal(radius, radius * 0.34), fill(white)) + vein))
  const short = [-60, 60].map((turn) => turned(turn, path(petal(radius * 0.6, radius * 0.24), fill(shade))))
  const lip = `<g transform="translate(0 ${round(radius * 0.06)}) rotate(180)">${path(petal(radius * 0.5, radius * 0.24), fill(gold))}</g>`
  const heart =
    circle(0, 0, radius * 0.15, fill(GOLD.line)) + circle(0, -radius * 0.02, radius * 0.09, fill(GOLD.shine))
  return [...long, ...short, lip, heart].join('')
}

/** A thazin flower that is still closed. */
export function bud(radius: number): string {
  return (
    path(petal(radius * 1.5, radius * 0.55), fill('#fffdf3')) + path(petal(radius * 0.8, radius * 0.5), fill('#cfe0be'))
  )
}
