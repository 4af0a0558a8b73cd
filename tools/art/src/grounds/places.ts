import { lighter, mix } from '../color.ts'
import { circle, ellipse, fill, path, rect, round, stroke, times } from '../drawing.ts'
import type { Paint } from '../paint.ts'
import type { Chance } from '../seed.ts'
import { glow, plain, SIDE, vignette } from './canvas.ts'

/** A full moon over layers of hills. */
export function moon(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light, glow: pale } = paint.palette
  const [x, y, radius] = [120 + chance.between(-16, 16), chance.between(88, 104), chance.between(70, 82)]
  const sky = paint.linear([
    [0, deep],
    [0.55, base],
    [1, mid],
  ])
  const face = paint.linear([
    [0, lighter(pale, 0.3)],
    [1, mix(pale, light, 0.6)],
  ])
  const stars = times(18, () =>
    circle(
      chance.between(6, 234),
      chance.between(4, 130),
      chance.between(0.5, 1.5),
      fill(pale, chance.between(0.3, 0.9)),
    ),
  )
  return (
    plain(sky) +
    stars +
    circle(x, y, radius + 34, fill(light, 0.12)) +
    circle(x, y, radius + 16, fill(light, 0.18)) +
    circle(x, y, radius, fill(face)) +
    hills(chance, [176, 12], mix(mid, base, 0.3)) +
    hills(chance, [194, 9], mix(base, deep, 0.25)) +
    hills(chance, [214, 7], mix(base, deep, 0.75))
  )
}

function hills(chance: Chance, [y, height]: readonly [number, number], color: string): string {
  const phase = chance.between(0, 6)
  const ridge = times(13, (index) => {
    const x = index * 20
    const rise = Math.sin(x / 38 + phase) * height + Math.sin(x / 17 + phase * 2) * height * 0.3
    return `L${x} ${round(y + rise)}`
  })
  return path(`M0 240V${round(y)}${ridge}V240Z`, fill(color))
}

/** The night market: strings of lamps before soft lights. */
export function market(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light, glow: pale, accent } = paint.palette
  const night = paint.linear([
    [0, deep],
    [0.6, base],
    [1, mix(base, mid, 0.6)],
  ])
  const far_lights = times(16, () => {
    const color = chance.one([light, pale, '#ffc85a', accent])
    const [x, y] = [chance.between(-10, 250), chance.between(20, 230)]
    return circle(x, y, chance.between(6, 24), fill(color, chance.one([0.1, 0.14, 0.22])))
  })
  const strings = times(2, (row) => {
    const [top, sag] = [14 + row * 26, 26 + row * 8]
    const wire = path(`M-10 ${top}Q120 ${top + sag * 2} 250 ${top}`, stroke(deep, 1.6, 0.9))
    const lamps = times(9, (index) => {
      const share = (index + 1) / 10
      const [x, y] = [-10 + 260 * share, top + 6 + 4 * sag * share * (1 - share)]
      return (
        circle(x, y, 11, fill(paint.warm)) + ellipse([x, y], [3.6, 4.4], fill((index + 1) % 3 ? '#ffe7a6' : accent))
      )
    })
    return wire + lamps
  })
  return plain(night) + far_lights + strings + glow(paint, [120, 134, 104], 0.85) + vignette(paint)
}

/** A lake with a low sun and its reflection. */
export function lake(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light, glow: pale } = paint.palette
  const shore = chance.whole(128, 140)
  const sky = paint.linear([
    [0, mix(base, mid, 0.4)],
    [0.6, light],
    [1, pale],
  ])
  const water = paint.linear([
    [0, light],
    [0.3, mid],
    [1, deep],
  ])
  const ridge = times(13, (index) => `L${index * 20} ${round(shore - 8 - ((index * 53) % 17) * 0.8)}`)
  const ripples = times(16, (index) => {
    const y = shore + 4 + index * index * 0.42 + index * 1.6
    const width = chance.between(26, 90) * (1 + index * 0.05)
    const x = 120 - width / 2 + chance.between(-26, 26) * (index / 6 + 0.4)
    return rect([x, y, width, 1.6 + index * 0.12], fill(pale, 0.62 - index * 0.03), 1.4)
  })
  return (
    rect([0, 0, SIDE, shore], fill(sky)) +
    circle(120, shore - 18, 46, fill(lighter(pale, 0.45))) +
    circle(120, shore - 18, 70, fill(pale, 0.4)) +
    path(`M0 ${shore}${ridge}L240 ${shore}Z`, fill(mix(mid, light, 0.35), 0.8)) +
    rect([0, shore, SIDE, SIDE - shore], fill(water)) +
    ripples
  )
}

/** Paddy fields in terraces under a high sky. */
export function field(paint: Paint, chance: Chance): string {
  const { deep, base, mid, light, glow: pale } = paint.palette
  const sky = paint.linear([
    [0, mix(mid, light, 0.2)],
    [0.5, light],
    [1, pale],
  ])
  const clouds = times(4, () => {
    const [x, y, size] = [chance.between(0, 240), chance.between(16, 84), chance.between(12, 22)]
    return (
      ellipse([x, y], [size * 2, size * 0.5], fill('#ffffff', 0.4)) +
      ellipse([x + size * 0.6, y - size * 0.35], [size, size * 0.5], fill('#ffffff', 0.45))
    )
  })
  const terraces = times(5, (index) => {
    const y = 138 + index * 22
    const swell = chance.between(-10, 10)
    const edge = `M-4 ${y}C60 ${round(y - 14 + swell)} 150 ${round(y + 14 - swell)} 244 ${round(y - 4)}`
    const color = mix(mix(mid, light, 0.45 - index * 0.12), index > 2 ? deep : base, index * 0.16)
    return path(`${edge}V244H-4Z`, fill(color)) + path(edge, stroke(pale, 1.6, 0.55))
  })
  const tufts = times(26, () => {
    const [x, y] = [chance.between(4, 236), chance.between(150, 236)]
    const size = (y - 120) / 24
    return path(
      `M${round(x)} ${round(y)}l${round(-size)} ${round(-size * 1.6)}M${round(x)} ${round(y)}v${round(-size * 2)}M${round(x)} ${round(y)}l${round(size)} ${round(-size * 1.6)}`,
      stroke(mix(light, pale, 0.4), 1.3, 0.55),
    )
  })
  return plain(sky) + circle(120, 110, 78, fill(lighter(pale, 0.4), 0.55)) + clouds + terraces + tufts
}
