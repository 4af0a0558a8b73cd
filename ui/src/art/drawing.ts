/**
 * The small vocabulary in which pictures are drawn: functions from numbers to SVG text.
 * They run when pictures are built, never in a browser.
 */
export const GOLD = { shine: '#fff3c9', light: '#f5d782', leaf: '#e4b243', deep: '#b57a16', line: '#7a4c08' }

export interface Point {
  x: number
  y: number
}

/** One decimal is a tenth of a pixel at most in every picture of the platform. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`
}

export function circle(center: Point, radius: number, attributes: string): string {
  return `<circle cx="${round(center.x)}" cy="${round(center.y)}" r="${round(radius)}" ${attributes}/>`
}

export function fill(color: string): string {
  return `fill="${color}"`
}

export function stroke(color: string, width: number): string {
  return `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

export interface Placement extends Point {
  turn?: number
  scale?: number
}

export function place(content: string, { x, y, turn = 0, scale = 1 }: Placement): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return group(content, `transform="translate(${round(x)} ${round(y)})${turned}${scaled}"`)
}

/** Draws something `count` times around the origin. */
export function around(count: number, draw: (index: number, degrees: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index, (360 * index) / count)).join('')
}

/** A petal pointing up from the origin. */
export function petal(length: number, width: number): string {
  const [l, w] = [length, width]
  return `M0 0C${round(-w)} ${round(-l * 0.35)} ${round(-w * 0.8)} ${round(-l * 0.78)} 0 ${round(-l)}C${round(w * 0.8)} ${round(-l * 0.78)} ${round(w)} ${round(-l * 0.35)} 0 0Z`
}

/** A round plate with a scalloped edge. */
export function scallop(radius: number, lobes: number, depth: number): string {
  let d = ''
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const from = polar(radius, (360 * lobe) / lobes - 90)
    const crest = polar(radius + depth * 2, (360 * (lobe + 0.5)) / lobes - 90)
    const to = polar(radius, (360 * (lobe + 1)) / lobes - 90)
    if (lobe === 0) d += `M${round(from.x)} ${round(from.y)}`
    d += `Q${round(crest.x)} ${round(crest.y)} ${round(to.x)} ${round(to.y)}`
  }
  return `${d}Z`
}

/** Two fine rules with dots between them, as incised in lacquer ware. */
export function yunRing(center: Point, radius: number, color: string, dots: number): string {
  const rules = circle(center, radius - 4, stroke(color, 0.9)) + circle(center, radius + 4, stroke(color, 0.9))
  const dotted = `fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0 1" pathLength="${dots}"`
  return rules + circle(center, radius, dotted)
}

/** The thazin orchid from the front: three long petals, two short ones, a gold lip. */
export function blossom(radius: number, white: string, shade: string): string {
  const long = [0, -118, 118].map((turn) => {
    const vein = path(`M0 ${round(-radius * 0.12)}V${round(-radius * 0.8)}`, stroke(shade, round(radius * 0.05)))
    return place(path(petal(radius, radius * 0.34), fill(white)) + vein, { x: 0, y: 0, turn })
  })
  const short = [-60, 60].map((turn) =>
    place(path(petal(radius * 0.6, radius * 0.24), fill(shade)), { x: 0, y: 0, turn }),
  )
  const lip = place(path(petal(radius * 0.5, radius * 0.24), fill(GOLD.leaf)), { x: 0, y: radius * 0.06, turn: 180 })
  const heart =
    circle({ x: 0, y: 0 }, radius * 0.15, fill(GOLD.line)) +
    circle({ x: 0, y: -radius * 0.02 }, radius * 0.09, fill(GOLD.shine))
  return [...long, ...short, lip, heart].join('')
}

/** The gradients that a picture refers to as `url(#gold)` and `url(#gold-down)`. */
export function goldGradients(): string {
  const stops = (list: [number, string][]) =>
    list.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')
  const leaf = stops([
    [0, GOLD.shine],
    [0.28, GOLD.light],
    [0.6, GOLD.leaf],
    [0.82, GOLD.deep],
    [1, GOLD.light],
  ])
  return `<linearGradient id="gold" x2="1" y2="1">${leaf}</linearGradient>`
}

/** Body and volume from one outline: the light comes from the upper left, so its far side stays in shade. */
export function shaded(
  d: string,
  colors: { base: string; shade: string; light: string },
  shift: Point,
  id: string,
): string {
  const far = path(d, fill(colors.shade))
  const near = place(path(d, fill(colors.base)), { x: -shift.x, y: -shift.y })
  const lit = place(path(d, `${fill(colors.light)} opacity=".55"`), { x: -shift.x * 2.1, y: -shift.y * 2.1 })
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(far + near + lit, `clip-path="url(#${id})"`)}`
}
