/**
 * Builds tools/art/pictures from the drawings of tools/art/src: a tile per title, a mark per provider, a sign per kind of contact, the banners, the popup's
 * picture, and the posters of the films.
 *
 * A picture whose drawing is unchanged is not encoded again: tools/art/pictures/fingerprints.json keeps, by file name, the
 * fingerprint of the drawing and of its picture. `--all` builds every picture again.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BANNER_LANGUAGES, BANNER_NAMES, banner, welcome } from '#tools/art/src/banners/index.ts'
import { CHANNEL_KINDS, channel } from '#tools/art/src/channels/index.ts'
import { mark, PROVIDER_CODES } from '#tools/art/src/marks/mark.ts'
import { parseTheme, tile } from '#tools/art/src/tile.ts'
import { FILMS, filmFrame, POSTER_AT } from '#tools/art/src/videos/index.ts'
import { TITLES } from '#tools/sandbox/src/titles.ts'

export const PICTURES = fileURLToPath(new URL('../../tools/art/pictures/', import.meta.url))
const FINGERPRINTS = join(PICTURES, 'fingerprints.json')

/** A drawing and the picture that it becomes. */
export interface Drawing {
  svg: string
  width: number
  /** Bytes at most: players open lists of games on phones, over networks that charge by the megabyte. */
  bytes_max: number
}

export interface Fingerprint {
  drawing: string
  picture: string
}

/** The quality that the encoder is asked for first; it goes down until the picture is light enough. */
const QUALITY_FIRST = 58
const QUALITY_MIN = 20
/** A hasty effort finds the quality, a thorough one makes the picture; more would save two percent in four times the time. */
const EFFORT_TO_TRY = 1
const EFFORT = 4
/** A picture of EFFORT_TO_TRY has up to this many times the bytes of the same picture of EFFORT. */
const TRY_IS_HEAVIER = 1.06
/** A third of the pixels of a tile is engraved gold, which half the colour would blur. */
const CHROMA = '4:4:4'
const SVG_DPI = 72

/** Every drawing by the file name of its picture, below tools/art/pictures. */
export function drawings(): Map<string, Drawing> {
  const all = new Map<string, Drawing>()
  // 112 CSS pixels on the densest phones; a mark has the same width.
  for (const { game_code, theme } of TITLES) {
    all.set(`games/${game_code}.avif`, { svg: tile(game_code, parseTheme(theme)), width: 336, bytes_max: 6000 })
  }
  for (const code of PROVIDER_CODES) {
    all.set(`marks/${code.toLowerCase()}.avif`, { svg: mark(code), width: 336, bytes_max: 3000 })
  }
  for (const kind of CHANNEL_KINDS)
    all.set(`channels/${kind}.avif`, { svg: channel(kind), width: 192, bytes_max: 3000 })
  for (const name of BANNER_NAMES) {
    for (const language of BANNER_LANGUAGES) addWide(all, `banners/${name}-${language}`, banner(name, language))
  }
  addWide(all, 'banners/welcome', welcome())
  for (const film of FILMS) {
    all.set(`posters/${film.name}.avif`, { svg: filmFrame(film, POSTER_AT), width: 540, bytes_max: 30_000 })
  }
  return all
}

function addWide(all: Map<string, Drawing>, name: string, svg: string): void {
  all.set(`${name}.avif`, { svg, width: 1080, bytes_max: 38_000 })
  all.set(`${name}-540.avif`, { svg, width: 540, bytes_max: 14_000 })
}

export function fingerprintOf({ svg, width, bytes_max }: Drawing): string {
  return digest(JSON.stringify([svg, width, bytes_max, QUALITY_FIRST, EFFORT, CHROMA]))
}

export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

export function readFingerprints(): Record<string, Fingerprint> {
  return existsSync(FINGERPRINTS) ? JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) : {}
}

async function encode({ svg, width, bytes_max }: Drawing): Promise<Buffer> {
  const drawn_width = Number(svg.match(/viewBox="0 0 (\d+)/)?.[1])
  const density = (SVG_DPI * width) / drawn_width
  const pixels = await sharp(Buffer.from(svg), { density }).resize({ width }).removeAlpha().png().toBuffer()
  const avif = (quality: number, effort: number) =>
    sharp(pixels).avif({ quality, effort, chromaSubsampling: CHROMA }).toBuffer()
  let quality = QUALITY_FIRST
  for (;;) {
    const { length: bytes } = await avif(quality, EFFORT_TO_TRY)
    if (bytes <= bytes_max * TRY_IS_HEAVIER || quality <= QUALITY_MIN) break
    // Bytes grow about exponentially with quality, so this lands at the second or third try.
    quality -= Math.max(1, Math.ceil(24 * Math.log(bytes / bytes_max)))
  }
  for (; quality >= QUALITY_MIN; quality -= 1) {
    const picture = await avif(quality, EFFORT)
    if (picture.length <= bytes_max) return picture
  }
  throw new Error(`a picture of ${width} pixels does not fit into ${bytes_max} bytes`)
}

export async function buildArt({ is_all = false } = {}): Promise<{ built: number; kept: number }> {
  const old = readFingerprints()
  const fingerprints: Record<string, Fingerprint> = {}
  const waiting = [...drawings()].filter(([name, drawing]) => {
    const known = old[name]
    const is_built = known?.drawing === fingerprintOf(drawing) && existsSync(join(PICTURES, name))
    if (is_built && !is_all) fingerprints[name] = known
    return is_all || !is_built
  })
  const [built, kept] = [waiting.length, Object.keys(fingerprints).length]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, drawing] = next
      const picture = await encode(drawing)
      mkdirSync(dirname(join(PICTURES, name)), { recursive: true })
      writeFileSync(join(PICTURES, name), picture)
      fingerprints[name] = { drawing: fingerprintOf(drawing), picture: digest(picture) }
    }
  }
  sharp.concurrency(1)
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  for (const name of picturesOnDisk()) if (!fingerprints[name]) rmSync(join(PICTURES, name))
  const sorted = Object.fromEntries(Object.entries(fingerprints).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FINGERPRINTS, `${JSON.stringify(sorted, null, 2)}\n`)
  return { built, kept }
}

export function picturesOnDisk(): string[] {
  const entries = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })
  return entries.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.avif'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now()
  const { built, kept } = await buildArt({ is_all: process.argv.includes('--all') })
  console.log(`${built} pictures built, ${kept} were there, ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
