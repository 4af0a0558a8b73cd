import {
  around,
  circle,
  edge,
  ellipse,
  fill,
  path,
  place,
  polar,
  rect,
  round,
  stroke,
  times,
  turned,
} from '../drawing.ts'
import type { Paint } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { blossom, leaf, petal, scallop } from '../patterns.ts'

/** A golden sign within 34 units around the origin. Signs are invented: no provider's own logo is imitated. */
type Emblem = (paint: Paint) => string

const lid: Emblem = ({ gold, palette }) => {
  const petals = around(8, (_, degrees) => turned(degrees, path(petal(21, 6.5), fill(gold))))
  const beads = around(16, (_, degrees) => {
    const [x, y] = polar([0, 0], 31, degrees)
    return circle(x, y, 1.5, fill(GOLD.light))
  })
  return circle(0, 0, 26, stroke(gold, 2.4)) + petals + circle(0, 0, 5, fill(palette.deep)) + beads
}

const umbrella: Emblem = ({ gold, palette }) => {
  const ribs = around(12, (_, degrees) => turned(degrees, path('M0 0V-25', stroke(palette.deep, 1.6))))
  const rings = circle(0, 0, 16, stroke(palette.deep, 1.4)) + circle(0, 0, 5, fill(palette.deep))
  return path(scallop([0, 0], 25, 12, 2.6), fill(gold)) + ribs + rings
}

const gem: Emblem = ({ gold, palette }) =>
  path('M-28 -6L-15 -22H15L28 -6L0 28Z', fill(gold)) +
  path('M-28 -6H28M-15 -22L-10 -6L0 28L10 -6L15 -22M-10 -6L0 -22L10 -6', stroke(palette.deep, 1.8))

const waves: Emblem = () =>
  [GOLD.light, GOLD.leaf, GOLD.deep]
    .map((color, row) =>
      path(`M-34 ${row * 12 - 14}c7 0 6 -13 15 -13s9 13 19 13s9 -13 18 -13s9 13 16 13`, stroke(color, 4)),
    )
    .join('')

const star: Emblem = ({ gold }) => {
  const rays = around(8, (index, degrees) => {
    const is_long = index % 2 === 0
    const ray = path('M0 -30L6 -10L0 0L-6 -10Z', fill(is_long ? gold : GOLD.deep))
    return place({ x: 0, y: 0, scale: is_long ? 1 : 0.72, turn: degrees }, ray)
  })
  return rays + circle(0, 0, 6, fill(GOLD.shine))
}

const fan: Emblem = ({ gold, palette }) => {
  const blades = times(7, (index) =>
    turned((index - 3) * 24, path(petal(44, 9), fill(index % 2 ? GOLD.leaf : gold) + edge(palette.deep, 1.2))),
  )
  return place({ x: 0, y: 18 }, blades + circle(0, -1, 6, fill(GOLD.shine)))
}

const lantern: Emblem = ({ gold, palette }) =>
  path('M-16 -18C-28 -6 -28 12 -16 22H16C28 12 28 -6 16 -18Z', fill(gold)) +
  path('M-7 -18C-14 -6 -14 12 -7 22M7 -18C14 -6 14 12 7 22M-24 2H24', stroke(palette.deep, 1.5)) +
  rect([-15, -24, 30, 5], fill(GOLD.light), 2) +
  rect([-13, 23, 26, 5], fill(GOLD.light), 2) +
  path('M0 28V38M-6 28V34M6 28V34', stroke(GOLD.light, 2))

const knot: Emblem = ({ gold }) => {
  const loop = path('M0 -4C-18 -10 -18 -32 0 -32C18 -32 18 -10 0 -4Z', stroke(gold, 4))
  return around(4, (_, degrees) => turned(degrees, loop)) + circle(0, 0, 5, fill(GOLD.shine))
}

const leaves: Emblem = ({ gold }) =>
  times(5, (index) =>
    place({ x: 0, y: 22, turn: (index - 2) * 28 }, path(leaf(48, 8), fill(index % 2 ? GOLD.leaf : gold))),
  )

const harp: Emblem = ({ gold }) => {
  const strings = times(4, (index) =>
    path(`M${index * 9 - 20} 12L${round(16 - index * 0.5)} ${round(-10 - index * 3.6)}`, stroke(GOLD.shine, 1.3)),
  )
  return (
    path('M-28 10C-14 18 6 18 18 12C22 -2 20 -18 8 -26', stroke(gold, 5)) +
    strings +
    path('M-32 8C-24 30 6 32 18 12C2 18 -18 18 -32 8Z', fill(gold))
  )
}

const flower: Emblem = () => blossom(28, { white: GOLD.shine, shade: GOLD.leaf, gold: GOLD.deep })

const ball: Emblem = ({ gold, palette }) => {
  const bands = around(3, (_, degrees) => turned(degrees / 2, ellipse([0, 0], [26, 9], stroke(palette.deep, 2))))
  return circle(0, 0, 26, fill(gold)) + bands + circle(0, 0, 26, stroke(GOLD.shine, 1.2))
}

const plume: Emblem = ({ gold, palette }) => {
  const feather =
    path(petal(52, 10), fill(gold) + edge(palette.deep, 1.4)) + path('M0 -6V-44', stroke(palette.deep, 1.4))
  return [-34, 34, 0].map((turn) => place({ x: 0, y: 24, turn }, feather)).join('') + circle(0, 22, 6, fill(GOLD.shine))
}

export const EMBLEMS = { ball, fan, flower, gem, harp, knot, lantern, leaves, lid, plume, star, umbrella, waves }
export type EmblemName = keyof typeof EMBLEMS
