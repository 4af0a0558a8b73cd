import { darker, mix } from '../color.ts'
import {
  along,
  type Curve,
  circle,
  curvePath,
  edge,
  ellipse,
  fill,
  group,
  path,
  place,
  points,
  round,
  stroke,
  times,
} from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { acheik, petal, rosette, yunRing } from '../patterns.ts'

const RED = '#d22b25'
const NECK: Curve = [
  [2, 44],
  [70, 46],
  [98, -18],
  [62, -70],
]

/** Saung gauk, the arched harp. */
export function harp(paint: Paint): string {
  const body = 'M-88 22C-60 32 -20 36 44 30C46 50 16 76 -22 77C-62 78 -90 52 -88 22Z'
  const strings = times(11, (index) => {
    const share = index / 10
    const [x, y] = along(NECK, 0.36 + share * 0.6)
    return path(
      `M${round(-66 + share * 62)} ${round(28 + share * 4)}L${round(x)} ${round(y)}`,
      stroke('#fff7df', 1.35, 0.95),
    )
  })
  const neck =
    path(curvePath(NECK), stroke(GOLD.line, 14)) +
    path(curvePath(NECK), stroke('#3a1408', 11)) +
    path('M0 41C62 42 90 -16 58 -68', stroke(paint.gold, 2.6)) +
    path('M6 49C78 50 104 -20 66 -74', stroke(GOLD.leaf, 2)) +
    path(
      'M64 -66C58 -84 42 -90 30 -84C38 -80 40 -72 36 -62C46 -58 58 -60 64 -66Z',
      fill(paint.gold) + edge(GOLD.line),
    ) +
    path('M58 -68C52 -76 46 -80 38 -80', stroke(GOLD.line, 1.2, 0.6))
  const cords = times(7, (index) => harpCord(along(NECK, 0.44 + index * 0.075)))
  const trim =
    path('M-88 22C-60 32 -20 36 44 30C30 44 -66 44 -88 22Z', fill('#3a1408')) +
    path('M-88 22C-60 32 -20 36 44 30', stroke(paint.gold, 4.4)) +
    path('M-84 36C-56 50 6 52 40 40', stroke(GOLD.light, 1.8)) +
    path('M-72 56C-44 70 0 70 26 56', stroke(GOLD.light, 1.8))
  const flowers = times(6, (index) => {
    const y = 53 + Math.sin((index / 5) * Math.PI) * 3.5
    return place({ x: -58 + index * 15.5, y }, rosette(6, 6, [GOLD.light, '#8e1b0e']))
  })
  const resonator = solid(paint, body, mix(paint.palette.accent, '#a8160f', 0.72), {
    shade: 0.36,
    shine: 0.14,
    dx: 6,
    dy: 9,
  })
  return place({ x: 0, y: -2 }, shadow(80, 60) + strings + neck + cords + resonator + trim + flowers)
}

/** The red cord with its tassel that ties one string to the neck. */
function harpCord([x, y]: readonly [number, number]): string {
  return (
    path(`M${round(x - 4)} ${round(y - 5)}L${round(x + 5)} ${round(y + 4)}`, stroke(RED, 4)) +
    path(`M${round(x + 5)} ${round(y + 4)}q4 6 3 16`, stroke(RED, 1.8)) +
    place({ x: x + 8, y: y + 19, turn: 180 }, path(petal(11, 3.6), fill('#e5443a')))
  )
}

/** A bronze gong in its stand. */
export function gong(paint: Paint): string {
  const { accent } = paint.palette
  const stand =
    path('M-74 80V-58M74 80V-58', stroke(GOLD.line, 10)) +
    path('M-74 80V-58M74 80V-58', stroke(accent, 6)) +
    path('M-86 -56C-60 -84 60 -84 86 -56', stroke(GOLD.line, 11)) +
    path('M-86 -56C-60 -84 60 -84 86 -56', stroke(paint.gold, 7)) +
    path('M-92 80h36M56 80h36', stroke(paint.gold, 7)) +
    path('M-28 -68L-22 -44M28 -68L22 -44', stroke(RED, 4))
  const face = paint.radial(
    [
      [0, GOLD.light],
      [0.7, GOLD.leaf],
      [1, GOLD.deep],
    ],
    [0.4, 0.35, 0.7],
  )
  const boss = paint.radial(
    [
      [0, GOLD.shine],
      [0.6, GOLD.leaf],
      [1, GOLD.deep],
    ],
    [0.35, 0.3, 0.8],
  )
  const bronze =
    circle(0, 8, 58, fill('#03100d', 0.4)) +
    circle(0, 4, 58, fill(paint.gold) + edge(GOLD.line, 1.6)) +
    circle(0, 4, 48, fill(face)) +
    yunRing([0, 4], 40, GOLD.line, 32) +
    circle(0, 4, 27, stroke(GOLD.shine, 2, 0.8)) +
    circle(0, 4, 18, fill(boss) + edge(GOLD.line, 0.8)) +
    path('M-42 -24C-30 -42 -10 -48 6 -46', stroke('#ffffff', 4, 0.5))
  return shadow(82, 62) + stand + bronze
}

/** A marionette of the zat stage. */
export function puppet(paint: Paint): string {
  const { accent, mid } = paint.palette
  const strings = points('-46,-14 -12,-46 12,-46 46,-14')
    .map(([x, y]) => path(`M${x * 0.7} -92L${x} ${y}`, stroke('#fff7df', 1, 0.7)))
    .join('')
  const bar = path('M-48 -92H48M0 -100V-84', stroke(GOLD.line, 6)) + path('M-48 -92H48', stroke(paint.gold, 3))
  const arms = 'M-18 -10C-34 -14 -40 -20 -46 -14M18 -10C34 -14 40 -20 46 -14'
  const skirt = 'M-20 10C-34 36 -48 58 -60 70C-30 82 30 82 60 70C48 58 34 36 20 10Z'
  const pattern =
    acheik({ x: -70, y: 58, width: 150, period: 26, height: 12 }, [GOLD.light, GOLD.shine]) +
    path('M-50 40C-20 50 20 50 50 40', stroke(GOLD.light, 2))
  const jacket =
    path('M-22 -18C-14 -24 14 -24 22 -18L18 14C8 20 -8 20 -18 14Z', fill(mid) + edge(GOLD.light, 2)) +
    path('M-22 -18L-36 -26L-24 -8ZM22 -18L36 -26L24 -8Z', fill(paint.gold)) +
    path('M-18 12C-8 18 8 18 18 12', stroke(paint.gold, 5))
  return place(
    { x: 0, y: 6 },
    strings +
      bar +
      path(arms, stroke(GOLD.line, 9)) +
      path(arms, stroke('#ffe3c4', 6)) +
      solid(paint, skirt, accent, { shade: 0.32, shine: 0.2, dx: 8, dy: 2 }) +
      group(pattern, paint.clip(skirt)) +
      jacket +
      puppetHead(paint),
  )
}

function puppetHead({ gold }: Paint): string {
  return (
    ellipse([0, -42], [16, 18], fill('#ffe9d2')) +
    path('M-10 -44q4 -4 8 0M2 -44q4 -4 8 0', stroke('#2a1008', 2.2)) +
    path('M-4 -33q4 4 8 0', stroke('#c4122f', 2.4)) +
    path('M-18 -48C-16 -66 16 -66 18 -48C8 -56 -8 -56 -18 -48Z', fill('#1b0d07')) +
    path('M-18 -49C-8 -57 8 -57 18 -49', stroke(gold, 3.6)) +
    path('M0 -82L8 -60H-8Z', fill(gold)) +
    circle(0, -64, 3, fill(RED))
  )
}

/** Ozi, the long drum of the village, on its goblet foot. */
export function drum(paint: Paint): string {
  const { accent } = paint.palette
  const wood = mix('#8a3a17', accent, 0.18)
  const body =
    'M-50 -52C-54 -24 -44 -4 -22 8C-14 14 -13 22 -15 30C-20 48 -34 62 -42 76H42C34 62 20 48 15 30C13 22 14 14 22 8C44 -4 54 -24 50 -52Z'
  const hide = paint.radial(
    [
      [0, '#fff7e2'],
      [0.75, '#f0d9a8'],
      [1, '#c79a54'],
    ],
    [0.4, 0.4, 0.7],
  )
  const laces = times(9, (index) => {
    const x = -48 + index * 12
    return path(`M${x} -46L${round(x * 0.82 + 4)} -12L${x + 12} -46`, stroke('#fff1cf', 1.6, 0.85))
  })
  const bands =
    path('M-47 -22C-20 -10 20 -10 47 -22', stroke(paint.gold, 5)) +
    path('M-21 9C-8 15 8 15 21 9M-15 30C-6 34 6 34 15 30', stroke(paint.gold, 5)) +
    path('M-31 58C-12 65 12 65 31 58', stroke(GOLD.light, 2.4)) +
    path('M-42 75H42', stroke(paint.gold, 7))
  const flowers = [-2, -1, 0, 1, 2]
    .map((step) => place({ x: step * 10.5, y: 47 - Math.abs(step) * 0.6 }, rosette(5, 5, [GOLD.light, wood])))
    .join('')
  const head =
    ellipse([0, -54], [56, 19], fill(darker(wood, 0.35))) +
    ellipse([0, -56], [56, 18], fill(paint.gold)) +
    ellipse([0, -57], [48, 14], fill(hide)) +
    ellipse([0, -57], [18, 5.4], fill('#5a2b12', 0.85))
  return (
    shadow(82, 52) +
    solid(paint, body, wood, { shade: 0.42, shine: 0.16, dx: 10, dy: 2 }) +
    group(laces, paint.clip(body)) +
    bands +
    flowers +
    head
  )
}
