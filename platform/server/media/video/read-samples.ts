import { boxAt, boxOf, readBoxes } from './boxes.ts'
import { demand, FRAMES_MAX } from './film.ts'

export interface Sample {
  bytes: Buffer
  at: number
  shown_at: number
}

export interface Samples {
  samples: Sample[]
  length: number
}

/** The pictures of a track with their times, out of the six tables that describe them. */
export function readSamples(file: Buffer, track: Buffer): Samples {
  const table = boxAt(track, 'mdia', 'minf', 'stbl')
  const sizes = parseSizes(boxAt(table, 'stsz'))
  // Pictures that all point at the same bytes would make a large file of a small one.
  demand(sizes.reduce((sum, size) => sum + size, 0) <= file.length, 'more pictures than bytes')
  const delays = readRuns(boxAt(table, 'stts'))
  const offsets = boxOf(readBoxes(table), 'ctts')
  const steps = spread(delays, sizes.length)
  demand(
    steps.every((step) => step >= 0),
    'a clock that runs back',
  )
  const shifts = offsets ? spread(readRuns(offsets), sizes.length) : sizes.map(() => 0)
  const places = readPlaces(table, sizes)

  let at = 0
  const samples = sizes.map((size, index) => {
    const place = places[index] ?? file.length
    const bytes = file.subarray(place, place + size)
    demand(size > 0 && bytes.length === size, 'a picture that is not there')
    const sample = { bytes, at, shown_at: at + (shifts[index] ?? 0) }
    at += steps[index] ?? 0
    return sample
  })
  return fromTheBeginning(samples, at)
}

/** Decoded and shown from 0 on, whatever the clock of the file begins with. */
export function fromTheBeginning(samples: readonly Sample[], end: number): Samples {
  const begins_at = samples[0]?.at ?? 0
  const shown_from = Math.min(...samples.map(({ shown_at }) => shown_at))
  return {
    samples: samples.map(({ bytes, at, shown_at }) => ({
      bytes,
      at: at - begins_at,
      shown_at: shown_at - shown_from,
    })),
    length: end - begins_at,
  }
}

function parseSizes(box: Buffer): number[] {
  const [same, count] = [box.readUInt32BE(4), box.readUInt32BE(8)]
  demand(count > 0 && count <= FRAMES_MAX, 'too many pictures, or none')
  return Array.from({ length: count }, (_, index) => (same === 0 ? box.readUInt32BE(12 + index * 4) : same))
}

interface Run {
  count: number
  value: number
}

/** Values may be below zero, though the older form of the table has no such. */
function readRuns(box: Buffer): Run[] {
  const count = box.readUInt32BE(4)
  demand(count <= FRAMES_MAX, 'a table without an end')
  return Array.from({ length: count }, (_, index) => ({
    count: box.readUInt32BE(8 + index * 8),
    value: box.readInt32BE(12 + index * 8),
  }))
}

/** One value for each picture. */
function spread(runs: readonly Run[], count: number): number[] {
  const values: number[] = []
  for (const run of runs) {
    for (let index = 0; index < run.count && values.length < count; index += 1) values.push(run.value)
  }
  demand(values.length === count, 'a table that is too short')
  return values
}

/** Where each picture begins in the file: pictures stand in chunks, one behind the other. */
function readPlaces(table: Buffer, sizes: readonly number[]): number[] {
  const chunks = readChunks(table)
  const groups = boxAt(table, 'stsc')
  const count = groups.readUInt32BE(4)
  demand(count > 0 && count <= FRAMES_MAX, 'a table without an end')
  const group = (index: number) => ({
    first: groups.readUInt32BE(8 + index * 12),
    pictures: groups.readUInt32BE(12 + index * 12),
  })
  const places: number[] = []
  for (let index = 0; index < count; index += 1) {
    const { first, pictures } = group(index)
    const last = index + 1 < count ? group(index + 1).first - 1 : chunks.length
    demand(first >= 1 && last <= chunks.length, 'a chunk that is not there')
    for (let chunk = first; chunk <= last; chunk += 1) {
      let place = chunks[chunk - 1] ?? 0
      for (let one = 0; one < pictures && places.length < sizes.length; one += 1) {
        places.push(place)
        place += sizes[places.length - 1] ?? 0
      }
    }
  }
  demand(places.length === sizes.length, 'pictures without a place')
  return places
}

function readChunks(table: Buffer): number[] {
  const boxes = readBoxes(table)
  const [short, long] = [boxOf(boxes, 'stco'), boxOf(boxes, 'co64')]
  const box = short ?? long
  demand(box !== null, 'no places')
  const count = box.readUInt32BE(4)
  demand(count <= FRAMES_MAX, 'a table without an end')
  return Array.from({ length: count }, (_, index) =>
    short ? box.readUInt32BE(8 + index * 4) : Number(box.readBigUInt64BE(8 + index * 8)),
  )
}
