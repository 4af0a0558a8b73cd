/** Videos as phones and programs write them, with everything in them that has no business on a players' site. */
import { numbers, writeBox } from '#platform/server/media/video/boxes.ts'

const ONE = 0x1_0000
export const SECRET = 'GPS+16.8409+096.1735/'
const SOUND = Buffer.from('sound of a voice')

export interface ForeignMp4 {
  width?: number
  height?: number
  pictures?: number
  /** The first of what players turn the film by; upright filmed lying down. */
  matrix?: number[]
  /** How much of the beginning an editing list leaves out. */
  cut_s?: number
  codec?: string
  /** How often the first picture's bytes are named as another picture. */
  repeated?: number
  /** Computes the sizes in the table of sizes from the true ones. */
  sizes?: (sizes: number[]) => number[]
}

const TICKS = 600
const PER_PICTURE = 60

/** Of 16 × 16 blocks, profile high, as a phone's encoder would say it. */
export function sequenceSet(width: number, height: number): Buffer {
  const bits: string[] = ['01100111', '01100100', '00000000', '00011110']
  const golomb = (value: number) => {
    const binary = (value + 1).toString(2)
    bits.push('0'.repeat(binary.length - 1) + binary)
  }
  // Id, colours 4:2:0, eight bits twice.
  for (const value of [0, 1, 0, 0]) golomb(value)
  bits.push('0', '0')
  // How pictures are counted, and how many are looked back at.
  for (const value of [0, 0, 0, 1]) golomb(value)
  bits.push('0')
  golomb(Math.ceil(width / 16) - 1)
  golomb(Math.ceil(height / 16) - 1)
  bits.push('1', '1')
  const [right, bottom] = [(16 - (width % 16)) % 16, (16 - (height % 16)) % 16]
  bits.push(right + bottom > 0 ? '1' : '0')
  if (right + bottom > 0) for (const value of [0, right / 2, 0, bottom / 2]) golomb(value)
  bits.push('0', '1')
  const text = bits.join('')
  const padded = text.padEnd(Math.ceil(text.length / 8) * 8, '0')
  return Buffer.from(padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

const unit = (kind: number, words: string) => {
  const content = Buffer.concat([Buffer.from([kind]), Buffer.from(words)])
  return Buffer.concat([numbers(content.length), content])
}

/** Each with a note of the camera before it. */
const picture = (index: number) =>
  Buffer.concat([unit(6, `note ${SECRET}`), unit(index === 0 ? 0x65 : 0x41, `picture ${index}`)])
export const cleanedPicture = (index: number) => unit(index === 0 ? 0x65 : 0x41, `picture ${index}`)

export function foreignMp4(wanted: ForeignMp4 = {}): Buffer {
  const { width = 96, height = 64, pictures: count = 20 } = wanted
  const pictures = Array.from({ length: count }, (_, index) => picture(index))
  // Two chunks of pictures, and sound before each.
  const half = Math.ceil(count / 2)
  const chunks = [pictures.slice(0, half), pictures.slice(half)].map((chunk) => Buffer.concat(chunk))
  const brands = writeBox('ftyp', Buffer.from('mp42'), numbers(0), Buffer.from('mp42isom'))
  const free = writeBox('free', Buffer.from(SECRET))
  const content = Buffer.concat(chunks.flatMap((chunk) => [SOUND, chunk]))
  // A length in eight bytes, as phones leave space for films of hours.
  const media = Buffer.concat([numbers(1), Buffer.from('mdat'), numbers(0, content.length + 16), content])
  const first = brands.length + free.length + 16 + SOUND.length
  const places = [first, first + (chunks[0]?.length ?? 0) + SOUND.length]
  const sizes = pictures.map(({ length }) => length)
  const table = wanted.repeated
    ? { half: 1, places: repeat(first, wanted.repeated), sizes: repeat(sizes[0] ?? 0, wanted.repeated) }
    : { half, places, sizes: wanted.sizes?.(sizes) ?? sizes }
  const film = track({ ...wanted, width, height }, table)
  const note = writeBox('udta', writeBox('\u00a9xyz', Buffer.from(SECRET)))
  const head = numbers(0, 0, 0, TICKS, count * PER_PICTURE, ONE, 0x0100_0000, 0, 0)
  const matrix = numbers(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x4000_0000)
  const movie = [writeBox('mvhd', head, matrix, numbers(0, 0, 0, 0, 0, 0, 3)), soundTrack(), film, note]
  return Buffer.concat([brands, free, media, writeBox('moov', ...movie)])
}

const repeat = (value: number, times: number) => Array.from({ length: times }, () => value)

/** The same in two fragments, as a browser's recorder writes it. */
export function foreignFragments(wanted: ForeignMp4 = {}): Buffer {
  const { width = 96, height = 64, pictures: count = 20 } = wanted
  const pictures = Array.from({ length: count }, (_, index) => picture(index))
  const half = Math.ceil(count / 2)
  const film = track({ ...wanted, width, height }, { half: 0, places: [], sizes: [] })
  const head = numbers(0, 0, 0, TICKS, 0, ONE, 0x0100_0000, 0, 0)
  const defaults = writeBox('mvex', writeBox('trex', numbers(0, 2, 1, PER_PICTURE, 0, 0)))
  const movie = [writeBox('mvhd', head, Buffer.alloc(64)), soundTrack(), film, defaults]
  const [first, second] = [pictures.slice(0, half), pictures.slice(half)]
  return Buffer.concat([
    writeBox('ftyp', Buffer.from('iso5'), numbers(0)),
    writeBox('moov', ...movie),
    ...fragment(first, 0, wanted),
    ...fragment(second, half * PER_PICTURE, wanted),
  ])
}

function fragment(pictures: readonly Buffer[], at: number, { sizes = (all) => all }: ForeignMp4): Buffer[] {
  const lengths = sizes(pictures.map(({ length }) => length))
  const write = (place: number) => {
    const run = writeBox('trun', numbers(0x201, lengths.length, place, ...lengths))
    return writeBox('moof', writeBox('traf', writeBox('tfhd', numbers(0, 2)), writeBox('tfdt', numbers(0, at)), run))
  }
  return [write(write(0).length + 8), writeBox('mdat', ...pictures)]
}

function soundTrack(): Buffer {
  const handler = writeBox('hdlr', numbers(0, 0), Buffer.from('soun'), numbers(0, 0, 0), Buffer.from('voice\0'))
  return writeBox('trak', writeBox('mdia', handler))
}

interface Places {
  half: number
  places: number[]
  sizes: number[]
}

function track(wanted: ForeignMp4 & { width: number; height: number }, { half, places, sizes }: Places): Buffer {
  const { width, height, matrix = [0, ONE, -ONE, 0], cut_s = 0, codec = 'avc1' } = wanted
  const [a = 0, b = 0, c = 0, d = 0] = matrix
  const length = sizes.length * PER_PICTURE
  const head = numbers(
    3,
    0,
    0,
    2,
    0,
    length,
    0,
    0,
    0,
    0,
    a,
    b,
    0,
    c,
    d,
    0,
    0,
    0,
    0x4000_0000,
    width * ONE,
    height * ONE,
  )
  // The longer form of the head, and a film of which every second picture is shown later than it is decoded.
  const media_head = numbers(0x0100_0000, 0, 0, 0, 0, TICKS, 0, length, 0x55c4_0000)
  const handler = [numbers(0, 0), Buffer.from('vide'), numbers(0, 0, 0), Buffer.from(`${SECRET}\0`)]
  const set = sequenceSet(width, height)
  const config = Buffer.concat([
    Buffer.from([1, 0x64, 0, 0x1e, 0xff, 0xe1, 0, set.length]),
    set,
    Buffer.from([1, 0, 4, 0x68, 0xeb, 0xe3, 0xcb]),
  ])
  const size = numbers(width * ONE + height)
  const entry = writeBox(
    codec,
    Buffer.concat([numbers(0, 1, 0, 0, 0, 0), size, Buffer.alloc(14), Buffer.alloc(32, 'x'), Buffer.alloc(4)]),
    writeBox('avcC', config),
  )
  const shifts = sizes.flatMap((_, index) => [1, index % 2 === 0 ? PER_PICTURE : 2 * PER_PICTURE])
  const table = writeBox(
    'stbl',
    writeBox('stsd', numbers(0, 1), entry),
    writeBox('stts', numbers(0, 1, sizes.length, PER_PICTURE)),
    writeBox('ctts', numbers(0, sizes.length, ...shifts)),
    writeBox('stsc', numbers(0, 2, 1, half, 1, 2, wanted.repeated ? 1 : sizes.length - half, 1)),
    writeBox('stsz', numbers(0, 0, sizes.length, ...sizes)),
    writeBox('co64', numbers(0, places.length, ...places.flatMap((place) => [0, place]))),
  )
  const edits = writeBox('elst', numbers(0, 1, length, PER_PICTURE + cut_s * TICKS, ONE))
  const media = [writeBox('mdhd', media_head), writeBox('hdlr', ...handler), writeBox('minf', table)]
  return writeBox('trak', writeBox('tkhd', head), writeBox('edts', edits), writeBox('mdia', ...media))
}
