import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** WCAG 2: 4.5 for text, 3 for the edges of controls and for marks that carry meaning. */
const TEXT = 4.5
const EDGE = 3

const PAIRS: [ink: string, grounds: string[], need: number][] = [
  ['text', ['bg', 'surface', 'surface-sunken', 'surface-raised', 'surface-tint'], TEXT],
  ['text-2', ['bg', 'surface', 'surface-sunken'], TEXT],
  ['text-3', ['bg', 'surface', 'surface-sunken'], TEXT],
  ['link', ['bg', 'surface'], TEXT],
  ['gold-text', ['bg', 'surface'], TEXT],
  ['on-lacquer', ['lacquer', 'lacquer-raised'], TEXT],
  ['on-lacquer-2', ['lacquer', 'lacquer-raised'], TEXT],
  ['on-lacquer-gold', ['lacquer', 'lacquer-raised'], TEXT],
  ['win-on-lacquer', ['lacquer', 'jade-950'], TEXT],
  ['loss-on-lacquer', ['lacquer', 'jade-950'], TEXT],
  ['on-action', ['action', 'action-hover', 'action-press'], TEXT],
  ['on-gold', ['gold-flat', 'gold-press'], TEXT],
  ['on-tonal', ['tonal', 'surface'], TEXT],
  ['on-danger', ['danger'], TEXT],
  ['disabled-text', ['disabled-bg'], TEXT],
  ['success-text', ['success-bg'], TEXT],
  ['pending-text', ['pending-bg'], TEXT],
  ['danger-text', ['danger-bg', 'surface', 'surface-raised', 'bg'], TEXT],
  ['info-text', ['info-bg'], TEXT],
  ['on-hot', ['hot'], TEXT],
  ['win', ['bg', 'surface'], TEXT],
  ['loss', ['bg', 'surface'], TEXT],
  ['danger', ['surface'], TEXT],
  ['line-strong', ['bg', 'surface'], EDGE],
  ['cap-open', ['surface'], EDGE],
  ['cap-mid', ['surface'], EDGE],
  ['cap-high', ['surface'], EDGE],
  ['cap-full', ['surface'], EDGE],
  ['focus', ['bg', 'surface'], EDGE],
]

function declarations(file: string): Record<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  // Only the first rule of a file: the ones after it change single tokens for a language or a wish.
  const rule = css.slice(css.indexOf('{'), css.indexOf('}'))
  return Object.fromEntries([...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

function resolve(tokens: Record<string, string>, name: string): string {
  const value = tokens[name] ?? ''
  const reference = /^var\(--([\w-]+)\)$/.exec(value)
  return reference?.[1] ? resolve(tokens, reference[1]) : value
}

function luminance(color: string): number {
  const hex = /^#([0-9a-f]{6})$/i.exec(color)?.[1]
  if (!hex) throw new Error(`not a plain colour: ${color}`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const day = declarations('./tokens.css')
const themes = { day, night: { ...day, ...declarations('./night.css') } }

test.each(Object.entries(themes))('everything can be read by %s', (_, tokens) => {
  const faint = PAIRS.flatMap(([ink, grounds, need]) =>
    grounds
      .map((ground) => ({
        pair: `${ink} / ${ground}`,
        ratio: contrast(resolve(tokens, ink), resolve(tokens, ground)),
        need,
      }))
      .filter(({ ratio }) => ratio < need),
  )

  expect(faint).toEqual([])
})
