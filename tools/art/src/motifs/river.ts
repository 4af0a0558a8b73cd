import { around, circle, edge, ellipse, fill, path, place, points, rect, stroke, times, turned } from '../drawing.ts'
import { lampLight, type Paint, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { rosette } from '../patterns.ts'

/** A wheel that lifts the river into the fields. */
export function waterWheel(paint: Paint): string {
  const wood = ['#b5733a', '#7a4520'] as const
  const buckets = around(12, (_, degrees) =>
    turned(
      degrees,
      path('M-9 -74L9 -70L6 -56L-10 -58Z', fill('#d9a05a') + edge('#5a2f10', 1.4)) +
        path('M-7 -72L7 -69', stroke('#bfeeff', 3)),
    ),
  )
  const hoops =
    circle(0, 0, 60, stroke('#5a2f10', 10)) +
    circle(0, 0, 60, stroke(wood[0], 6)) +
    circle(0, 0, 38, stroke('#5a2f10', 6)) +
    circle(0, 0, 38, stroke(wood[0], 3.4))
  const bars = around(12, (_, degrees) => turned(degrees, path('M0 0V-62', stroke(wood[1], 5))))
  const hub = circle(0, 0, 13, fill(paint.gold) + edge(GOLD.line, 1.6)) + rosette(6, 9, [GOLD.shine, GOLD.line])
  const posts =
    path('M-10 -6L-34 86M10 -6L34 86', stroke('#4a260c', 10)) + path('M-10 -6L-34 86M10 -6L34 86', stroke('#8a5220', 5))
  const spill =
    path('M-60 -34C-78 -24 -82 10 -80 44M-52 -46C-74 -40 -88 -10 -88 30', stroke('#d6f4ff', 3.4, 0.85)) +
    points('-82,54 -76,62 -88,60 62,-60 74,-46')
      .map(([x, y]) => circle(x, y, 3, fill('#ffffff', 0.9)))
      .join('')
  const stream =
    path('M-118 66C-76 56 -40 74 -8 66C24 58 62 74 118 62V128H-118Z', fill('#2f9fd0')) +
    path('M-110 74C-70 64 -36 80 -6 72C26 66 60 80 112 70', stroke('#d6f4ff', 3, 0.8)) +
    path(
      'M-80 86C-50 78 -20 90 10 84C34 80 60 90 92 82M-100 102C-60 94 -30 108 6 100C40 94 70 106 104 98',
      stroke('#d6f4ff', 2, 0.6),
    )
  return place({ x: 0, y: -6 }, posts + place({ x: 0, y: -10 }, bars + hoops + buckets + hub) + spill + stream)
}

/** The paddle steamer of the great river. */
export function steamer(paint: Paint): string {
  const hull = 'M-92 34C-60 40 50 40 94 24L82 60C60 70 -66 70 -78 62Z'
  const red = '#c8321f'
  const decks =
    rect([-70, 4, 136, 30], fill('#fff6e0') + edge('#8a5a2a', 1.2), 3) +
    rect([-58, -24, 104, 28], fill('#fffaf0') + edge('#8a5a2a', 1.2), 3) +
    rect([-76, 0, 148, 7], fill(paint.gold), 3) +
    rect([-64, -29, 116, 7], fill(paint.gold), 3)
  const windows =
    times(8, (index) => rect([-62 + index * 16, 13, 9, 13], fill(index % 3 ? '#ffcf5a' : '#f2913d'), 2)) +
    times(6, (index) => rect([-50 + index * 16, -17, 9, 13], fill(index % 2 ? '#ffcf5a' : '#ffe08a'), 2))
  const cabin =
    rect([10, -48, 30, 20], fill('#fffaf0') + edge('#8a5a2a', 1.2), 3) +
    rect([6, -53, 38, 7], fill(red), 3) +
    rect([16, -43, 18, 10], fill('#5e9bc8'), 2)
  const funnel =
    path('M-36 -29L-33 -76H-13L-10 -29Z', fill(red) + edge('#5a100a', 1.4)) +
    rect([-34, -66, 22, 9], fill('#fff1d0')) +
    rect([-36, -82, 26, 8], fill('#2a1410'), 2)
  const smoke = points('-26,-90 -44,-98 -64,-94 -84,-84')
    .map(([x, y], index) => circle(x, y, 9 + index * 2, fill('#ffffff', 0.75 - index * 0.12)))
    .join('')
  const paddle = place(
    { x: -40, y: 42 },
    circle(0, 0, 27, fill('#7a1f12') + edge(paint.gold, 3)) +
      around(8, (_, degrees) => turned(degrees, path('M0 0V-25', stroke('#ffcf5a', 3.4)))) +
      circle(0, 0, 7, fill(paint.gold)),
  )
  const water =
    path('M-98 66C-70 58 -44 72 -14 64C18 58 50 72 98 60', stroke('#ffffff', 4, 0.75)) +
    path('M-84 78C-56 70 -30 84 0 76C30 70 52 80 84 72', stroke('#ffffff', 3, 0.5))
  const flag = path('M82 26V-20', stroke(GOLD.line, 3)) + path('M82 -20L104 -13L82 -4Z', fill(paint.palette.accent))
  return place(
    { x: -2, y: 6 },
    smoke +
      funnel +
      cabin +
      decks +
      windows +
      flag +
      solid(paint, hull, '#1f4a6a', { shade: 0.4, shine: 0.15, dx: 5, dy: 6 }) +
      path('M-92 35C-60 41 50 41 94 25', stroke(paint.gold, 3.4)) +
      paddle +
      water,
  )
}

const HULL = 'M-92 22C-70 34 -40 38 0 38C40 38 70 34 94 10C90 40 62 58 0 58C-58 58 -86 44 -92 22Z'

/** A boat of Inle with its lamp, rowed by the leg. */
export function boat(paint: Paint): string {
  const { accent, deep } = paint.palette
  const rower =
    path('M-40 30L-34 -8', stroke('#2a1008', 9)) +
    path('M-34 -6C-36 -24 -24 -30 -18 -24C-12 -16 -18 0 -22 10Z', fill(accent)) +
    circle(-22, -38, 9, fill('#b9784b')) +
    path('M-40 -40C-34 -54 -10 -54 -4 -40Z', fill(paint.gold)) +
    path('M-20 -16L-52 -24M-60 -64L-44 64', stroke('#4a1f0c', 3.6)) +
    path('M-47 46L-40 76C-36 80 -42 84 -46 78Z', fill('#4a1f0c'))
  const lamp =
    path('M-12 -12C-20 0 -16 14 -10 18H10C16 14 20 0 12 -12Z', fill('#ffd36b')) +
    ellipse([0, 4], [6, 10], fill('#fffbe6')) +
    rect([-11, -17, 22, 6], fill(paint.gold), 2) +
    rect([-9, 17, 18, 5], fill(paint.gold), 2)
  const load = path('M52 32L58 4L78 24', stroke(GOLD.line, 2)) + rect([44, 20, 22, 14], fill('#c8371f'), 3)
  return (
    ellipse([0, 64], [84, 8], fill(deep, 0.45)) +
    lampLight(paint, [18, -24], 60) +
    solid(paint, HULL, '#6b2e14', { shade: 0.4, shine: 0.14, dx: 6, dy: 8 }) +
    path('M-90 24C-60 40 50 44 92 14', stroke(paint.gold, 4)) +
    path('M-72 46C-40 54 40 54 70 42', stroke(GOLD.light, 1.4, 0.8)) +
    rower +
    path('M18 36V-10', stroke(GOLD.line, 3)) +
    place({ x: 18, y: -26 }, lamp) +
    load
  )
}
