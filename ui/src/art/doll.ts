import { around, circle, fill, GOLD, path, petal, place, shaded, stroke } from './drawing.ts'

const BODY =
  'M0-74C26-74 38-52 42-26 50 4 58 22 56 44 54 70 28 80 0 80-28 80-54 70-56 44-58 22-50 4-42-26-38-52-26-74 0-74Z'
const FACE = 'M0-56C20-56 30-42 30-22 30 0 16 12 0 12-16 12-30 0-30-22-30-42-20-56 0-56Z'
const HAIR = 'M-34-46C-20-62 20-62 34-46 30-66 16-80 0-80-16-80-30-66-34-46Z'

function flower(size: number, color: string): string {
  return around(5, (_, turn) => place(path(petal(size, size * 0.45), fill(color)), { x: 0, y: 0, turn }))
}

/** Pyit Taing Htaung, the doll that gets up again. */
export function doll(): string {
  const body = shaded(BODY, { base: '#d22b25', shade: '#8b2b21', light: '#de584b' }, { x: 9, y: 4 }, 'body')
  const cheeks = [-17, 17].map((x) => circle({ x, y: -8 }, 7, 'fill="#f58f7a" opacity=".7"')).join('')
  const features =
    path('M-20-26q7-8 14 0M6-26q7-8 14 0', stroke('#2a1008', 3)) +
    path('M-7-2q7 7 14 0', stroke('#b5122e', 3)) +
    path('M0-20v8', stroke('#d79a78', 2))
  const hair =
    path(HAIR, fill('#23120a')) +
    path('M-33-47C-18-60 18-60 33-47', stroke('url(#gold)', 5)) +
    circle({ x: 0, y: -58 }, 5, `fill="#3fb592" stroke="${GOLD.light}" stroke-width="2"`) +
    circle({ x: 0, y: -82 }, 9, fill('#23120a')) +
    path('M-7-78h14', stroke(GOLD.leaf, 3))
  const sash =
    path('M-50 26C-26 38 26 38 50 26', stroke('url(#gold)', 7)) +
    path('M-53 40C-26 54 26 54 53 40', stroke(GOLD.light, 2)) +
    [-3, -2, -1, 0, 1, 2, 3]
      .map((step) => circle({ x: step * 13.5, y: 34 - Math.abs(step) * 1.4 }, 2.4, fill(GOLD.line)))
      .join('')
  const flowers =
    place(flower(14, GOLD.light) + circle({ x: 0, y: 0 }, 4, fill('#d22b25')), { x: 0, y: 60 }) +
    [-34, 34].map((x) => place(flower(8, GOLD.leaf), { x, y: 58 })).join('')
  return body + path(FACE, fill('#ffe3c4')) + cheeks + features + hair + sash + flowers
}
