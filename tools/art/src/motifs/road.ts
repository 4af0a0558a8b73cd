import { darker, lighter, mix } from '../color.ts'
import { around, circle, edge, fill, group, path, place, points, rect, stroke, times, turned } from '../drawing.ts'
import { lampLight, type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { acheik, leaf, petal, rosette, star } from '../patterns.ts'

/** A wheel of wood or wire. */
function spokes(radius: number, count: number, [rim, spoke]: readonly [string, string], width: number): string {
  const bars = around(count, (_, degrees) => turned(degrees, path(`M0 0V${-radius}`, stroke(spoke, width * 0.45))))
  return (
    bars +
    circle(0, 0, radius, stroke(darker(rim, 0.4), width + 2.4)) +
    circle(0, 0, radius, stroke(rim, width)) +
    circle(0, 0, width * 1.1, fill(rim) + edge(GOLD.line))
  )
}

/** A bullock cart with its harvest. */
export function cart(paint: Paint): string {
  const wood = '#9a5a24'
  const sheaves = points('-40,-30 -14,-40 14,-40 38,-30 0,-54')
    .map(([x, y], index) => place({ x, y, turn: (index - 2) * 9 }, straw(index)))
    .join('')
  const bed =
    path('M-68 -8H66L60 12H-60Z', fill(wood) + edge(GOLD.line, 1.6)) +
    path('M-66 -2H64M-62 6H60', stroke(darker(wood, 0.4), 2))
  const rails = path('M-64 -8L-74 -36M60 -8L72 -36M-30 -8V-26M0 -8V-26M30 -8V-26M-70 -26H68', stroke('#6a3812', 5))
  const pole = path('M58 6C74 6 84 -2 94 -14', stroke('#6a3812', 7)) + path('M84 -22L98 -6', stroke(GOLD.leaf, 5))
  const canopy = 'M-72 -34C-66 -84 60 -88 68 -36C40 -50 -40 -50 -72 -34Z'
  const hood =
    solid(paint, canopy, mix(paint.palette.accent, '#e8c074', 0.5), { shade: 0.3, shine: 0.3, dx: 8, dy: 4 }) +
    path(
      'M-44 -68C-40 -56 -40 -50 -42 -44M-14 -76C-12 -64 -12 -56 -12 -48M18 -76C18 -64 18 -56 18 -48M46 -66C44 -56 42 -50 42 -44',
      stroke('#8a5220', 2, 0.8),
    ) +
    path('M-72 -34C-40 -50 40 -50 68 -36', stroke(paint.gold, 4))
  return place(
    { x: -2, y: 4 },
    shadow(80, 70) +
      pole +
      sheaves +
      rails +
      bed +
      hood +
      place({ x: -4, y: 38 }, spokes(40, 12, ['#c8792e', '#8a4a18'], 9)),
  )
}

function straw(index: number): string {
  const color = index % 2 ? '#ffcf4a' : '#e8a92a'
  return (
    times(5, (blade) =>
      turned(
        (blade - 2) * 11,
        path(petal(40, 7), fill(blade % 2 ? color : lighter(color, 0.2)) + edge('#9a6a10', 0.8)),
      ),
    ) + path('M-8 -8H8', stroke('#b5122e', 4))
  )
}

/** Saik-kar, the sidecar of Burmese cities. */
export function rickshaw(paint: Paint): string {
  const { accent, mid } = paint.palette
  const body = mix(accent, '#d2322a', 0.35)
  const frame =
    path('M-46 44L-28 -4L14 44L-46 44M-28 -4L26 -10M14 44L26 -10M-28 -4L-34 -26', stroke('#1a2a3a', 8)) +
    path('M-46 44L-28 -4L14 44L-46 44M-28 -4L26 -10M14 44L26 -10M-28 -4L-34 -26', stroke(lighter(mid, 0.25), 4.4))
  const bars =
    path('M22 -12L30 -42L50 -46M30 -42L16 -44', stroke('#1a2a3a', 6)) + path('M-44 -28H-22', stroke('#2a1408', 9))
  const seat =
    solid(paint, 'M2 2H70C78 2 82 10 80 20L72 44H10C2 34 0 18 2 2Z', body, { shade: 0.32, shine: 0.25, dx: 7, dy: 4 }) +
    path('M8 14H74', stroke(paint.gold, 4)) +
    place({ x: 40, y: 29 }, rosette(8, 11, [GOLD.light, body])) +
    path('M6 -16C6 -30 66 -30 70 -14L72 4H4Z', fill(darker(body, 0.2)) + edge(paint.gold, 2))
  const hood =
    solid(paint, 'M-6 -30C2 -84 78 -86 90 -34C70 -46 20 -46 -6 -30Z', mix(accent, '#fff1d0', 0.55), {
      shade: 0.28,
      shine: 0.35,
      dx: 7,
      dy: 5,
    }) +
    path('M-6 -30C20 -46 70 -46 90 -34', stroke(paint.gold, 4)) +
    path('M22 -66C20 -54 20 -48 20 -42M50 -72C52 -60 52 -52 52 -43', stroke(darker(body, 0.2), 2)) +
    path('M-4 -30L4 4M88 -34L76 6', stroke('#1a2a3a', 4))
  const wheel = spokes(28, 14, ['#2a3440', '#c8d2dc'], 6)
  const lamp = lampLight(paint, [54, -46], 20) + circle(54, -46, 6, fill('#fff1c2') + edge(GOLD.line, 1.4))
  return place(
    { x: -8, y: 6 },
    shadow(78, 76) +
      place({ x: -52, y: 46 }, wheel) +
      bars +
      frame +
      lamp +
      hood +
      seat +
      place({ x: 42, y: 48 }, wheel) +
      path('M-6 44l12 10M-2 54h14', stroke('#1a2a3a', 5)),
  )
}

/** The train that circles the city. */
export function train(paint: Paint): string {
  const { accent } = paint.palette
  const body = mix(accent, '#c8213a', 0.45)
  const front = 'M-46 -62C-46 -78 46 -78 46 -62V44C46 56 36 60 24 60H-24C-36 60 -46 56 -46 44Z'
  const track =
    path('M-30 60L-76 94M30 60L76 94', stroke('#2a1a10', 8)) +
    path('M-30 60L-76 94M30 60L76 94', stroke('#c8d2dc', 3)) +
    points('66,42 74,52 83,64 92,76')
      .map(([y, half]) => path(`M${-half} ${y}H${half}`, stroke('#6a4220', 5)))
      .join('')
  const window_frame =
    path(
      'M-34 -52H34C38 -52 38 -48 38 -46V-16H-38V-46C-38 -48 -38 -52 -34 -52Z',
      fill('#fff1c2') + edge(GOLD.line, 2),
    ) +
    path('M-34 -48H-4V-20H-34ZM4 -48H34V-20H4Z', fill('#1b3a5a')) +
    path('M-30 -44L-16 -44L-30 -28ZM8 -44L22 -44L8 -28Z', fill('#9fd0f0', 0.85))
  const stripe = rect([-46, -10, 92, 16], fill('#fff1d0')) + path('M-46 -10H46M-46 6H46', stroke(paint.gold, 2.6))
  const lamps = [-28, 28]
    .map((x) => lampLight(paint, [x, 24], 26) + circle(x, 24, 10, fill('#fff6d0') + edge(paint.gold, 4)))
    .join('')
  const grille =
    rect([-14, 16, 28, 20], fill(darker(body, 0.5)), 3) +
    path('M-10 21H10M-10 26H10M-10 31H10', stroke(GOLD.light, 1.6))
  const buffer =
    path('M-40 46H40V54H-40Z', fill('#2a2430')) +
    path('M-34 62L0 54L34 62L24 76H-24Z', fill('#4a4250') + edge(GOLD.leaf, 1.6))
  const plate = rect([-20, -68, 40, 11], fill(paint.gold) + edge(GOLD.line), 3)
  const smoke = points('-66,-64 -82,-44 62,-70 78,-52')
    .map(([x, y], index) => circle(x, y, 13 - (index % 2) * 4, fill('#ffffff', 0.5)))
    .join('')
  return place(
    { x: 0, y: -6 },
    smoke +
      track +
      solid(paint, front, body, { shade: 0.34, shine: 0.22, dx: 9, dy: 3 }) +
      group(stripe, paint.clip(front)) +
      window_frame +
      plate +
      grille +
      lamps +
      buffer,
  )
}

/** A kite over the fields after the harvest. */
export function kite(paint: Paint): string {
  const { accent, light, glow } = paint.palette
  const [bright, pale] = [mix(accent, '#e2352b', 0.4), lighter(glow, 0.4)]
  const panes =
    path('M0 -88L62 -20L0 -20Z', fill(bright)) +
    path('M0 -88L-62 -20L0 -20Z', fill(lighter(bright, 0.18))) +
    path('M-62 -20L0 66L0 -20Z', fill(pale)) +
    path('M62 -20L0 66L0 -20Z', fill(darker(pale, 0.14)))
  const spars =
    path('M0 -88V66M-62 -20H62', stroke(GOLD.line, 3)) + path('M0 -88L62 -20L0 66L-62 -20Z', stroke(paint.gold, 4))
  const flowers =
    place({ x: 0, y: -20 }, rosette(8, 24, [GOLD.light, bright])) +
    points('-30,-20 30,-20 0,26')
      .map(([x, y]) => circle(x, y, 5, fill(paint.gold)))
      .join('')
  const band = group(
    acheik({ x: -60, y: 8, width: 120, period: 24, height: 10 }, [light], 2.4),
    paint.clip('M-62 -20L0 66L62 -20Z'),
  )
  const string = path('M0 -20C-20 30 -60 40 -96 92', stroke('#ffffff', 1.6, 0.8))
  const tail =
    path('M0 66C14 76 -10 84 2 98', stroke(GOLD.light, 2.4)) +
    points('6,76 -2,88')
      .map(([x, y], index) =>
        place({ x, y, turn: index ? -24 : 20 }, path('M0 0L-14 -7V7ZM0 0L14 -7V7Z', fill(index ? bright : light))),
      )
      .join('')
  const ribbons = path('M-62 -20C-76 -12 -78 4 -70 16M62 -20C76 -12 78 4 70 16', stroke(bright, 5))
  return (
    place(
      { x: 4, y: -2, turn: 16 },
      ribbons + tail + panes + band + spars + flowers + star([-26, -52], 9, '#ffffff', 0.9),
    ) +
    string +
    leafOnWind()
  )
}

function leafOnWind(): string {
  return (
    place({ x: -76, y: -62, turn: 50 }, path(leaf(22, 7), fill('#ffffff', 0.55))) +
    place({ x: 78, y: 58, turn: -40 }, path(leaf(18, 6), fill('#ffffff', 0.45)))
  )
}
