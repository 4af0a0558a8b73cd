import { demand, type Film, FRAMES_MAX, type Frame } from './film.ts'
import { readVp8, readVp9, type VpPicture } from './vp.ts'

const ID = {
  ebml: 0x1a_45_df_a3,
  doc_type: 0x42_82,
  segment: 0x18_53_80_67,
  cluster: 0x1f_43_b6_75,
  info: 0x15_49_a9_66,
  timestamp_scale: 0x2a_d7_b1,
  tracks: 0x16_54_ae_6b,
  track_entry: 0xae,
  track_number: 0xd7,
  track_type: 0x83,
  codec: 0x86,
  encodings: 0x6d_80,
  timestamp: 0xe7,
  block_group: 0xa0,
  block: 0xa1,
  simple_block: 0xa3,
}
/** Stepped into, since a recorder that does not know yet how long they become leaves their length open. */
const OPENED = [ID.segment, ID.cluster, ID.block_group]
const ELEMENTS_MAX = 20_000
const FILM = 1
const MS_PER_S = 1_000
const NS_PER_MS = 1_000_000n

interface Element {
  id: number
  content: Buffer
}

/** Of a WebM file with one film in VP8 or VP9; sound and everything else is left behind. */
export function readWebm(file: Buffer): Film {
  const elements = readElements(file)
  const [head] = elements
  demand(head?.id === ID.ebml && textIn(head.content, ID.doc_type) === 'webm', 'a file of another kind')
  const { number, readPicture, codec } = readTrack(only(elements, ID.tracks))
  const scale = wholeIn(only(elements, ID.info), ID.timestamp_scale) ?? NS_PER_MS
  const pictures = parseBlocks(elements, number).map(({ bytes, ticks }) => ({
    bytes,
    at: Number((ticks * scale) / NS_PER_MS),
    ...readPicture(bytes),
  }))
  const [first] = pictures
  demand(first?.is_key === true && first.size !== null, 'no first picture')
  const frames = pictures.map(({ bytes, at, is_key }): Frame => {
    const shown_at = at - first.at
    return { bytes, at: shown_at, shown_at, is_key }
  })
  demand(
    pictures.every(({ size }) => !size || (size.width === first.size?.width && size.height === first.size.height)),
    'pictures of several sizes',
  )
  demand(
    frames.every(({ at }, index) => at >= (frames[index - 1]?.at ?? 0)),
    'a clock that runs back',
  )
  return { codec, config: null, ...first.size, turned: 0, ticks_per_second: MS_PER_S, frames, length: lengthOf(frames) }
}

/** The last picture stays as long as the one before it. */
function lengthOf(frames: readonly Frame[]): number {
  const [before, last] = [frames.at(-2)?.at ?? 0, frames.at(-1)?.at ?? 0]
  return last + Math.max(1, last - before)
}

const CODECS: Record<string, { codec: Film['codec']; readPicture: (bytes: Buffer) => VpPicture }> = {
  V_VP8: { codec: 'vp8', readPicture: readVp8 },
  V_VP9: { codec: 'vp9', readPicture: readVp9 },
}

function readTrack(tracks: Buffer) {
  const entries = readElements(tracks).filter(({ id }) => id === ID.track_entry)
  const films = entries.filter(({ content }) => wholeIn(content, ID.track_type) === BigInt(FILM))
  const [film] = films
  demand(film !== undefined && films.length === 1, 'one film is wanted')
  const codec = CODECS[textIn(film.content, ID.codec)]
  demand(codec !== undefined && find(film.content, ID.encodings) === null, 'neither VP8 nor VP9')
  return { ...codec, number: Number(wholeIn(film.content, ID.track_number) ?? 0n) }
}

interface Block {
  bytes: Buffer
  ticks: bigint
}

function parseBlocks(elements: readonly Element[], number: number): Block[] {
  const blocks: Block[] = []
  let cluster_at = 0n
  for (const { id, content } of elements) {
    if (id === ID.timestamp) cluster_at = readWhole(content)
    if (id !== ID.block && id !== ID.simple_block) continue
    const track = parseNumber(content, 0)
    if (track.value !== number) continue
    const flags = content.readUInt8(track.end + 2)
    demand((flags & 0x06) === 0, 'several pictures in one block')
    demand(blocks.length < FRAMES_MAX, 'too many pictures')
    blocks.push({ bytes: content.subarray(track.end + 3), ticks: cluster_at + BigInt(content.readInt16BE(track.end)) })
  }
  return blocks
}

/** In their order, as if what is stepped into were not there. */
function readElements(bytes: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const { id, end } = parseId(bytes, at)
    const size = parseNumber(bytes, end)
    const to = size.end + size.value
    demand(size.is_open ? OPENED.includes(id) : to <= bytes.length, 'an element that ends elsewhere')
    demand(elements.length < ELEMENTS_MAX, 'too many elements')
    const is_opened = OPENED.includes(id)
    elements.push({ id, content: is_opened ? bytes.subarray(size.end, size.end) : bytes.subarray(size.end, to) })
    at = is_opened ? size.end : to
  }
  return elements
}

/** Up to four bytes; the zeros that it begins with say how many follow. */
function parseId(bytes: Buffer, at: number): { id: number; end: number } {
  const length = Math.clz32(bytes.readUInt8(at)) - 24 + 1
  demand(length <= 4, 'an element without a name')
  return { id: bytes.readUIntBE(at, length), end: at + length }
}

/** Up to eight bytes; all ones mean that nobody knows. Beyond six no file of ours is as long. */
function parseNumber(bytes: Buffer, at: number): { value: number; is_open: boolean; end: number } {
  const length = Math.clz32(bytes.readUInt8(at)) - 24 + 1
  demand(length <= 8, 'a number without an end')
  let value = BigInt(bytes.readUInt8(at)) & ((1n << BigInt(8 - length)) - 1n)
  for (let index = 1; index < length; index += 1) value = (value << 8n) | BigInt(bytes.readUInt8(at + index))
  const is_open = value === (1n << BigInt(7 * length)) - 1n
  return { value: Number(value), is_open, end: at + length }
}

function only(elements: readonly Element[], wanted: number): Buffer {
  const [first, ...more] = elements.filter(({ id }) => id === wanted)
  demand(first !== undefined && more.length === 0, 'one of each is wanted')
  return first.content
}

const find = (content: Buffer, wanted: number) => readElements(content).find(({ id }) => id === wanted)?.content ?? null

const textIn = (content: Buffer, wanted: number) => find(content, wanted)?.toString('latin1').replace(/\0+$/, '') ?? ''

function wholeIn(content: Buffer, wanted: number): bigint | null {
  const found = find(content, wanted)
  return found && readWhole(found)
}

const WHOLE_BYTES_MAX = 8

function readWhole(bytes: Buffer): bigint {
  demand(bytes.length <= WHOLE_BYTES_MAX, 'a number without an end')
  return BigInt(`0x${bytes.toString('hex') || '0'}`)
}
