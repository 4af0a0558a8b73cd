import { darker, lighter, mix } from '../color.ts'
import { around, circle, edge, fill, path, place, polar, round, stroke, times } from '../drawing.ts'
import { type Paint, shadow } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { blossom, petal, rosette, scallop, wedge, yunRing } from '../patterns.ts'

const GORES = 8
const WIDE = 82
const HIGH = 74
const RIM = 14
/** Where the ribs meet the rim, from left to right, as on a turned dome. */
const RIB_ENDS = Array.from({ length: GORES + 1 }, (_, rib) => -WIDE * Math.cos((Math.PI * rib) / GORES))
const ribEnd = (rib: number) => RIB_ENDS[rib] ?? 0

/** A painted umbrella of Pathein, seen from the side. */
export function umbrella({ palette, gold }: Paint): string {
  const colors = [palette.accent, mix(palette.accent, '#ffffff', 0.82)] as const
  const handle =
    path('M0 6V74', stroke(GOLD.line, 5)) +
    path('M-1 6V74', stroke(GOLD.leaf, 2.4)) +
    path('M-7 74h14', stroke(GOLD.leaf, 5))
  const gores = times(GORES, (gore) => {
    const in_shade = Math.max(0, (gore / GORES - 0.35) * 0.5)
    return path(goreOutline(gore), fill(darker(colors[gore % 2] ?? palette.accent, in_shade)))
  })
  const flowers = times(GORES, (gore) => {
    const x = ((ribEnd(gore) + ribEnd(gore + 1)) / 2) * 0.86
    const color = gore % 2 ? palette.accent : '#fff7df'
    return place({ x, y: RIM * 0.86 - HIGH * 0.14 + 1 }, rosette(5, 6.4, [color, GOLD.light]))
  })
  const ribs = times(GORES + 1, (rib) => {
    const line = `M0 ${-HIGH}Q${round(ribEnd(rib) * 0.86)} ${round(-HIGH * 0.72)} ${round(ribEnd(rib))} ${RIM}`
    return path(line, stroke(GOLD.deep, 1.1, 0.7)) + circle(ribEnd(rib), RIM + 1, 2.6, fill(GOLD.light))
  })
  const gloss = path('M-58 -26C-50 -48 -30 -62 -10 -68', stroke('#ffffff', 4, 0.4))
  const finial = path('M0 -92L5 -74H-5Z', fill(gold)) + circle(0, -74, 5, fill(GOLD.leaf))
  const bands = band(0.58, 1.2) + band(0.7, 2.2)
  return place({ x: 0, y: 4, turn: -9 }, shadow(80, 40) + handle + gores + bands + flowers + ribs + gloss + finial)
}

function goreOutline(gore: number): string {
  const [left, right] = [ribEnd(gore), ribEnd(gore + 1)]
  const bend = round(-HIGH * 0.72)
  return `M0 ${-HIGH}Q${round(left * 0.86)} ${bend} ${round(left)} ${RIM}Q${round((left + right) / 2)} ${RIM + 11} ${round(right)} ${RIM}Q${round(right * 0.86)} ${bend} 0 ${-HIGH}Z`
}

/** A painted line around the dome, `share` of the way down. */
function band(share: number, width: number): string {
  const y = -HIGH + (RIM + HIGH) * share
  const at = (rib: number) => ribEnd(rib) * share * 1.02
  let d = `M${round(at(0))} ${round(y)}`
  for (let rib = 1; rib <= GORES; rib += 1) {
    d += `Q${round((at(rib - 1) + at(rib)) / 2)} ${round(y + 8)} ${round(at(rib))} ${round(y)}`
  }
  return path(d, stroke(GOLD.light, width, 0.95))
}

/** The umbrella seen from above: a wheel of fortune. */
export function wheel({ palette, gold }: Paint): string {
  const slices = 16
  const colors = [palette.accent, lighter(palette.accent, 0.82), palette.mid, lighter(palette.glow, 0.4)]
  const disc = times(slices, (slice) => {
    const from = (360 * slice) / slices - 90
    return path(wedge([0, 0], 75, from, from + 360 / slices), fill(colors[slice % 4] ?? palette.mid))
  })
  const pegs = around(slices, (index, degrees) => {
    const [x, y] = polar([0, 0], 66, degrees - 90 + 180 / slices)
    return circle(x, y, 3, fill(index % 2 ? palette.deep : GOLD.shine))
  })
  const ribs = around(slices, (_, degrees) => {
    const [x, y] = polar([0, 0], 75, degrees - 90)
    return path(`M0 0L${round(x)} ${round(y)}`, stroke(GOLD.deep, 1, 0.6))
  })
  const rings = circle(0, 0, 75, stroke(gold, 3)) + circle(0, 0, 58, stroke('#ffffff', 1, 0.5))
  const hub = circle(0, 0, 30, fill(palette.deep)) + yunRing([0, 0], 25, GOLD.light, 24) + blossom(20)
  const pointer = path('M-9 -92H9L0 -72Z', fill(gold) + edge(GOLD.line))
  return (
    shadowDisc(84) + path(scallop([0, 0], 78, slices, 3.4), fill(gold)) + disc + rings + pegs + ribs + hub + pointer
  )
}

function shadowDisc(radius: number): string {
  return circle(0, 4, radius, fill('#03100d', 0.35))
}

/** A round fan of toddy palm, folded in pleats. */
export function fan({ palette, gold }: Paint): string {
  const pleats = 22
  const straw = mix(palette.accent, '#f3d58a', 0.45)
  const [lit, dim] = [lighter(straw, 0.25), darker(straw, 0.12)]
  const leaf = times(pleats, (pleat) => {
    const from = 130 + (280 * pleat) / pleats
    return path(wedge([0, -14], 68, from, from + 280 / pleats + 0.4), fill(pleat % 2 ? dim : lit))
  })
  const arc = (radius: number) => {
    const [x0, y0] = polar([0, -14], radius, 130)
    const [x1, y1] = polar([0, -14], radius, 410)
    return `M${round(x0)} ${round(y0)}A${radius} ${radius} 0 1 1 ${round(x1)} ${round(y1)}`
  }
  const flowers = times(5, (index) => {
    const [x, y] = polar([0, -14], 46, 190 + index * 40)
    return place({ x, y }, rosette(6, 9, [palette.base, GOLD.shine]))
  })
  const trim =
    path(arc(68), stroke(gold, 4)) + path(arc(60), stroke(palette.mid, 3)) + path(arc(32), stroke(palette.mid, 2))
  const grip = path('M0 -14V84', stroke(GOLD.line, 9)) + path('M-1.5 -14V84', stroke(GOLD.leaf, 4))
  const tie = path('M-12 34H12M-12 40H12', stroke(palette.mid, 4)) + circle(0, -14, 11, fill(gold))
  const tassel = path(petal(26, 7), `${fill(palette.light)} transform="translate(0 84) rotate(180)"`)
  return place({ x: 0, y: -4, turn: 10 }, tassel + grip + leaf + trim + flowers + tie)
}
