import { numbers, writeBox } from './boxes.ts'
import type { Film, Frame, Turn } from './film.ts'

const ONE = 0x1_0000
/** Of 2.30 bits, where the others have 16.16. */
const LAST_ONE = 0x4000_0000
const TRACK = 1
/** Of a head: the track is used, shown, and part of the film. */
const SHOWN = 3
const HERE = 1

/** An MP4 file of one silent track in H.264, with everything about it before the pictures: it plays while it comes. */
export function writeMp4(film: Film): Buffer {
  const brands = writeBox('ftyp', Buffer.from('isom'), numbers(0x200), Buffer.from('isomiso2avc1mp41'))
  const pictures = writeBox('mdat', ...film.frames.map(({ bytes }) => bytes))
  // Its length does not change with what it says.
  const place = brands.length + writeMovie(film, 0).length + (pictures.length - bytesOf(film))
  return Buffer.concat([brands, writeMovie(film, place), pictures])
}

const bytesOf = ({ frames }: Film) => frames.reduce((sum, { bytes }) => sum + bytes.length, 0)

function writeMovie(film: Film, place: number): Buffer {
  const head = numbers(0, 0, 0, film.ticks_per_second, film.length, ONE, 0x0100_0000, 0, 0)
  return writeBox(
    'moov',
    writeBox('mvhd', head, matrix(0, film), numbers(0, 0, 0, 0, 0, 0, TRACK + 1)),
    writeBox('trak', trackHead(film), editing(film), media(film, place)),
  )
}

function trackHead(film: Film): Buffer {
  const { width, height, turned, length } = film
  const head = numbers(SHOWN, 0, 0, TRACK, 0, length, 0, 0, 0, 0)
  return writeBox('tkhd', head, matrix(turned, film), numbers(width * ONE, height * ONE))
}

/** How the pictures are turned, and moved back to where they can be seen. */
function matrix(turned: Turn, { width, height }: Pick<Film, 'width' | 'height'>): Buffer {
  const [a, b, c, d, x, y] = {
    0: [ONE, 0, 0, ONE, 0, 0],
    90: [0, ONE, -ONE, 0, height * ONE, 0],
    180: [-ONE, 0, 0, -ONE, width * ONE, height * ONE],
    270: [0, -ONE, ONE, 0, 0, width * ONE],
  }[turned] as [number, number, number, number, number, number]
  return numbers(a, b, 0, c, d, 0, x, y, LAST_ONE)
}

/** The first picture is shown at once, however late the decoder may have it. */
function editing(film: Film): Buffer {
  return writeBox('edts', writeBox('elst', numbers(0, 1, film.length, delayOf(film), ONE)))
}

/** Pictures that follow each other in another order than they are shown in need a head start. */
const delayOf = ({ frames }: Film) => Math.max(0, ...frames.map(({ at, shown_at }) => at - shown_at))

function media(film: Film, place: number): Buffer {
  // The language of nobody, in three times five bits.
  const head = writeBox('mdhd', numbers(0, 0, 0, film.ticks_per_second, film.length, 0x55c4_0000))
  const handler = writeBox('hdlr', numbers(0, 0), Buffer.from('vide'), numbers(0, 0, 0), Buffer.from('\0'))
  const source = writeBox('dinf', writeBox('dref', numbers(0, 1), writeBox('url ', numbers(HERE))))
  const shown = writeBox('vmhd', numbers(HERE, 0, 0))
  return writeBox('mdia', head, handler, writeBox('minf', shown, source, tables(film, place)))
}

function tables(film: Film, place: number): Buffer {
  const { frames } = film
  const delay = delayOf(film)
  const keys = frames.flatMap(({ is_key }, index) => (is_key ? [index + 1] : []))
  const steps = frames.map(({ at }, index) => (frames[index + 1]?.at ?? film.length) - at)
  const shifts = frames.map(({ at, shown_at }) => shown_at + delay - at)
  return writeBox(
    'stbl',
    description(film),
    writeBox('stts', runs(steps)),
    ...(shifts.some((shift) => shift > 0) ? [writeBox('ctts', runs(shifts))] : []),
    writeBox('stss', numbers(0, keys.length, ...keys)),
    writeBox('stsc', numbers(0, 1, 1, frames.length, 1)),
    writeBox('stsz', numbers(0, 0, frames.length, ...frames.map(({ bytes }: Frame) => bytes.length))),
    writeBox('stco', numbers(0, 1, place)),
  )
}

/** Each value with how often it comes in a row. */
function runs(values: readonly number[]): Buffer {
  const found: [count: number, value: number][] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last?.[1] === value) last[0] += 1
    else found.push([1, value])
  }
  return numbers(0, found.length, ...found.flat())
}

const DOTS_PER_INCH = 72 * ONE

function description({ width, height, config }: Film): Buffer {
  if (!config) throw new Error('a film in H.264 comes with its description')
  const entry = writeBox(
    'avc1',
    numbers(0, 1, 0, 0, 0, 0, width * ONE + height, DOTS_PER_INCH, DOTS_PER_INCH, 0, ONE),
    // The name of a program, which nobody needs.
    Buffer.alloc(30),
    Buffer.from([0, 0x18, 0xff, 0xff]),
    writeBox('avcC', config),
  )
  return writeBox('stsd', numbers(0, 1), entry)
}
