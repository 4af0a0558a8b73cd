import { darker, mix } from '../color.ts'
import { circle, edge, fill, mirrored, path, place, stroke, times } from '../drawing.ts'
import { type Paint, shadow, solid } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { rosette } from '../patterns.ts'
import { eye } from './face.ts'

/** The rabbit of the moon. */
export function rabbit(paint: Paint): string {
  const [white, grey] = ['#fffdf4', '#d9dde8']
  const body =
    'M-58 74C-72 40 -54 4 -24 -2C-30 -24 -12 -44 12 -42C38 -40 48 -18 42 0C38 14 28 18 22 20C36 34 40 58 34 74Z'
  const ears =
    path('M-8 -34C-26 -70 -22 -96 -10 -94C2 -92 6 -62 8 -40Z', fill(grey)) +
    path('M10 -38C10 -74 24 -98 34 -92C44 -86 34 -56 24 -36Z', fill(white)) +
    path('M16 -44C18 -68 26 -84 31 -82C35 -80 30 -60 22 -44Z', fill('#f4b6b0'))
  const limbs =
    circle(-60, 58, 14, fill(white)) +
    circle(-64, 54, 8, fill('#ffffff')) +
    path('M-18 74C-28 56 -18 36 2 38C18 40 24 58 18 74Z', fill(grey)) +
    path('M24 26C34 30 40 44 38 58', stroke(grey, 4))
  const face = eye(20, -18, 5) + path('M41 -8q5 3 1 8', stroke('#e58d86', 3)) + circle(10, -4, 7, fill('#f8b7ae', 0.65))
  const collar =
    path('M-20 8C-4 22 20 22 34 10', stroke(paint.goldDown, 6)) +
    circle(8, 22, 7, fill(paint.gold)) +
    path('M3 22h10', stroke(GOLD.line, 1.4))
  return (
    shadow(76, 54) + ears + solid(paint, body, white, { shade: 0.12, shine: 0.3, dx: 9, dy: 4 }) + limbs + face + collar
  )
}

const TIGER_INK = '#241006'

const TIGER_HEAD =
  'M0 -66C22 -66 34 -60 44 -54C54 -62 70 -58 72 -44C74 -34 68 -26 64 -22C70 0 66 26 52 44C38 62 20 74 0 74C-20 74 -38 62 -52 44C-66 26 -70 0 -64 -22C-68 -26 -74 -34 -72 -44C-70 -58 -54 -62 -44 -54C-34 -60 -22 -66 0 -66Z'

const TIGER_STRIPES =
  'M12 -56C18 -46 26 -42 34 -44C28 -50 20 -56 12 -56ZM66 -4C54 -2 48 4 44 12C54 10 62 6 66 -4ZM62 20C52 20 46 24 40 30C50 32 58 28 62 20ZM52 40C44 38 38 40 32 46C40 50 48 48 52 40Z'

/** A tiger's mask of papier-mâché. */
export const tiger = (paint: Paint): string => tigerMask(paint, '#f6b52e')
export const whiteTiger = (paint: Paint): string => tigerMask(paint, '#f4f1e8')

function tigerMask(paint: Paint, color: string): string {
  const half =
    circle(58, -44, 8, fill('#d9432b')) +
    path(TIGER_STRIPES, fill(TIGER_INK)) +
    path('M10 -12C18 -26 40 -26 46 -10C38 2 18 2 10 -12Z', fill('#fffdf0') + edge(TIGER_INK, 3)) +
    circle(27, -11, 9, fill('#1fa57b')) +
    circle(27, -11, 4.5, fill(TIGER_INK)) +
    circle(24, -14, 2, fill('#ffffff')) +
    path('M8 -26C20 -38 40 -38 50 -24', stroke(TIGER_INK, 5))
  const brow =
    path('M0 -62L8 -48L0 -34L-8 -48Z', fill('#d9432b')) + path('M-16 -44L0 -30L16 -44', stroke(TIGER_INK, 3.4))
  const muzzle =
    path('M0 12C24 8 44 24 40 40C36 56 18 60 0 58C-18 60 -36 56 -40 40C-44 24 -24 8 0 12Z', fill('#fff7e6')) +
    path('M-14 10C-6 4 6 4 14 10C12 20 6 26 0 28C-6 26 -12 20 -14 10Z', fill('#d9432b')) +
    path('M0 28V38M-22 36C-14 48 -4 46 0 38C4 46 14 48 22 36', stroke(TIGER_INK, 3.2)) +
    path('M-14 46L-10 56L-5 48ZM14 46L10 56L5 48Z', fill('#ffffff') + edge(TIGER_INK, 1.4))
  const whiskers = times(3, (index) => circle(22 + index * 6, 30 + (index % 2) * 7, 1.8, fill(TIGER_INK)))
  const crown = path('M-34 -60C-20 -70 20 -70 34 -60', stroke(paint.gold, 5))
  const head = solid(paint, TIGER_HEAD, color, { shade: 0.3, shine: 0.3, dx: 9, dy: 4 })
  return shadow(82, 52) + head + mirrored(half) + brow + muzzle + mirrored(whiskers) + crown
}

const ELEPHANT_HEAD =
  'M0 -74C30 -74 44 -50 42 -22C40 4 28 18 18 26C16 46 18 66 24 76C14 86 -6 84 -12 70C-18 54 -16 40 -18 26C-28 18 -40 4 -42 -22C-44 -50 -30 -74 0 -74Z'

/** An elephant of the teak forests, dressed for a feast. */
export function elephant(paint: Paint): string {
  const grey = mix('#8fa3a8', paint.palette.light, 0.25)
  const ear =
    solid(paint, 'M22 -46C48 -74 88 -58 90 -22C92 12 72 36 46 34C32 24 24 -10 22 -46Z', darker(grey, 0.1), {
      shade: 0.25,
      shine: 0.12,
      dx: 5,
      dy: 5,
    }) + path('M34 -36C52 -52 76 -42 78 -18C78 4 66 20 50 20C40 8 34 -14 34 -36Z', fill(mix('#e9a6a0', grey, 0.35)))
  const half =
    path('M15 26C24 34 40 44 50 38C44 30 34 22 26 12Z', fill('#fff8e4') + edge(GOLD.deep)) +
    path('M16 -26Q24 -31 32 -25', stroke(darker(grey, 0.45), 2.4))
  const wrinkles = times(5, (index) =>
    path(`M${-12 + index} ${34 + index * 8}q12 5 ${25 - index} 0`, stroke(darker(grey, 0.3), 1.6, 0.8)),
  )
  return (
    shadow(84, 50) +
    mirrored(ear) +
    solid(paint, ELEPHANT_HEAD, grey, { shade: 0.26, shine: 0.2, dx: 8, dy: 3 }) +
    mirrored(half) +
    eye(-24, -16, 5) +
    eye(24, -16, 5) +
    wrinkles +
    headCloth(paint)
  )
}

function headCloth({ gold }: Paint): string {
  const cloth = 'M0 -76C20 -76 32 -66 38 -50L14 -26L0 0L-14 -26L-38 -50C-32 -66 -20 -76 0 -76Z'
  return (
    path(cloth, fill('#b3123b') + edge(gold, 4)) +
    path('M0 -66C14 -66 22 -60 27 -50L0 -22L-27 -50C-22 -60 -14 -66 0 -66Z', stroke(GOLD.light, 1.3)) +
    place({ x: 0, y: -46 }, rosette(8, 13, [GOLD.light, '#1fa57b'])) +
    path('M0 0v10', stroke(GOLD.light, 2)) +
    circle(0, 12, 4, fill('#d22b25'))
  )
}

const CAT_BODY = 'M-30 76C-44 44 -40 10 -20 -6H24C46 12 52 46 42 76Z'

const CAT_HEAD =
  'M-46 -30C-50 -54 -46 -76 -40 -82C-30 -78 -22 -70 -17 -65C-6 -69 8 -69 18 -65C24 -71 32 -78 42 -82C48 -74 50 -52 46 -30C44 -6 24 6 0 6C-24 6 -44 -6 -46 -30Z'

/** A Burmese cat: brown velvet, golden eyes. */
export const cat = (paint: Paint): string => sittingCat(paint, mix('#7a4a2c', paint.palette.glow, 0.12))
export const goldenCat = (paint: Paint): string => sittingCat(paint, '#e8a53a')
export const silverCat = (paint: Paint): string => sittingCat(paint, '#c9d0dc')

function sittingCat(paint: Paint, coat: string): string {
  const tail = 'M38 70C76 74 92 44 78 20C72 10 60 14 62 24C70 40 58 54 38 52Z'
  const ear = path('M26 -66C32 -70 38 -74 41 -74C44 -66 45 -56 43 -48Z', fill('#d98f86'))
  const golden =
    path('M8 -30C14 -42 32 -42 38 -30C32 -18 14 -18 8 -30Z', fill('#ffc93c') + edge('#2a1508', 2.4)) +
    path('M23 -39C27 -34 27 -26 23 -21C19 -26 19 -34 23 -39Z', fill('#1b0d07')) +
    circle(20, -34, 2.6, fill('#ffffff'))
  const whiskers = path('M22 -10L62 -18M22 -7L64 -6M22 -4L60 6', stroke('#fff3dc', 1.5, 0.85))
  const muzzle =
    path('M-6 -15H6L0 -8Z', fill('#e58d86')) +
    path('M0 -8V-4M-12 -4C-10 2 -2 2 0 -4C2 2 10 2 12 -4', stroke('#2a1508', 2.2))
  const paws =
    path(
      'M-20 76C-24 52 -12 36 -4 40C2 46 2 64 -2 76ZM28 76C32 52 20 36 12 40C6 46 6 64 10 76Z',
      fill(darker(coat, 0.18)),
    ) + path('M-16 72v5M-9 72v5M17 72v5M24 72v5', stroke(darker(coat, 0.5), 2))
  const collar =
    path('M-26 0C-12 12 16 12 30 0', stroke('#c8213a', 8)) +
    path('M-26 0C-12 12 16 12 30 0', stroke(GOLD.light, 1.4)) +
    circle(2, 15, 8, fill(paint.gold) + edge(GOLD.line)) +
    path('M-3 16H7', stroke(GOLD.line, 1.6))
  return (
    shadow(80, 58) +
    solid(paint, tail, darker(coat, 0.12), { shade: 0.3, shine: 0.2, dx: 4, dy: 4 }) +
    solid(paint, CAT_BODY, coat, { shade: 0.34, shine: 0.2, dx: 9, dy: 3 }) +
    paws +
    collar +
    solid(paint, CAT_HEAD, coat, { shade: 0.3, shine: 0.22, dx: 8, dy: 5 }) +
    mirrored(ear + golden + whiskers) +
    muzzle
  )
}
