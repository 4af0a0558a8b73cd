/** The small vocabulary in which all pictures are drawn: functions from numbers to SVG text. */
export type Point = readonly [x: number, y: number]

/** One decimal is a fifth of a pixel at the sizes in which tiles are shown. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function path(d: string, attributes = ''): string {
  return `<path d="${d}" ${attributes}/>`
}

export function circle(x: number, y: number, radius: number, attributes = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`
}

export function ellipse([x, y]: Point, [rx, ry]: Point, attributes = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${attributes}/>`
}

type Box = readonly [x: number, y: number, width: number, height: number]

export function rect([x, y, width, height]: Box, attributes = '', corner = 0): string {
  const rounded = corner === 0 ? '' : ` rx="${corner}"`
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rounded} ${attributes}/>`
}

export function polygon(points: readonly Point[], attributes = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" ${attributes}/>`
}

export function group(content: string, attributes = ''): string {
  return `<g ${attributes}>${content}</g>`
}

export function fill(color: string, opacity = 1): string {
  return `fill="${color}"${faint(opacity)}`
}

export function stroke(color: string, width = 1, opacity = 1): string {
  return `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}`
}

function faint(opacity: number): string {
  return opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''
}

interface Placement {
  x: number
  y: number
  scale?: number
  turn?: number
}

export function place({ x, y, scale = 1, turn = 0 }: Placement, content: string): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return group(content, `transform="translate(${round(x)} ${round(y)})${turned}${scaled}"`)
}

export function turned(degrees: number, content: string): string {
  return group(content, `transform="rotate(${round(degrees)})"`)
}

/** A drawing and its mirror image, left and right of the middle. */
export function mirrored(content: string): string {
  return content + group(content, 'transform="scale(-1 1)"')
}

/** Draws something `count` times around the middle. */
export function around(count: number, draw: (index: number, degrees: number) => string): string {
  return times(count, (index) => draw(index, (360 * index) / count))
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Points written as in an SVG attribute: `points('0,0 10,5')`. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

/** An outline for a filled shape. */
export function edge(color: string, width = 1): string {
  return ` stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`
}

export type Curve = readonly [Point, Point, Point, Point]

/** The point of a cubic Bézier curve after a share of its way. */
export function along([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share
  const at = (axis: 0 | 1) =>
    rest ** 3 * a[axis] + 3 * rest ** 2 * share * b[axis] + 3 * rest * share ** 2 * c[axis] + share ** 3 * d[axis]
  return [at(0), at(1)]
}

export function curvePath([a, b, c, d]: Curve): string {
  const text = ([x, y]: Point) => `${round(x)} ${round(y)}`
  return `M${text(a)}C${text(b)} ${text(c)} ${text(d)}`
}
