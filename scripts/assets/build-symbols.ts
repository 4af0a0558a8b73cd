/**
 * Builds sandbox/screens/symbols: each subject of the tiles alone, without its ground, for the reels of the sandbox's
 * games. A subject keeps its colours from one title to the next, so that a picture is fetched once for all of them.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { MOTIFS, type MotifName } from '../../art/src/motifs/index.ts'
import { mixPaint } from '../../art/src/paint.ts'
import { PALETTES, type PaletteName } from '../../art/src/palettes.ts'
import { chanceFrom } from '../../art/src/seed.ts'

const FOLDER = fileURLToPath(new URL('../../sandbox/screens/symbols/', import.meta.url))
/** A cell of the reels on a phone, twice over for its fine pixels, and a little air. */
const SIDE = 176
/** Subjects reach out to 96 units at most. */
const REACH = 100
const PACKING = { quality: 78, alphaQuality: 80, effort: 6 }

mkdirSync(FOLDER, { recursive: true })
for (const old of readdirSync(FOLDER)) rmSync(FOLDER + old)
for (const name of Object.keys(MOTIFS) as MotifName[]) {
  const palettes = Object.keys(PALETTES) as PaletteName[]
  const paint = mixPaint('s', PALETTES[chanceFrom(name).one(palettes)])
  const subject = MOTIFS[name](paint)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}">${paint.definitions()}${subject}</svg>`
  writeFileSync(`${FOLDER}${name}.webp`, await sharp(Buffer.from(drawn)).webp(PACKING).toBuffer())
}
