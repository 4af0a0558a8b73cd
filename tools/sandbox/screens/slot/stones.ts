/** The five cut stones, the wild and the flower, in a box of -50…50 around the middle. */
type Point = readonly [x: number, y: number]

const GOLD =
  '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3c9"/><stop offset=".3" stop-color="#f5d782"/><stop offset=".62" stop-color="#e4b243"/><stop offset=".84" stop-color="#b57a16"/><stop offset="1" stop-color="#f5d782"/></linearGradient>'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="200" height="200"><defs>${GOLD}</defs>${content}</svg>`

const at = ([x, y]: Point, scale: number): Point => [x * scale, y * scale]
const corners = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
const polygon = (points: readonly Point[], attributes: string) => `<polygon points="${corners(points)}" ${attributes}/>`

function regular(count: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) * 2 * Math.PI) / count - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

interface Stone {
  outline: Point[]
  /** From the deepest to the brightest. */
  tones: readonly [string, string, string, string]
}

const STONES: Record<string, Stone> = {
  E: { outline: regular(12, 41), tones: ['#6a0a22', '#a81237', '#e5486a', '#ffb3bf'] },
  F: {
    outline: [
      [-19, -42],
      [19, -42],
      [35, -25],
      [35, 25],
      [19, 42],
      [-19, 42],
      [-35, 25],
      [-35, -25],
    ],
    tones: ['#06493c', '#0e8064', '#3fc79c', '#c9f7e2'],
  },
  G: { outline: regular(6, 43), tones: ['#12276b', '#2348a8', '#5e8be6', '#cfe2ff'] },
  H: {
    outline: [
      [0, -43],
      [16, -24],
      [31, 2],
      [29, 23],
      [16, 38],
      [0, 42],
      [-16, 38],
      [-29, 23],
      [-31, 2],
      [-16, -24],
    ],
    tones: ['#8a3d02', '#d97a0a', '#fbb93c', '#fff0b8'],
  },
  I: { outline: regular(4, 45), tones: ['#42115a', '#7a2c97', '#bb6bd2', '#f3d3fb'] },
}

/** Light comes from the upper left: a facet's tone is how far it looks there. */
function facet(middle: Point, tones: Stone['tones']): string {
  const angle = Math.atan2(middle[1], middle[0])
  const lit = (Math.cos(angle + Math.PI * 0.72) + 1) / 2
  return tones[Math.min(3, Math.floor(lit * 3.6))] ?? tones[1]
}

export function stone(name: string): string {
  const { outline, tones } = STONES[name] ?? {
    outline: regular(8, 40),
    tones: ['#444', '#777', '#aaa', '#eee'] as const,
  }
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const tone = facet(middle, tones)
    return (
      polygon([from, to, at(to, 0.6), at(from, 0.6)], `fill="${tone}" stroke="${tone}" stroke-width=".5"`) +
      polygon([at(from, 0.6), at(to, 0.6), [0, 0]], `fill="${facet(at(middle, -1), tones)}" opacity=".62"`)
    )
  })
  return svg(
    `<ellipse cx="0" cy="45" rx="26" ry="4" fill="#03100d" opacity=".35"/>${polygon(outline, `fill="${tones[1]}" stroke="url(#g)" stroke-width="3.4" stroke-linejoin="round"`)}${polygon(
      outline.map((point) => at(point, 0.6)),
      `fill="${tones[2]}"`,
    )}${sides.join('')}${polygon(
      outline.map((point) => at(point, 0.6)),
      `fill="none" stroke="${tones[3]}" stroke-opacity=".7" stroke-width=".9"`,
    )}${star(-15, -17, 11)}${star(19, 9, 5)}`,
  )
}

function star(x: number, y: number, r: number): string {
  const n = r * 0.13
  return `<path d="M${x} ${y - r}Q${x + n} ${y - n} ${x + r} ${y}Q${x + n} ${y + n} ${x} ${y + r}Q${x - n} ${y + n} ${x - r} ${y}Q${x - n} ${y - n} ${x} ${y - r}Z" fill="#fff" opacity=".9"/>`
}

const turned = (angles: readonly number[], content: string) =>
  angles.map((angle) => `<g transform="rotate(${angle})">${content}</g>`).join('')
const ring = (count: number, content: string) =>
  turned(
    Array.from({ length: count }, (_, index) => (360 * index) / count),
    content,
  )

/** A scalloped medallion; the word is written on its band by the screen. */
function medallion(lid: string, lid_light: string, content: string): string {
  return svg(
    `<circle cy="2.5" r="45" fill="#03100d" opacity=".4"/>${ring(18, '<circle cy="-41" r="6.4" fill="url(#g)"/>')}<circle r="41" fill="url(#g)"/><circle r="36" fill="${lid}"/><path d="M-36 0A36 36 0 0 1 36 0Q0 -14 -36 0Z" fill="${lid_light}" opacity=".5"/><circle r="32.5" fill="none" stroke="#f0cb6b" stroke-width=".9"/>${ring(36, '<circle cy="-30" r="1" fill="#f8df9c"/>')}${content}`,
  )
}

const PETAL = 'M0 0C-9 -9 -7 -21 0 -27C7 -21 9 -9 0 0Z'

/** The thazin flower: free spins. */
export function flower(): string {
  return medallion(
    '#0b5747',
    '#45ae90',
    `<g transform="translate(0 -5) scale(.86)">${turned([0, -118, 118], `<path d="${PETAL}" fill="#fffdf3"/><path d="M0 -4V-21" stroke="#c9dcb8" stroke-width="1.4" stroke-linecap="round"/>`)}${turned([-60, 60], '<path d="M0 0C-6 -6 -6 -13 0 -17C6 -13 6 -6 0 0Z" fill="#e3ecd2"/>')}<path d="M0 1C7 7 6 13 0 16C-6 13 -7 7 0 1Z" fill="#e4b243"/><circle r="4" fill="#7a4c08"/><circle cy="-.6" r="2.4" fill="#fff3c9"/></g>`,
  )
}

/** Rays behind a crown of petals: stands for the others. */
export function wild(lid: string, lid_light: string): string {
  return medallion(
    lid,
    lid_light,
    `<g transform="translate(0 -6)">${ring(16, '<path d="M-2.4 -7L0 -25L2.4 -7Z" fill="#f8df9c" opacity=".85"/>')}${star(0, 0, 17).replace('#fff', 'url(#g)')}<circle r="4.5" fill="#fff3c9"/></g>`,
  )
}
