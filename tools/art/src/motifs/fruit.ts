import { darker } from '../color.ts'
import { circle, edge, ellipse, fill, group, path, place, points, stroke, times, turned } from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { leaf, petal, star } from '../patterns.ts'

const MANGO = 'M-10 -40C26 -52 52 -16 40 22C30 52 -8 62 -34 44C-58 26 -52 -24 -10 -40Z'

const PINEAPPLE = 'M0 -30C26 -30 32 0 28 22C22 44 -22 44 -28 22C-32 0 -26 -30 0 -30Z'

/** Mango, mangosteen and pineapple of the market. */
export function fruit(paint: Paint): string {
  const tuft = [-40, -20, 0, 20, 40]
    .map((turn) =>
      place({ x: 0, y: -24, turn }, path(leaf(44 - Math.abs(turn) * 0.3, 9), fill(turn % 40 ? '#2f8f3b' : '#4db04f'))),
    )
    .join('')
  const lattice = times(7, (index) => {
    const x = (index - 3) * 14
    return path(`M${x - 40} -40l80 90M${x + 40} -40l-80 90`, stroke('#b06a0a', 1.4, 0.8))
  })
  const pineapple =
    tuft +
    solid(paint, PINEAPPLE, '#f2b01e', { shade: 0.25, shine: 0.25, dx: 7, dy: 4 }) +
    group(lattice, paint.clip(PINEAPPLE))
  const mangosteen =
    circle(0, 0, 34, fill('#5b1238')) +
    circle(-6, -6, 26, fill('#8a2356', 0.8)) +
    path('M-20 -16C-12 -28 6 -30 14 -24', stroke('#ffffff', 4, 0.4)) +
    [-68, -23, 22, 67].map((turn) => place({ x: 0, y: -28, turn }, path(petal(16, 9), fill('#4c8f22')))).join('') +
    path('M0 -34v-10', stroke('#4c6b1a', 5))
  return (
    shadow(78, 70) +
    place({ x: 20, y: -22, scale: 0.98 }, pineapple) +
    place({ x: -28, y: 18, scale: 0.95 }, mango(paint)) +
    place({ x: 44, y: 30 }, mangosteen)
  )
}

function mango(paint: Paint): string {
  return (
    solid(paint, MANGO, '#f7a81b', { shade: 0.22, shine: 0.35, dx: 8, dy: 6 }) +
    path('M-40 26C-30 46 0 54 24 40C10 56 -22 58 -40 26Z', fill('#e2571e', 0.55)) +
    path('M-8 -42q2 -14 12 -18', stroke('#5b3a12', 4)) +
    place({ x: 2, y: -54, turn: 66 }, path(leaf(40, 12), fill('#2f8f3b')))
  )
}

/** A mango tree, heavy with fruit. */
export function mangoTree(paint: Paint): string {
  const crown = points('-44,-8 44,-8 -24,-44 26,-46 0,-14 -58,-30 58,-30 0,-64')
  const [dark, bright] = ['#1e6e2c', '#3aa648']
  const leaves = crown
    .map(([x, y], index) => circle(x, y, 34 - (index % 3) * 3, fill(index < 4 ? dark : '#2a8a38')))
    .join('')
  const lit = points('-46,-42 -16,-70 16,-56 -30,-18 44,-50')
    .map(([x, y]) => circle(x, y, 17, fill(bright, 0.85)))
    .join('')
  const trunk = 'M-15 78C-7 52 -11 30 -26 4H-12C-6 16 -2 20 0 22C4 12 10 4 16 -4H30C16 18 11 46 19 78Z'
  const fruits = points('-58,16 -36,-6 -14,14 10,-20 34,10 58,8 -4,-46 -44,-40 40,-38')
    .map(
      ([x, y], index) =>
        path(`M${x} ${y - 12}v6`, stroke('#0f4a1c', 2)) +
        place(
          { x, y: y + 6, scale: 0.3, turn: index * 9 - 20 },
          solid(paint, MANGO, index % 3 ? '#ffc233' : '#ff9a2e', { shade: 0.2, shine: 0.4, dx: 8, dy: 8 }),
        ),
    )
    .join('')
  const grass = path('M-70 80C-40 70 40 70 70 80Z', fill('#4c8f22'))
  const basket = place(
    { x: 44, y: 64 },
    path('M-24 -10H24L18 16H-18Z', fill('#c98a3c') + edge(GOLD.line, 1.4)) +
      path('M-22 -3H22M-20 5H20', stroke('#8a5a1c', 1.8)) +
      points('-12,-14 2,-17 14,-13')
        .map(([x, y]) => circle(x, y, 8, fill('#ffb52e') + edge('#c8640f', 1)))
        .join(''),
  )
  return place(
    { x: 0, y: 2 },
    shadow(82, 66) +
      grass +
      solid(paint, trunk, '#7a4a24', { shade: 0.4, shine: 0.2, dx: 6, dy: 1 }) +
      leaves +
      lit +
      fruits +
      basket,
  )
}

/** A slice of melon on the whole fruit. */
export function melon(paint: Paint): string {
  const rind = 'M-60 -10C-60 -48 -30 -66 4 -62C40 -58 62 -34 60 -2C58 32 30 50 -2 48C-36 46 -60 24 -60 -10Z'
  const stripes = [-46, -22, 2, 26, 48]
    .map((x) =>
      path(`M${x} -74C${x + 12} -50 ${x - 10} -30 ${x + 4} -8C${x - 8} 14 ${x + 10} 36 ${x} 58`, stroke('#14532a', 8)),
    )
    .join('')
  const whole =
    solid(paint, rind, '#3f9e4a', { shade: 0.35, shine: 0.3, dx: 8, dy: 7 }) +
    group(stripes, paint.clip(rind)) +
    path('M-42 -38C-34 -48 -24 -54 -12 -56', stroke('#ffffff', 6, 0.4)) +
    path('M6 -62q2 -14 14 -16', stroke('#4c6b1a', 5))
  const slice =
    path('M-76 6C-66 58 -30 78 2 78C36 78 68 56 78 6Z', fill('#2f8f3b')) +
    path('M-70 8C-60 52 -28 70 2 70C34 70 62 50 72 8Z', fill('#e9f8c8')) +
    path('M-64 8C-54 46 -26 62 2 62C32 62 56 44 66 8Z', fill('#f0334a')) +
    path('M-64 8C-60 24 -54 34 -46 42C-50 30 -52 18 -52 8Z', fill('#ff7a86', 0.9))
  const seeds = points('-38,20 -16,20 6,20 28,20 48,20 -26,38 -4,40 18,38 38,34 2,54')
    .map(([x, y]) =>
      path(
        `M${x} ${y - 5}C${x + 5} ${y} ${x + 4} ${y + 5} ${x} ${y + 5}C${x - 4} ${y + 5} ${x - 5} ${y} ${x} ${y - 5}Z`,
        fill('#2a0a0a'),
      ),
    )
    .join('')
  return (
    shadow(84, 70) +
    place({ x: 14, y: -22 }, whole) +
    place({ x: -4, y: 2, turn: -8 }, slice + seeds + star([-46, 16], 7, '#ffffff', 0.9))
  )
}

/** A green coconut with a straw and a flower. */
export function coconut(paint: Paint): string {
  const husk = 'M-62 0C-62 -34 -36 -50 0 -50C36 -50 62 -34 62 0C62 44 34 78 0 78C-34 78 -62 44 -62 0Z'
  const green = '#58a83a'
  const top =
    ellipse([0, -38], [42, 14], fill('#fff8e4') + edge('#c9a86a', 2)) +
    ellipse([0, -37], [30, 9], fill('#e9dcc0')) +
    ellipse([0, -36], [26, 7], fill('#f4fbff'))
  const straw =
    path('M8 -36L30 -92L46 -96', stroke('#ffffff', 8)) +
    path('M8 -36L30 -92L46 -96', `${stroke(paint.palette.accent, 8)} stroke-dasharray="7 9"`)
  const parasol = place(
    { x: -24, y: -44, turn: -18 },
    path('M0 0V-40', stroke('#c9a86a', 3)) +
      path(
        'M-30 -36C-24 -58 24 -58 30 -36Q22 -42 15 -36Q8 -42 0 -36Q-8 -42 -15 -36Q-22 -42 -30 -36Z',
        fill('#e2352b') + edge('#7a0f0a', 1),
      ) +
      path('M-10 -37C-8 -48 -4 -52 0 -53C4 -52 8 -48 10 -37', stroke('#ffd36b', 2)),
  )
  const ridges = path(
    'M-34 -30C-44 4 -36 44 -14 72M34 -30C44 4 36 44 14 72M0 -26V76',
    stroke(darker(green, 0.3), 2.4, 0.6),
  )
  const flower = place(
    { x: 40, y: -26, scale: 0.9 },
    turned(
      10,
      [0, 72, 144, 216, 288]
        .map((turn) => turned(turn, path(petal(24, 10), fill('#fffdf2') + edge('#f2c14a', 1.2))))
        .join('') + circle(0, 0, 6, fill('#ffc233')),
    ),
  )
  return (
    shadow(84, 56) +
    straw +
    solid(paint, husk, green, { shade: 0.34, shine: 0.3, dx: 9, dy: 5 }) +
    ridges +
    path('M-46 -8C-44 14 -36 34 -26 48', stroke('#ffffff', 6, 0.35)) +
    top +
    path('M8 -36L16 -56', stroke('#ffffff', 8)) +
    path('M8 -36L16 -56', `${stroke(paint.palette.accent, 8)} stroke-dasharray="7 9"`) +
    parasol +
    flower
  )
}
