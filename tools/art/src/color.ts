/** Colours are mixed in OKLab: steps that look even, and no grey in the middle. */
type Lab = [lightness: number, green_red: number, blue_yellow: number]

const WHITE = '#ffffff'
/** The darkest jade instead of black: shadows keep a colour. */
const NIGHT = '#04110e'

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)]
  return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

export function lighter(color: string, share: number): string {
  return mix(color, WHITE, share)
}

export function darker(color: string, share: number): string {
  return mix(color, NIGHT, share)
}

/** Lightness in OKLab, 0 to 1. */
export function lightness(color: string): number {
  return toLab(color)[0]
}

function toLab(hex: string): Lab {
  const n = Number.parseInt(hex.slice(1), 16)
  const [r, g, b] = [linear(n >> 16), linear((n >> 8) & 255), linear(n & 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(twoDigits).join('')}`
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function twoDigits(value: number): string {
  const bounded = Math.max(0, value)
  const channel = 255 * (bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055)
  return Math.min(255, Math.round(channel)).toString(16).padStart(2, '0')
}
