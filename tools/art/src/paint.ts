import { darker, lighter } from './color.ts'
import { circle, fill, group, path, place } from './drawing.ts'
import { GOLD, type Palette } from './palettes.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]
/** Corners of a gradient's axis, in shares of the painted box. */
type Axis = readonly [x0: number, y0: number, x1: number, y1: number]
/** Middle and radius of a round gradient, in shares of the painted box. */
type Disc = readonly [cx: number, cy: number, radius: number]

const DOWN: Axis = [0, 0, 0, 1]
const ASLANT: Axis = [0, 0, 1, 1]
const MIDDLE: Disc = [0.5, 0.5, 0.5]

/** The paints of one picture. Every name carries the picture's id, because several pictures may share a page. */
export interface Paint {
  palette: Palette
  gold: string
  goldDown: string
  ground: string
  glow: string
  /** Lamp light. */
  warm: string
  /** Darkens the corners. */
  vignette: string
  clip(d: string): string
  linear(stops: readonly Stop[], axis?: Axis): string
  radial(stops: readonly Stop[], disc?: Disc): string
  /** Everything that was mixed so far; stands before the drawing. */
  definitions(): string
}

const GOLD_ASLANT: Stop[] = [
  [0, GOLD.shine],
  [0.28, GOLD.light],
  [0.6, GOLD.leaf],
  [0.82, GOLD.deep],
  [1, GOLD.light],
]
const GOLD_DOWN: Stop[] = [
  [0, GOLD.shine],
  [0.35, GOLD.light],
  [0.75, GOLD.leaf],
  [1, GOLD.deep],
]
const LAMP: Stop[] = [
  [0, '#ffe9b0', 0.95],
  [0.4, '#ffc85a', 0.4],
  [1, '#ffb84a', 0],
]

export function mixPaint(id: string, palette: Palette): Paint {
  const { deep, base, mid, light, glow } = palette
  const definitions: string[] = []
  const define = (element: (name: string) => string) => {
    const name = `${id}${definitions.length.toString(36)}`
    definitions.push(element(name))
    return `url(#${name})`
  }
  const linear = (stops: readonly Stop[], [x1, y1, x2, y2]: Axis = DOWN) =>
    define((name) => gradient('linear', `id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops))
  const radial = (stops: readonly Stop[], [cx, cy, r]: Disc = MIDDLE) =>
    define((name) => gradient('radial', `id="${name}" cx="${cx}" cy="${cy}" r="${r}"`, stops))
  const down: Stop[] = [
    [0, mid],
    [0.55, base],
    [1, deep],
  ]
  const halo: Stop[] = [
    [0, glow, 0.85],
    [0.45, light, 0.35],
    [1, light, 0],
  ]
  const corners: Stop[] = [
    [0.55, deep, 0],
    [1, deep, 0.72],
  ]
  return {
    palette,
    gold: linear(GOLD_ASLANT, ASLANT),
    goldDown: linear(GOLD_DOWN),
    ground: linear(down),
    glow: radial(halo),
    warm: radial(LAMP),
    vignette: radial(corners, [0.5, 0.45, 0.75]),
    clip: (d) => `clip-path="${define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)}"`,
    linear,
    radial,
    definitions: () => `<defs>${definitions.join('')}</defs>`,
  }
}

function gradient(kind: 'linear' | 'radial', attributes: string, stops: readonly Stop[]): string {
  const inside = stops.map(([offset, color, opacity = 1]) => {
    const faint = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
    return `<stop offset="${offset}" stop-color="${color}"${faint}/>`
  })
  return `<${kind}Gradient ${attributes}>${inside.join('')}</${kind}Gradient>`
}

/** The same paints for a subject in another palette. */
export function withPalette(paint: Paint, palette: Palette): Paint {
  return { ...paint, palette }
}

interface Volume {
  shade?: number
  shine?: number
  dx?: number
  dy?: number
}

/** A body and its volume from one outline: the light comes from the upper left, so the far side stays in shade. */
export function solid(paint: Paint, d: string, color: string, volume: Volume = {}): string {
  const { shade = 0.34, shine = 0.22, dx = 10, dy = 8 } = volume
  const far = path(d, fill(darker(color, shade)))
  const near = place({ x: -dx, y: -dy }, path(d, fill(color)))
  const lit = place({ x: -dx * 2.1, y: -dy * 2.1 }, path(d, fill(lighter(color, shine), 0.55)))
  return path(d, fill(color)) + group(far + near + lit, paint.clip(d))
}

/** A dark oval on the ground under the subject. */
export function shadow(y = 78, width = 56, opacity = 0.38): string {
  return `<ellipse cx="0" cy="${y}" rx="${width}" ry="9" ${fill('#03100d', opacity)}/>`
}

/** Light that spreads from a lamp. */
export function lampLight(paint: Paint, [x, y]: readonly [number, number], radius: number): string {
  return circle(x, y, radius, fill(paint.warm))
}
