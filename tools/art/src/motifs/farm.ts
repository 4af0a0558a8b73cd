import { darker, mix } from '../color.ts'
import { circle, edge, fill, mirrored, path, place, stroke, times } from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { rosette } from '../patterns.ts'
import { eye } from './face.ts'

const HORN = 'M20 -44C42 -56 72 -52 88 -74C92 -44 70 -22 30 -24Z'

const BUFFALO_HEAD =
  'M0 -52C26 -52 38 -40 38 -20C38 0 30 12 26 30C24 48 16 62 0 62C-16 62 -24 48 -26 30C-30 12 -38 0 -38 -20C-38 -40 -26 -52 0 -52Z'

/** A water buffalo with its bell. */
export function buffalo(paint: Paint): string {
  const hide = mix('#5b6470', paint.palette.light, 0.14)
  const horn =
    solid(paint, HORN, '#d9c49a', { shade: 0.4, shine: 0.3, dx: 3, dy: 6 }) +
    path('M46 -46l4 20M60 -50l4 18', stroke('#8a6a36', 2, 0.7))
  const ear =
    solid(paint, 'M34 -22C50 -32 70 -24 74 -12C60 -4 44 -4 36 -10Z', darker(hide, 0.1), {
      shade: 0.3,
      shine: 0.15,
      dx: 3,
      dy: 3,
    }) + path('M44 -16C52 -20 62 -18 66 -13', stroke('#d99a92', 4))
  const brow = path('M12 -16Q20 -22 28 -16', stroke(darker(hide, 0.5), 3))
  const muzzle =
    solid(paint, 'M-28 36C-30 20 30 20 28 36C28 56 16 66 0 66C-16 66 -28 56 -28 36Z', mix(hide, '#f0d9c4', 0.5), {
      shade: 0.25,
      shine: 0.25,
      dx: 6,
      dy: 4,
    }) +
    path('M-16 36C-12 32 -6 34 -6 40M16 36C12 32 6 34 6 40', stroke('#2b1a18', 4)) +
    path('M-10 54C-4 58 4 58 10 54', stroke('#2b1a18', 2.6))
  const ring = path('M-8 42C-14 58 14 58 8 42', stroke(paint.gold, 4))
  const tuft = path(
    'M-14 -50C-10 -34 -6 -30 -4 -20C0 -28 2 -28 4 -22C8 -32 12 -36 14 -50C4 -60 -4 -60 -14 -50Z',
    fill('#2b2622'),
  )
  const bell =
    path('M-30 58C-16 82 16 82 30 58', stroke('#c8213a', 6)) +
    path('M-12 74H12L16 92H-16Z', fill(paint.gold) + edge(GOLD.line)) +
    circle(0, 94, 4, fill(GOLD.line))
  return place(
    { x: 0, y: -6 },
    mirrored(horn + ear) +
      bell +
      solid(paint, BUFFALO_HEAD, hide, { shade: 0.36, shine: 0.2, dx: 8, dy: 4 }) +
      mirrored(brow) +
      eye(-20, -8, 5.4) +
      eye(20, -8, 5.4) +
      tuft +
      muzzle +
      ring,
  )
}

const HORSE_BODY =
  'M-52 4C-30 -8 6 -2 22 -10C26 -34 38 -56 54 -66C60 -76 66 -78 70 -76C70 -70 70 -66 72 -62C84 -54 92 -44 90 -36C84 -28 72 -32 66 -36C58 -26 56 -8 54 8C54 24 48 30 42 34H-40C-56 30 -60 14 -52 4Z'

/** A painted toy horse of papier-mâché on its rocker. */
export const horse = (paint: Paint): string => toyHorse(paint, ['#fff3dc', '#d2322a'])
export const clayHorse = (paint: Paint): string => toyHorse(paint, ['#d9804a', '#7a2c14'])
export const bayHorse = (paint: Paint): string => toyHorse(paint, ['#9a5a30', '#e8a53a'])

function toyHorse(paint: Paint, [coat, red]: readonly [string, string]): string {
  const legs =
    path('M-42 26L-50 66M-30 30L-28 66M26 30L24 66M40 26L50 66', stroke('#3a1408', 13)) +
    path('M-42 26L-50 66M-30 30L-28 66M26 30L24 66M40 26L50 66', stroke(coat, 9))
  const rocker =
    path('M-84 62C-40 88 40 88 84 62', stroke(GOLD.line, 11)) +
    path('M-84 62C-40 88 40 88 84 62', stroke(red, 7)) +
    path('M-80 62C-40 86 40 86 80 62', stroke(GOLD.light, 1.6))
  const mane = path(
    'M64 -70C44 -72 26 -48 20 -14C14 -28 18 -56 36 -72C46 -80 58 -80 64 -74Z',
    fill(red) + edge(darker(red, 0.5), 1),
  )
  const tail = path('M-54 6C-84 -4 -90 26 -80 46C-72 34 -64 26 -52 22Z', fill(red) + edge(darker(red, 0.5), 1))
  const saddle =
    path('M-30 -4C-20 -14 10 -12 18 -6L22 22C8 30 -22 30 -34 22Z', fill('#1fa57b') + edge(paint.gold, 3)) +
    place({ x: -6, y: 9 }, rosette(8, 11, [GOLD.light, red]))
  const harness = path(
    'M72 -62C70 -52 68 -44 66 -36M66 -58C74 -52 84 -46 88 -44M30 -36C40 -26 48 -18 56 -14',
    stroke(paint.gold, 3.4),
  )
  const flowers =
    place({ x: 42, y: 14 }, rosette(6, 9, [red, GOLD.shine])) +
    place({ x: -44, y: 16 }, rosette(6, 8, [red, GOLD.shine]))
  return place(
    { x: -4, y: 0 },
    shadow(84, 70) +
      tail +
      legs +
      rocker +
      solid(paint, HORSE_BODY, coat, { shade: 0.2, shine: 0.4, dx: 5, dy: 7 }) +
      mane +
      saddle +
      harness +
      flowers +
      eye(72, -54, 3.6) +
      path('M84 -38q-4 3 -8 1', stroke('#3a1408', 2)),
  )
}

const FROG_BODY =
  'M-58 60C-74 30 -54 4 -40 -8C-46 -30 -30 -44 -16 -34C-6 -38 6 -38 16 -34C30 -44 46 -30 40 -8C54 4 74 30 58 60C40 76 -40 76 -58 60Z'

/** A frog under its leaf in the rain. */
export function frog(paint: Paint): string {
  const green = '#5fbf3f'
  const belly = path('M-30 66C-40 40 -26 22 0 22C26 22 40 40 30 66C14 74 -14 74 -30 66Z', fill('#eaf8b4'))
  const leg =
    path(
      'M44 36C66 30 86 44 84 62C82 74 66 76 52 72C60 62 56 48 44 36Z',
      fill(darker(green, 0.15)) + edge('#1e5a1c', 1),
    ) + path('M54 74l16 4M58 71l20 0', stroke(darker(green, 0.15), 6))
  const hand = path('M18 50C24 62 26 70 22 78M16 78h16', stroke(darker(green, 0.2), 8))
  const eyes = circle(28, -28, 17, fill(green)) + circle(28, -28, 11, fill('#fff6c8'))
  const stalk = path('M-18 30C-10 -20 -20 -50 -6 -74', stroke('#1e6e2c', 6))
  const canopy =
    path(
      'M-88 -56C-60 -100 60 -106 88 -62C50 -52 20 -60 -4 -74C-26 -58 -58 -48 -88 -56Z',
      fill('#3aa648') + edge('#1e6e2c', 1.6),
    ) +
    path(
      'M-4 -76C-34 -76 -60 -68 -80 -58M-4 -76C26 -80 56 -74 80 -64M-4 -76C0 -86 4 -92 8 -96',
      stroke('#b9e58a', 1.8, 0.8),
    )
  const drops = times(4, (index) =>
    path(`M${-84 + index * 54} ${-34 + (index % 2) * 16}q-5 9 0 12q5 -3 0 -12Z`, fill('#d6f4ff', 0.9)),
  )
  return (
    shadow(78, 66) +
    mirrored(leg) +
    solid(paint, FROG_BODY, green, { shade: 0.3, shine: 0.3, dx: 8, dy: 6 }) +
    belly +
    mirrored(hand + eyes) +
    eye(-28, -28, 6.4) +
    eye(28, -28, 6.4) +
    path('M-30 -2C-14 14 14 14 30 -2', stroke('#1e5a1c', 3.4)) +
    circle(-38, 2, 6, fill('#f58f7a', 0.6)) +
    circle(38, 2, 6, fill('#f58f7a', 0.6)) +
    stalk +
    canopy +
    drops
  )
}
