import { expect, test } from 'vitest'
import { BANNER_LANGUAGES, BANNER_NAMES, banner, welcome } from './banners/index.ts'
import { lightness } from './color.ts'
import { mark, PROVIDER_CODES } from './marks/mark.ts'
import { MOTIFS, type MotifName } from './motifs/index.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { parseTheme, tile } from './tile.ts'

/** Heavier drawings are too fine for a picture of 112 pixels. */
const SVG_BYTES_MAX = 90_000

const motifs = Object.keys(MOTIFS) as MotifName[]
const palettes = Object.keys(PALETTES) as PaletteName[]
/** Each subject on two palettes, and each palette under many subjects. */
const tiles = motifs.flatMap((motif, index) =>
  [0, 5].map((step) => {
    const palette = palettes[(index + step) % palettes.length] ?? 'jade'
    return { name: `${motif}/${palette}`, svg: tile(`${motif}-${step}`, { motif, palette }) }
  }),
)
const others = [
  ...PROVIDER_CODES.map((code) => ({ name: code, svg: mark(code) })),
  ...BANNER_NAMES.flatMap((name) =>
    BANNER_LANGUAGES.map((language) => ({ name: `${name} ${language}`, svg: banner(name, language) })),
  ),
  { name: 'welcome', svg: welcome() },
]
const pictures = [...tiles, ...others]

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')

test('the same seed draws the same picture, and another seed another', () => {
  const theme = parseTheme('owl/lapis')

  expect(tile('night', theme)).toBe(tile('night', theme))
  expect(tile('night', theme)).not.toBe(tile('day', theme))
})

test('every picture is drawn completely, lightly, and without letters of a font', () => {
  for (const { name, svg } of pictures) {
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(svg, name).not.toMatch(/<text|font-family/)
    expect(svg.length, name).toBeLessThanOrEqual(SVG_BYTES_MAX)
  }
})

test('every picture uses paints of its own, each mixed once', () => {
  for (const { name, svg } of pictures) {
    const ids = idsOf(svg)
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '')

    expect(ids, name).toHaveLength(new Set(ids).size)
    expect(
      used.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([])
  }
})

test('no two tiles share the name of a paint, so that they may stand on one page', () => {
  const ids = tiles.flatMap(({ svg }) => idsOf(svg))

  expect(new Set(ids).size).toBe(ids.length)
})

test('in every palette the ground is dark and its glow is light', () => {
  for (const { deep, base, mid, light, glow } of Object.values(PALETTES)) {
    const steps = [deep, base, mid, light, glow].map(lightness)

    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect((steps[4] ?? 0) - (steps[0] ?? 0)).toBeGreaterThan(0.45)
  }
})

test('a theme that nobody can draw is named', () => {
  expect(() => parseTheme('owl/lapis')).not.toThrow()
  expect(() => parseTheme('pagoda/lapis')).toThrow('pagoda/lapis')
  expect(() => parseTheme('owl/neon')).toThrow('owl/neon')
})
