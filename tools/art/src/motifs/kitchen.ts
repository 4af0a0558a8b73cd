import { darker, lighter, mix } from '../color.ts'
import { circle, edge, ellipse, fill, group, path, place, points, rect, stroke, times } from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { acheik, leaf, star } from '../patterns.ts'
import { jasmineFlower } from './flowers.ts'

/** The pot of the tea shop. */
export function teapot(paint: Paint): string {
  const { accent, glow, mid } = paint.palette
  const glaze = lighter(glow, 0.5)
  const spout = 'M40 -2C70 -14 78 -40 90 -44'
  const handle = 'M-44 -20C-86 -26 -88 34 -46 36'
  const belly = 'M-52 -14C-34 -36 34 -36 52 -14C64 16 50 60 34 68H-34C-50 60 -64 16 -52 -14Z'
  const pattern =
    rect([-70, 6, 140, 26], fill(mid)) +
    acheik({ x: -80, y: 19, width: 160, period: 30, height: 12 }, [GOLD.light, '#fffdf5'], 2.2)
  const steam = [86, 98].map((x) => path(`M${x} -54c-8 -10 8 -16 0 -28`, stroke('#ffffff', 3, 0.55))).join('')
  return place(
    { x: -8, y: 0, scale: 0.94 },
    shadow(74, 70) +
      path(spout, stroke(GOLD.line, 13)) +
      path(spout, stroke(glaze, 10)) +
      path(handle, stroke(GOLD.line, 12)) +
      path(handle, stroke(accent, 8)) +
      solid(paint, belly, glaze, { shade: 0.2, shine: 0.4, dx: 9, dy: 3 }) +
      group(pattern, paint.clip(belly)) +
      path('M-40 -26C-30 -44 30 -44 40 -26Z', fill(accent)) +
      circle(0, -45, 8, fill(paint.gold)) +
      rect([-36, 66, 72, 7], fill(paint.gold), 3) +
      steam,
  )
}

/** A clay water pot with its cup, as it stands at the roadside for thirsty passers-by. */
export function waterPot(paint: Paint): string {
  const clay = '#c8662e'
  const belly = 'M-30 -26C-62 -14 -72 20 -56 48C-44 66 -24 72 0 72C24 72 44 66 56 48C72 20 62 -14 30 -26Z'
  const neck = 'M-34 -46C-24 -42 -28 -32 -30 -24H30C28 -32 24 -42 34 -46Z'
  const stand =
    path('M-50 66L-62 88M50 66L62 88M-20 72V90M20 72V90', stroke('#5a3212', 7)) +
    path('M-58 66C-20 80 20 80 58 66', stroke('#8a5220', 8))
  const bands =
    path('M-62 14C-30 28 30 28 62 14', stroke('#fff1d0', 3)) +
    path('M-62 24C-30 38 30 38 62 24', stroke('#fff1d0', 1.6))
  const waves = acheik({ x: -80, y: 0, width: 160, period: 26, height: 12 }, ['#fff1d0'], 2.4)
  const lid =
    path('M-38 -48H38C34 -58 22 -62 0 -62C-22 -62 -34 -58 -38 -48Z', fill('#8a5220') + edge(GOLD.line, 1.4)) +
    circle(0, -66, 6, fill(paint.gold))
  const cup = place(
    { x: 34, y: -74, turn: 16 },
    path('M-14 -14H14L10 12H-10Z', fill(paint.gold) + edge(GOLD.line, 1.2)) +
      path('M14 -8C24 -10 24 6 12 4', stroke(GOLD.deep, 3)),
  )
  const drops = points('-70,-22 -78,6 74,-14')
    .map(([x, y]) => path(`M${x} ${y - 9}q-7 11 0 15q7 -4 0 -15Z`, fill('#d6f4ff', 0.95)))
    .join('')
  return place(
    { x: 0, y: 0 },
    shadow(90, 62) +
      stand +
      solid(paint, belly, clay, { shade: 0.34, shine: 0.25, dx: 9, dy: 6 }) +
      group(waves, paint.clip(belly)) +
      bands +
      solid(paint, neck, clay, { shade: 0.3, shine: 0.25, dx: 6, dy: 2 }) +
      path('M-35 -46H35', stroke(darker(clay, 0.35), 5)) +
      lid +
      cup +
      drops,
  )
}

/** Bark of thanaka, ground on its wet stone. */
export function thanaka(paint: Paint): string {
  const cream = '#ffe9b0'
  const stone = '#9aa3a8'
  const log = 'M-16 -20L46 -84C54 -88 66 -78 62 -70L2 -4C-6 2 -22 -10 -16 -20Z'
  const slab = 'M-78 30C-78 8 -40 -2 0 -2C40 -2 78 8 78 30C78 52 40 62 0 62C-40 62 -78 52 -78 30Z'
  const rim = path(
    'M-78 30C-78 52 -40 62 0 62C40 62 78 52 78 30V44C78 68 40 78 0 78C-40 78 -78 68 -78 44Z',
    fill(darker(stone, 0.4)),
  )
  const feet = path('M-54 70V86M54 70V86M0 78V90', stroke(darker(stone, 0.45), 12))
  const paste =
    path('M-48 30C-48 16 -18 8 8 12C40 14 58 26 46 38C34 50 -6 50 -26 46C-40 44 -48 38 -48 30Z', fill(cream)) +
    path('M-30 30C-20 20 10 18 24 26C34 34 10 40 -4 38', stroke('#e0b964', 3.4))
  const bark =
    solid(paint, log, '#b5763a', { shade: 0.4, shine: 0.25, dx: 4, dy: 6 }) +
    path('M0 -22L40 -66M8 -14L50 -60', stroke('#6a3c14', 2, 0.7)) +
    place(
      { x: 54, y: -78, turn: 44 },
      ellipse([0, 0], [12, 8], fill('#ffe0a0') + edge('#8a5220', 2)) + ellipse([0, 0], [6, 4], stroke('#c98a3c', 1.6)),
    )
  const leaves =
    place(
      { x: -58, y: 6, turn: -24 },
      path(leaf(52, 14), fill('#4caf45') + edge('#1e6e2c', 1.2)) + path('M0 -6V-40', stroke('#b9e58a', 1.4)),
    ) + place({ x: -48, y: 4, turn: 14 }, path(leaf(40, 11), fill('#2f8f3b') + edge('#1e6e2c', 1.2)))
  const drops = points('-14,-34 -30,-50')
    .map(([x, y]) => path(`M${x} ${y - 7}q-6 9 0 12q6 -3 0 -12Z`, fill('#d6f4ff', 0.95)))
    .join('')
  return place(
    { x: 2, y: -2 },
    shadow(88, 70) +
      feet +
      rim +
      leaves +
      solid(paint, slab, stone, { shade: 0.25, shine: 0.35, dx: 5, dy: 5 }) +
      paste +
      bark +
      drops +
      star([-30, 26], 7, '#ffffff', 0.9),
  )
}

/** A bowl of morning noodles. */
export function noodles(paint: Paint): string {
  const { mid, glow } = paint.palette
  const glaze = mix('#fffaf0', glow, 0.25)
  const bowl = 'M-78 4C-74 44 -46 68 -30 72H30C46 68 74 44 78 4Z'
  const pattern =
    rect([-90, 20, 180, 22], fill(mid)) +
    acheik({ x: -90, y: 31, width: 180, period: 30, height: 11 }, [GOLD.light, '#fffdf5'], 2.2)
  const broth =
    ellipse([0, 4], [78, 24], fill('#c8742a') + edge(paint.gold, 4)) + ellipse([0, 6], [68, 19], fill('#e89a3c'))
  const strands = times(7, (index) =>
    path(
      `M${-54 + index * 7} ${6 + (index % 3) * 4}C${-40 + index * 9} ${-14 + index * 2} ${-6 + index * 7} ${-10 + (index % 2) * 8} ${20 + index * 5} ${10 - (index % 3) * 4}`,
      stroke(index % 2 ? '#fff6da' : '#f6dfa8', 4.4),
    ),
  )
  const egg = place(
    { x: 34, y: -4, turn: -14 },
    ellipse([0, 0], [21, 14], fill('#ffffff') + edge('#e0d0b0', 1.2)) +
      circle(2, 0, 8.4, fill('#ffb52e')) +
      circle(0, -2, 3, fill('#ffe08a')),
  )
  const herbs = points('-40,-4 -20,14 4,-8 -6,18 58,12')
    .map(([x, y], index) => place({ x, y, turn: index * 57 }, path(leaf(17, 6), fill('#3aa648'))))
    .join('')
  const chilli =
    path('M-58 6C-50 -2 -40 0 -32 8C-44 4 -52 8 -58 6Z', fill('#e2352b')) +
    place({ x: -12, y: 2 }, circle(0, 0, 8, fill('#ffe9c0') + edge('#c8742a', 2)) + circle(0, 0, 3, fill('#f2b32a')))
  const sticks =
    path('M-4 -8L62 -92M10 -4L80 -84', stroke('#3a1408', 7)) + path('M-4 -8L62 -92M10 -4L80 -84', stroke('#c8213a', 4))
  const steam = [-46, -20, 4]
    .map((x, index) => path(`M${x} ${-26 - index * 4}c-12 -14 12 -22 0 -38`, stroke('#ffffff', 4, 0.55)))
    .join('')
  return place(
    { x: -2, y: 8 },
    shadow(78, 60) +
      steam +
      solid(paint, bowl, glaze, { shade: 0.22, shine: 0.4, dx: 9, dy: 4 }) +
      group(pattern, paint.clip(bowl)) +
      rect([-30, 70, 60, 9], fill(paint.gold), 3) +
      broth +
      strands +
      egg +
      herbs +
      chilli +
      sticks,
  )
}

/** A cup of tea with jasmine in it. */
export function jasmineTea(paint: Paint): string {
  const { accent, mid, glow } = paint.palette
  const glaze = lighter(glow, 0.55)
  const bowl = 'M-62 -14C-60 26 -42 52 -22 56H22C42 52 60 26 62 -14Z'
  const pattern = acheik({ x: -80, y: 26, width: 160, period: 30, height: 12 }, [mid, accent], 2.4)
  const saucer =
    ellipse([0, 64], [76, 16], fill(darker(glaze, 0.25))) +
    ellipse([0, 60], [76, 15], fill(glaze) + edge(paint.gold, 3)) +
    ellipse([0, 60], [40, 7], fill(darker(glaze, 0.18)))
  const handle =
    path('M58 0C88 -8 90 34 50 32', stroke(GOLD.line, 11)) + path('M58 0C88 -8 90 34 50 32', stroke(glaze, 7))
  const tea =
    ellipse([0, -14], [62, 17], fill(glaze) + edge(paint.gold, 3.4)) +
    ellipse([0, -12], [54, 13], fill('#c98a2e')) +
    ellipse([-8, -14], [34, 7], fill('#e8b45a', 0.8))
  const steam = [-30, 0, 30]
    .map((x, index) => path(`M${x} ${-40 - (index % 2) * 8}c-12 -12 12 -20 0 -36`, stroke('#ffffff', 4, 0.55)))
    .join('')
  const flowers =
    place({ x: -12, y: -16, scale: 0.62 }, jasmineFlower()) +
    place({ x: 20, y: -12, scale: 0.44, turn: 30 }, jasmineFlower()) +
    place({ x: -64, y: 58, scale: 0.66, turn: 12 }, jasmineFlower())
  return (
    shadow(80, 70) +
    steam +
    saucer +
    handle +
    solid(paint, bowl, glaze, { shade: 0.22, shine: 0.4, dx: 9, dy: 3 }) +
    group(pattern, paint.clip(bowl)) +
    rect([-24, 53, 48, 7], fill(paint.gold), 3) +
    tea +
    flowers
  )
}
