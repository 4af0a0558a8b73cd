import { darker, lighter, mix } from '../color.ts'
import { circle, edge, fill, group, path, place, points, rect, round, stroke, times } from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { acheik, petal, rosette } from '../patterns.ts'

const DOLL_RED = '#d22b25'

const DOLL_BODY =
  'M0 -74C26 -74 38 -52 42 -26C50 4 58 22 56 44C54 70 28 80 0 80C-28 80 -54 70 -56 44C-58 22 -50 4 -42 -26C-38 -52 -26 -74 0 -74Z'

/** Pyit taing htaung, the doll that always rises again. */
export function doll(paint: Paint): string {
  const belt =
    path('M-50 26C-26 38 26 38 50 26', stroke(paint.gold, 7)) +
    path('M-53 40C-26 54 26 54 53 40', stroke(GOLD.light, 2)) +
    times(7, (index) => circle((index - 3) * 13.5, 34 - Math.abs(index - 3) * 1.4, 2.4, fill(GOLD.line)))
  const flowers =
    place({ x: 0, y: 60 }, rosette(5, 14, [GOLD.light, DOLL_RED])) +
    place({ x: -34, y: 58 }, rosette(5, 8, [GOLD.leaf, GOLD.leaf])) +
    place({ x: 34, y: 58 }, rosette(5, 8, [GOLD.leaf, GOLD.leaf]))
  const body = solid(paint, DOLL_BODY, DOLL_RED, { shade: 0.32, shine: 0.16, dx: 9, dy: 4 })
  return shadow(80, 58) + body + dollFace(paint) + belt + flowers
}

function dollFace({ gold }: Paint): string {
  const face = 'M0 -56C20 -56 30 -42 30 -22C30 0 16 12 0 12C-16 12 -30 0 -30 -22C-30 -42 -20 -56 0 -56Z'
  return (
    path(face, fill('#ffe3c4')) +
    circle(-17, -8, 7, fill('#f58f7a', 0.7)) +
    circle(17, -8, 7, fill('#f58f7a', 0.7)) +
    path('M-20 -26q7 -8 14 0M6 -26q7 -8 14 0', stroke('#2a1008', 3)) +
    path('M-7 -2q7 7 14 0', stroke('#b5122e', 3)) +
    path('M0 -20v8', stroke('#d79a78', 2)) +
    path('M-34 -46C-20 -62 20 -62 34 -46C30 -66 16 -80 0 -80C-16 -80 -30 -66 -34 -46Z', fill('#23120a')) +
    path('M-33 -47C-18 -60 18 -60 33 -47', stroke(gold, 5)) +
    circle(0, -58, 5, fill('#3fb592') + edge(GOLD.light, 2)) +
    circle(0, -82, 9, fill('#23120a')) +
    path('M-7 -78h14', stroke(gold, 3))
  )
}

/** A loom's shuttle and reels of silk. */
export function shuttle(paint: Paint): string {
  const { accent, light, glow } = paint.palette
  const wood = 'M-88 30C-60 2 60 2 88 30C60 58 -60 58 -88 30Z'
  const hollow = path('M-48 30C-34 18 34 18 48 30C34 42 -34 42 -48 30Z', fill('#3a1a08'))
  const pirn =
    rect([-38, 23, 76, 14], fill(accent), 7) +
    times(11, (index) => path(`M${-33 + index * 6.6} 24V36`, stroke(darker(accent, 0.3), 1.4)))
  const thread = path('M40 28C76 20 92 -10 62 -34C44 -48 26 -40 18 -30', stroke(accent, 3))
  const woven = 'M-86 58H86V92H-86Z'
  const cloth =
    path(woven, fill(mix(accent, '#8e1b4a', 0.6))) +
    group(
      acheik({ x: -90, y: 74, width: 180, period: 34, height: 16 }, [GOLD.light, lighter(glow, 0.3)], 2.4),
      paint.clip(woven),
    ) +
    path('M-86 58H86', stroke(paint.gold, 3))
  return place(
    { x: 0, y: -10 },
    cloth +
      reel(paint, [-46, -36], mix(light, '#ffffff', 0.1)) +
      reel(paint, [40, -40], '#e2356a') +
      reel(paint, [-4, -48], '#ffc23c') +
      thread +
      solid(paint, wood, '#b5692a', { shade: 0.4, shine: 0.25, dx: 4, dy: 7 }) +
      hollow +
      pirn +
      path('M-88 30L-74 24V36ZM88 30L74 24V36Z', fill(paint.gold)) +
      path('M-72 18C-40 6 40 6 72 18', stroke('#ffd9a0', 2, 0.7)),
  )
}

function reel(paint: Paint, [x, y]: readonly [number, number], color: string): string {
  const silk = 'M-20 -22C-26 -8 -26 8 -20 22H20C26 8 26 -8 20 -22Z'
  const turns = times(8, (index) =>
    path(
      `M-26 ${round(-20 + index * 5.6)}Q0 ${round(-15 + index * 5.6)} 26 ${round(-20 + index * 5.6)}`,
      stroke(darker(color, 0.3), 1.3, 0.8),
    ),
  )
  return place(
    { x, y },
    solid(paint, silk, color, { shade: 0.3, shine: 0.35, dx: 7, dy: 2 }) +
      group(turns, paint.clip(silk)) +
      rect([-26, -32, 52, 10], fill(paint.gold) + edge(GOLD.line), 4) +
      rect([-26, 22, 52, 10], fill(paint.gold) + edge(GOLD.line), 4),
  )
}

/** Slippers of velvet, as every Burmese feast knows them. */
export function slippers(paint: Paint): string {
  const velvet = mix(paint.palette.accent, '#b3122e', 0.8)
  return (
    shadow(82, 66) +
    place({ x: -34, y: 6, turn: -14 }, slipper(paint, velvet)) +
    `<g transform="translate(36 6) rotate(12) scale(-1 1)">${slipper(paint, velvet)}</g>`
  )
}

function slipper(paint: Paint, velvet: string): string {
  const sole =
    'M-8 -78C16 -80 30 -58 28 -32C26 -10 18 4 20 26C22 52 14 76 -6 76C-26 76 -32 52 -28 26C-24 2 -34 -14 -34 -36C-34 -60 -26 -76 -8 -78Z'
  const straps = 'M0 -52C-22 -40 -32 -24 -30 2C-24 -16 -14 -28 2 -34C14 -28 20 -16 22 2C28 -22 20 -42 0 -52Z'
  const beads = points('-23,-20 -15,-33 -4,-42 9,-38 18,-24')
    .map(([x, y]) => circle(x, y, 2.8, fill(GOLD.shine)))
    .join('')
  return (
    path(sole, fill(GOLD.line) + edge(GOLD.line, 7)) +
    path(sole, fill('#e9c98a') + edge(paint.gold, 3)) +
    path(
      'M-6 -66C10 -66 18 -50 18 -34C16 -12 8 6 10 28C10 46 6 64 -6 64C-18 64 -20 46 -18 28C-16 4 -24 -16 -24 -36C-24 -54 -18 -66 -6 -66Z',
      stroke('#b98a42', 1.6, 0.8),
    ) +
    place({ x: -4, y: 46 }, rosette(8, 11, [velvet, GOLD.leaf])) +
    solid(paint, straps, velvet, { shade: 0.3, shine: 0.3, dx: 4, dy: 4 }) +
    beads +
    place({ x: 0, y: -47 }, rosette(6, 9, [GOLD.light, velvet])) +
    path(petal(9, 3), fill(GOLD.leaf))
  )
}

/** Khamauk, the bamboo hat of field and boat. */
export function hat(paint: Paint): string {
  const straw = mix('#e8c074', paint.palette.glow, 0.12)
  const cone = 'M0 -72C14 -58 62 -2 88 30C60 56 -60 56 -88 30C-62 -2 -14 -58 0 -72Z'
  const weave = times(13, (index) =>
    path(`M0 -72Q${round((index - 6) * 9)} -10 ${round((index - 6) * 15)} 52`, stroke(darker(straw, 0.28), 1.6, 0.75)),
  )
  const hoops = points('-26,9 -2,20 22,31')
    .map(([y, depth]) =>
      path(`M${-(y + 74) * 0.92} ${y}Q0 ${y + depth} ${(y + 74) * 0.92} ${y}`, stroke(darker(straw, 0.3), 2)),
    )
    .join('')
  const brim =
    path('M-88 30C-60 56 60 56 88 30', stroke('#8a5a1c', 7)) + path('M-88 28C-60 54 60 54 88 28', stroke(paint.gold, 3))
  const strap =
    path('M-46 46C-34 84 34 84 46 46', stroke(paint.palette.accent, 4)) +
    circle(0, 75, 6, fill(paint.gold) + edge(GOLD.line))
  const tip = path('M-10 -60L0 -84L10 -60C4 -56 -4 -56 -10 -60Z', fill(paint.gold) + edge(GOLD.line))
  const flower =
    place({ x: 40, y: 6, turn: 20 }, rosette(5, 15, ['#fffdf2', '#ffb52e'])) +
    place({ x: 54, y: 22 }, rosette(5, 10, [lighter(paint.palette.accent, 0.4), GOLD.leaf]))
  return place(
    { x: 0, y: -4 },
    shadow(88, 62) +
      strap +
      solid(paint, cone, straw, { shade: 0.34, shine: 0.4, dx: 11, dy: 3 }) +
      group(weave + hoops, paint.clip(cone)) +
      brim +
      tip +
      flower,
  )
}
