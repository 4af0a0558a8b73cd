import { darker, mix } from '../color.ts'
import { around, circle, edge, ellipse, fill, path, place, rect, stroke, times, turned } from '../drawing.ts'
import { type Paint, shadow } from '../paint.ts'
import { GOLD } from '../palettes.ts'
import { rosette, star } from '../patterns.ts'
import { tiger } from './animals.ts'

const RED = '#c4122f'

const INK = '#14231f'

const SPADE =
  'M0 -10C2 -5 10 -2 8.5 3.5C7 7.5 2 6 .8 4C1 7 2.5 9.5 3.5 10H-3.5C-2.5 9.5 -1 7 -.8 4C-2 6 -7 7.5 -8.5 3.5C-10 -2 -2 -5 0 -10Z'

const HEART = 'M0 10C-13 1 -9 -10 -1 -7.5Q0 -6 0 -4Q0 -6 1 -7.5C9 -10 13 1 0 10Z'

const CLUB =
  'M0 -10C5 -10 7 -5 4 -2C9 -4 11 2 8 5C5 8 1.5 6 .9 3.6C1 7 2.4 9.4 3.4 10H-3.4C-2.4 9.4 -1 7 -.9 3.6C-1.5 6 -5 8 -8 5C-11 2 -9 -4 -4 -2C-7 -5 -5 -10 0 -10Z'
const DIAMOND = 'M0 -10L7.2 0L0 10L-7.2 0Z'

interface Suit {
  shape: string
  color: string
}

function card({ shape, color }: Suit): string {
  const pip = (scale: number) => `<g transform="scale(${scale})">${path(shape, fill(color))}</g>`
  return (
    rect([-28, -41, 62, 92], fill('#04110e', 0.35), 8) +
    rect([-31, -46, 62, 92], fill('#fffdf5') + edge(GOLD.deep), 8) +
    rect([-24, -39, 48, 78], stroke(GOLD.leaf, 0.8, 0.6), 5) +
    place({ x: -19, y: -32 }, pip(0.65)) +
    place({ x: 19, y: 32, turn: 180 }, pip(0.65)) +
    pip(2)
  )
}

/** A hand of three cards. */
export function cards(): string {
  return (
    shadow(78, 60) +
    place({ x: -40, y: 6, turn: -22 }, card({ shape: DIAMOND, color: RED })) +
    place({ x: 42, y: 6, turn: 20 }, card({ shape: SPADE, color: INK })) +
    place({ x: 0, y: -8, turn: -1 }, card({ shape: HEART, color: RED }))
  )
}

const FAN: Suit[] = [
  { shape: SPADE, color: INK },
  { shape: DIAMOND, color: RED },
  { shape: CLUB, color: INK },
  { shape: HEART, color: RED },
  { shape: SPADE, color: INK },
]

/** Five cards, opened like a fan. */
export function cardFan(paint: Paint): string {
  const fan = FAN.map((suit, index) => {
    const turn = (index - 2) * 21
    return `<g transform="rotate(${turn} 0 72) translate(0 -8)">${card(suit)}</g>`
  })
  return (
    shadow(84, 50) +
    place({ x: 0, y: 4, scale: 0.9 }, fan.join('')) +
    place({ x: 0, y: 66, scale: 0.5 }, chipFace('#c8213a', paint.gold))
  )
}

/** Two cards, as a hand of baccarat begins. */
export function cardPair(paint: Paint): string {
  return (
    shadow(84, 62) +
    place({ x: -26, y: -6, turn: -10, scale: 1.22 }, card({ shape: CLUB, color: INK })) +
    place({ x: 30, y: -2, turn: 9, scale: 1.22 }, card({ shape: DIAMOND, color: RED })) +
    place({ x: -48, y: 58, scale: 0.56 }, chipFace('#1f8a6a', paint.gold)) +
    place({ x: 54, y: 62, scale: 0.5 }, chipFace('#c8213a', paint.gold))
  )
}

/** The tiger of dragon and tiger, before its two cards. */
export function tigerTable(paint: Paint): string {
  return (
    place({ x: -46, y: -14, turn: -20 }, card({ shape: HEART, color: RED })) +
    place({ x: 46, y: -14, turn: 20 }, card({ shape: SPADE, color: INK })) +
    place({ x: 0, y: 8, scale: 0.86 }, tiger(paint))
  )
}

/** Two stacks of chips and the two cards of a baccarat hand. */
export function chips(paint: Paint): string {
  const { mid, accent } = paint.palette
  const red = '#c8213a'
  return (
    shadow(80, 72) +
    place({ x: -20, y: -26, turn: -16, scale: 0.92 }, card({ shape: SPADE, color: INK })) +
    place({ x: 32, y: -28, turn: 12, scale: 0.92 }, card({ shape: HEART, color: RED })) +
    chipStack([-44, 60], 4, mix(mid, '#1fa57b', 0.5)) +
    chipStack([46, 62], 5, red) +
    place({ x: 2, y: 44 }, `<g transform="scale(.92)">${chipFace(mix(accent, '#f2b63c', 0.6), paint.gold)}</g>`) +
    star([-62, -50], 10, '#ffffff')
  )
}

function chipStack([x, y]: readonly [number, number], count: number, color: string): string {
  return times(count, (level) => {
    const top = y - level * 10
    const sides = times(5, (index) => rect([x - 31 + index * 13.5, top - 1, 6, 9], fill('#fff7e2'), 1))
    return (
      path(`M${x - 34} ${top}v8c0 12 68 12 68 0v-8Z`, fill(darker(color, 0.3))) +
      `<g opacity=".9">${sides}</g>` +
      ellipse([x, top], [34, 12], fill(color) + edge(GOLD.light, 1)) +
      ellipse([x, top], [21, 7], fill(darker(color, 0.18)) + edge('#fff7e2', 1.6))
    )
  })
}

function chipFace(color: string, gold: string): string {
  const notches = around(8, (_, degrees) => turned(degrees, path('M-7 -36L7 -36L5 -26L-5 -26Z', fill('#fffdf5'))))
  return (
    circle(2, 5, 37, fill('#03100d', 0.4)) +
    circle(0, 0, 37, fill(color) + edge(GOLD.line, 1.4)) +
    notches +
    circle(0, 0, 25, fill('#fffdf5') + edge(gold, 3)) +
    rosette(8, 19, [color, GOLD.leaf])
  )
}
