import { Bits } from './bits.ts'
import { demand } from './film.ts'

/** Kinds of units of H.264. What is none of these says nothing about the picture: notes of cameras and programs. */
const UNIT = { slice: 1, first_partition: 2, last_partition: 4, key_slice: 5, sequence: 7, picture: 8, delimiter: 9 }
/** Sets stand in the description alone, where their size was read. */
const KEPT: number[] = [UNIT.slice, UNIT.key_slice, UNIT.delimiter]
const SETS_MAX = 8
/** The head of a sequence: its kind, profile and level. */
const SEQUENCE_BYTES_MIN = 5

const kindOf = (unit: Buffer) => (unit[0] ?? 0) & 0x1f

/** Bytes of the length before each unit: nobody writes less. */
const LENGTH_BYTES = 4

/** A picture without its notes. */
export function cleanPicture(sample: Buffer): { bytes: Buffer; is_key: boolean } {
  const kept: Buffer[] = []
  let [is_key, has_picture] = [false, false]
  for (let at = 0; at < sample.length; ) {
    const to = at + LENGTH_BYTES + sample.readUInt32BE(at)
    demand(to > at + LENGTH_BYTES && to <= sample.length, 'a unit that ends elsewhere')
    const kind = kindOf(sample.subarray(at + LENGTH_BYTES))
    demand(kind < UNIT.first_partition || kind > UNIT.last_partition, 'a picture in partitions')
    if (KEPT.includes(kind)) kept.push(sample.subarray(at, to))
    if (kind === UNIT.key_slice) is_key = true
    if (kind === UNIT.slice || kind === UNIT.key_slice) has_picture = true
    at = to
  }
  demand(has_picture, 'a picture without a picture')
  return { bytes: Buffer.concat(kept), is_key }
}

export interface Sequence {
  config: Buffer
  width: number
  height: number
}

/** The box that describes H.264: its sets, written anew, and the size that the first of them says. */
export function readConfig(box: Buffer): Sequence {
  demand(box.readUInt8(0) === 1 && (box.readUInt8(4) & 3) === LENGTH_BYTES - 1, 'a description of another kind')
  const sequences = readSets(box, 5, UNIT.sequence, 0x1f)
  const pictures = readSets(box, sequences.end, UNIT.picture, 0xff)
  const [first] = sequences.sets
  demand(first !== undefined && pictures.sets.length > 0, 'no sets')
  const [{ width, height } = { width: 0, height: 0 }, ...others] = sequences.sets.map(readSequence)
  demand(
    others.every((other) => other.width === width && other.height === height),
    'pictures of several sizes',
  )
  const head = Buffer.from([1, first.readUInt8(1), first.readUInt8(2), first.readUInt8(3), 0xff])
  const colours = first.readUInt8(1) === HIGH ? [COLOURS] : []
  const config = Buffer.concat([head, ...writeSets(sequences.sets, 0xe0), ...writeSets(pictures.sets, 0), ...colours])
  return { config, width, height }
}

function readSets(box: Buffer, from: number, kind: number, mask: number): { sets: Buffer[]; end: number } {
  const count = box.readUInt8(from) & mask
  demand(count <= SETS_MAX, 'too many sets')
  let at = from + 1
  const sets = Array.from({ length: count }, () => {
    const length = box.readUInt16BE(at)
    const set = box.subarray(at + 2, at + 2 + length)
    demand(set.length === length && kindOf(set) === kind, 'a set that is none')
    demand(kind !== UNIT.sequence || length >= SEQUENCE_BYTES_MIN, 'a set that breaks off')
    at += 2 + length
    return set
  })
  return { sets, end: at }
}

function writeSets(sets: readonly Buffer[], flags: number): Buffer[] {
  const lengths = sets.map((set) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(set.length)
    return length
  })
  return [Buffer.from([flags | sets.length]), ...sets.flatMap((set, index) => [lengths[index] ?? Buffer.of(), set])]
}

/** The one profile among them whose sets say how colours are kept. */
const HIGH = 100
const PHONE_PROFILES = [66, 77, 88, HIGH]
const BLOCK = 16
const PLAIN_COLOURS = 1
/** Of the description: plain colours of 8 bits, and no more sets. */
const COLOURS = Buffer.from([0xfc | PLAIN_COLOURS, 0xf8, 0xf8, 0])

/** The size of the pictures, as their decoder will find it. */
function readSequence(unit: Buffer): { width: number; height: number } {
  const profile = unit.readUInt8(1)
  demand(PHONE_PROFILES.includes(profile), 'a profile that phones do not play')
  const bits = new Bits(withoutGuards(unit.subarray(4)))
  bits.golomb()
  if (profile === HIGH) readColours(bits)
  skipOrder(bits)
  bits.golomb()
  bits.skip(1)
  const blocks_wide = bits.golomb() + 1
  const units_high = bits.golomb() + 1
  const has_whole_frames = bits.flag()
  if (!has_whole_frames) bits.skip(1)
  bits.skip(1)
  const rows = has_whole_frames ? 1 : 2
  const [left, right, top, bottom] = bits.flag()
    ? [bits.golomb(), bits.golomb(), bits.golomb(), bits.golomb()]
    : [0, 0, 0, 0]
  // Plain colours are kept for two by two points, so crops count in twos.
  const width = blocks_wide * BLOCK - 2 * (left + right)
  const height = rows * (units_high * BLOCK - 2 * (top + bottom))
  return { width, height }
}

/** Only what every phone plays: 8 bits, colours for two by two points. */
function readColours(bits: Bits): void {
  const [chroma, depth_luma, depth_chroma] = [bits.golomb(), bits.golomb(), bits.golomb()]
  demand(chroma === PLAIN_COLOURS && depth_luma === 0 && depth_chroma === 0, 'colours that phones do not show')
  bits.skip(1)
  if (!bits.flag()) return
  for (let list = 0; list < 8; list += 1) if (bits.flag()) skipScaling(bits, list < 6 ? 16 : 64)
}

function skipScaling(bits: Bits, size: number): void {
  let [last, next] = [8, 8]
  for (let index = 0; index < size; index += 1) {
    if (next !== 0) next = (last + bits.signedGolomb() + 256) % 256
    if (next !== 0) last = next
  }
}

const CYCLE_MAX = 255

/** How pictures are counted: three ways. */
function skipOrder(bits: Bits): void {
  bits.golomb()
  const way = bits.golomb()
  if (way === 0) bits.golomb()
  if (way !== 1) return
  bits.skip(1)
  bits.signedGolomb()
  bits.signedGolomb()
  const cycle = bits.golomb()
  demand(cycle <= CYCLE_MAX, 'a cycle without an end')
  for (let index = 0; index < cycle; index += 1) bits.signedGolomb()
}

/** Behind two zeros a three was put in, so that nothing looks like the beginning of a unit. */
function withoutGuards(bytes: Buffer): Buffer {
  const kept: number[] = []
  for (const [index, byte] of bytes.entries()) {
    const is_guard = byte === 3 && bytes[index - 1] === 0 && bytes[index - 2] === 0
    if (!is_guard) kept.push(byte)
  }
  return Buffer.from(kept)
}
