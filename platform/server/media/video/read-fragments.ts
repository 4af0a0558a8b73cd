import { boxAt, readBoxes } from './boxes.ts'
import { demand, FRAMES_MAX } from './film.ts'
import { fromTheBeginning, type Sample, type Samples } from './read-samples.ts'

/** The pictures of a track in a file as recorders write it: a few of them at a time, each time with a head of their own. */
export function readFragments(file: Buffer, track: Buffer): Samples {
  const id = idOf(boxAt(track, 'tkhd'))
  const defaults = parseDefaults(boxAt(file, 'moov', 'mvex'), id)
  const fragments = readBoxes(file).filter(({ name }) => name === 'moof')
  const parts = fragments.flatMap(({ content, at }) =>
    readBoxes(content)
      .filter(isOf(id))
      .map((part) => readPart(part.content, { ...defaults, place: at })),
  )
  // Asked before any is read: a run of a thousand pictures is as short as a run of one.
  const count = sumOf(parts.flatMap(({ runs }) => runs.map((run) => run.readUInt32BE(4))))
  demand(count > 0 && count <= FRAMES_MAX, 'too many pictures, or none')
  const places = parts.flatMap(readPlaces)
  // Pictures that all point at the same bytes would make a large file of a small one.
  demand(sumOf(places.map(({ size }) => size)) <= file.length, 'more pictures than bytes')
  const samples = places.map(({ place, size, at, shift }, index): Sample => {
    demand(size > 0 && place >= 0 && place + size <= file.length, 'a picture that is not there')
    demand(at >= (places[index - 1]?.at ?? 0), 'a clock that runs back')
    return { bytes: file.subarray(place, place + size), at, shown_at: at + shift }
  })
  const last = places.at(-1)
  return fromTheBeginning(samples, last ? last.at + last.duration : 0)
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const idOf = (head: Buffer) => head.readUInt32BE(head.readUInt8(0) === 1 ? 20 : 12)

const isOf =
  (id: number) =>
  ({ name, content }: { name: string; content: Buffer }) =>
    name === 'traf' && boxAt(content, 'tfhd').readUInt32BE(4) === id

interface Defaults {
  duration: number
  size: number
}

function parseDefaults(extension: Buffer, id: number): Defaults {
  const found = readBoxes(extension).find(({ name, content }) => name === 'trex' && content.readUInt32BE(4) === id)
  demand(found !== undefined, 'no defaults')
  return { duration: found.content.readUInt32BE(12), size: found.content.readUInt32BE(16) }
}

interface Head extends Defaults {
  /** From where the places of the pictures are counted. */
  place: number
}

/** Of a fragment: its flags say which of these stand in it. */
const HEAD = { place: 0x1, kind: 0x2, duration: 0x8, size: 0x10 }

function readHead(box: Buffer, defaults: Head): Head {
  const flags = box.readUInt32BE(0)
  let at = 8
  const next = (flag: number): number | null => {
    if ((flags & flag) === 0) return null
    at += 4
    return box.readUInt32BE(at - 4)
  }
  const [high, low] = [next(HEAD.place), (flags & HEAD.place) === 0 ? null : box.readUInt32BE(at)]
  if (low !== null) at += 4
  next(HEAD.kind)
  const duration = next(HEAD.duration) ?? defaults.duration
  const size = next(HEAD.size) ?? defaults.size
  return { duration, size, place: high === null || low === null ? defaults.place : high * 2 ** 32 + low }
}

interface Part {
  head: Head
  /** When its first picture is decoded. */
  clock: number
  runs: Buffer[]
}

function readPart(part: Buffer, defaults: Head): Part {
  const runs = readBoxes(part).filter(({ name }) => name === 'trun')
  const clock = readClock(boxAt(part, 'tfdt'))
  return { head: readHead(boxAt(part, 'tfhd'), defaults), clock, runs: runs.map(({ content }) => content) }
}

/** One picture behind the other, in time too. */
function readPlaces({ head, clock, runs }: Part): (PicturePosition & { at: number })[] {
  let at = clock
  return runs
    .flatMap((run) => readRun(run, head))
    .map((place) => {
      at += place.duration
      return { ...place, at: at - place.duration }
    })
}

const readClock = (box: Buffer) => (box.readUInt8(0) === 1 ? Number(box.readBigUInt64BE(4)) : box.readUInt32BE(4))

interface PicturePosition extends Defaults {
  place: number
  shift: number
}

/** Of a run: its flags say which of these stand before its pictures, and which with each of them. */
const RUN = { place: 0x1, first: 0x4, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 }

function readRun(box: Buffer, head: Head): PicturePosition[] {
  const [flags, count] = [box.readUInt32BE(0), box.readUInt32BE(4)]
  demand((flags & RUN.place) !== 0, 'a run without a place')
  let place = head.place + box.readInt32BE(8)
  let at = (flags & RUN.first) === 0 ? 12 : 16
  const next = (flag: number): number | null => {
    if ((flags & flag) === 0) return null
    at += 4
    return flag === RUN.shift ? box.readInt32BE(at - 4) : box.readUInt32BE(at - 4)
  }
  return Array.from({ length: count }, () => {
    const duration = next(RUN.duration) ?? head.duration
    const size = next(RUN.size) ?? head.size
    next(RUN.flags)
    const picture = { duration, size, place, shift: next(RUN.shift) ?? 0 }
    place += size
    return picture
  })
}
