import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { digest, drawings, fingerprintOf, PICTURES, picturesOnDisk, readFingerprints } from './build-art.ts'
import { builtFonts } from './build-fonts.ts'
import { glyphModule } from './build-icons.ts'
import { pictures } from './build-pictures.ts'

const ui = new URL('../../ui/src/', import.meta.url)

test('the committed icons are what the script builds', () => {
  // The formatter only breaks lines.
  const bare = (text: string) => text.replace(/\s+/g, '')

  expect(bare(readFileSync(new URL('icons.ts', ui), 'utf8'))).toBe(bare(glyphModule()))
})

test('the committed pictures are what the script builds', () => {
  for (const [name, drawn] of Object.entries(pictures())) {
    expect(readFileSync(new URL(`pictures/${name}`, ui), 'utf8'), name).toBe(drawn)
  }
})

test('the committed fonts are what the script builds', async () => {
  for (const [name, font] of Object.entries(await builtFonts())) {
    expect(readFileSync(new URL(`fonts/${name}`, ui)).equals(font), name).toBe(true)
  }
})

test('no font is heavier than its budget', async () => {
  const heaviest = { 'figtree-latin.woff2': 14_000, burmese: 23_552, thai: 8_500 }

  for (const [name, font] of Object.entries(await builtFonts())) {
    const script = name.includes('myanmar') ? 'burmese' : name.includes('thai') ? 'thai' : 'figtree-latin.woff2'
    if (name.endsWith('.woff2')) expect(font.length, name).toBeLessThanOrEqual(heaviest[script])
  }
})

test('the committed art is what the drawings say: npm run art builds what changed', () => {
  const drawn = drawings()
  const known = readFingerprints()

  expect(picturesOnDisk().sort()).toEqual([...drawn.keys()].sort())
  for (const [name, drawing] of drawn) {
    const picture = readFileSync(`${PICTURES}${name}`)
    expect(known[name], name).toEqual({ drawing: fingerprintOf(drawing), picture: digest(picture) })
    expect(picture.length, name).toBeLessThanOrEqual(drawing.bytes_max)
  }
})
