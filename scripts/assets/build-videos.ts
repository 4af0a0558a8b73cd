/**
 * Builds tools/art/videos from the films of tools/art/src/videos: Chromium paints each picture and its encoder packs them. The
 * encoder's bytes may differ between versions of the browser, so a film is built anew only when its drawing changed:
 * tools/art/videos/fingerprints.json keeps of each what it was drawn from. `--all` builds everything.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import type { Frame } from '#platform/server/media/video/film.ts'
import { writeWebm } from '#platform/server/media/video/write-webm.ts'
import { FILM_HEIGHT, FILM_WIDTH, FILMS, type Film, filmFrame } from '#tools/art/src/videos/index.ts'
import { findChromium } from '../chromium.ts'
import { digest } from './build-art.ts'

export const VIDEOS = fileURLToPath(new URL('../../tools/art/videos/', import.meta.url))
const FINGERPRINTS = join(VIDEOS, 'fingerprints.json')

const FRAMES_PER_SECOND = 24
export const FILM_BYTES_MAX = 600_000
/** The target size for the encoder, in bytes. A film may become a little larger than the target. */
const BYTES_AIMED_AT = 420_000
/** A few moments of a film stand for its drawing. */
const PROBES = [0, 0.21, 0.47, 0.83]

export const filmFingerprint = (film: Film): string =>
  digest(JSON.stringify([film.seconds, FRAMES_PER_SECOND, BYTES_AIMED_AT, PROBES.map((at) => filmFrame(film, at))]))

export function readFilmFingerprints(): Record<string, string> {
  return existsSync(FINGERPRINTS) ? JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) : {}
}

async function buildFilm(page: Page, film: Film): Promise<Buffer> {
  const count = film.seconds * FRAMES_PER_SECOND
  await page.evaluate(createEncoder, {
    width: FILM_WIDTH,
    height: FILM_HEIGHT,
    bits_per_second: Math.round((BYTES_AIMED_AT * 8) / film.seconds),
    frames_per_second: FRAMES_PER_SECOND,
  })
  for (let index = 0; index < count; index += 1) {
    await page.evaluate(encodeFrame, { svg: filmFrame(film, index / count), index })
  }
  const packed = await page.evaluate(closeEncoder)
  const frames: Frame[] = packed.map(({ base64, at_us, is_key }) => {
    const at = at_us / 1000
    return { bytes: Buffer.from(base64, 'base64'), at, shown_at: at, is_key }
  })
  const bytes = writeWebm({
    codec: 'vp9',
    config: null,
    width: FILM_WIDTH,
    height: FILM_HEIGHT,
    turned: 0,
    ticks_per_second: 1_000,
    frames,
    length: film.seconds * 1_000,
  })
  if (bytes.length > FILM_BYTES_MAX) throw new Error(`${film.name} weighs ${bytes.length} bytes`)
  return bytes
}

// The next three run in the page, where nothing of this module exists.

interface Studio {
  encoder: VideoEncoder
  canvas: HTMLCanvasElement
  frame_us: number
  packed: { base64: string; at_us: number; is_key: boolean }[]
}
type WithStudio = typeof globalThis & { studio: Studio }

interface Shape {
  width: number
  height: number
  bits_per_second: number
  frames_per_second: number
}

function createEncoder({ width, height, bits_per_second, frames_per_second }: Shape): void {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const packed: Studio['packed'] = []
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
      packed.push({ base64: btoa(text), at_us: chunk.timestamp, is_key: chunk.type === 'key' })
    },
    error(fault) {
      throw fault
    },
  })
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate: bits_per_second,
    framerate: frames_per_second,
    latencyMode: 'quality',
  })
  ;(globalThis as WithStudio).studio = { encoder, canvas, frame_us: 1_000_000 / frames_per_second, packed }
}

async function encodeFrame({ svg, index }: { svg: string; index: number }): Promise<void> {
  const { encoder, canvas, frame_us } = (globalThis as WithStudio).studio
  const picture = new Image(canvas.width, canvas.height)
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await picture.decode()
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(picture.src)
  const frame = new VideoFrame(canvas, { timestamp: index * frame_us, duration: frame_us })
  encoder.encode(frame, { keyFrame: index === 0 })
  frame.close()
}

async function closeEncoder(): Promise<Studio['packed']> {
  const { encoder, packed } = (globalThis as WithStudio).studio
  await encoder.flush()
  encoder.close()
  return packed
}

/** Encoders are given to safe origins only; this one is made up, and never leaves the machine. */
const STUDIO_URL = 'https://studio.invalid/'

async function buildVideos(is_all: boolean): Promise<void> {
  mkdirSync(VIDEOS, { recursive: true })
  const known = readFilmFingerprints()
  const browser = await chromium.launch({ executablePath: findChromium(console.log), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.route(STUDIO_URL, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(STUDIO_URL)
    for (const film of FILMS) {
      const file = join(VIDEOS, `${film.name}.webm`)
      if (!is_all && existsSync(file) && known[film.name] === filmFingerprint(film)) continue
      const bytes = await buildFilm(page, film)
      writeFileSync(file, bytes)
      known[film.name] = filmFingerprint(film)
      writeFileSync(FINGERPRINTS, `${JSON.stringify(known, null, 2)}\n`)
      console.log(`${film.name}: ${Math.round(bytes.length / 1000)} kB`)
    }
  } finally {
    await browser.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildVideos(process.argv.includes('--all'))
