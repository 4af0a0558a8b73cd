import { boxAt, boxOf, readBoxes } from './boxes.ts'
import { demand, type Film, type Frame, type Turn } from './film.ts'
import { cleanPicture, readConfig, type Sequence } from './h264.ts'
import { readFragments } from './read-fragments.ts'
import { readSamples, type Sample, type Samples } from './read-samples.ts'

const TRACKS_MAX = 16
/** So much waits for pictures that are shown in another order than decoded; what is cut beyond must not come back. */
const CUT_SECONDS_MAX = 0.5

/** Of an MP4 file with one film in H.264, whole or in fragments; sound and everything else is left behind. */
export function readMp4(file: Buffer): Film {
  const boxes = readBoxes(file)
  demand(boxes[0]?.name === 'ftyp', 'a file of another kind')
  const movie = boxAt(file, 'moov')
  const tracks = readBoxes(movie).filter(({ name }) => name === 'trak')
  demand(tracks.length <= TRACKS_MAX, 'too many tracks')
  const films = tracks.filter(({ content }) => boxAt(content, 'mdia', 'hdlr').toString('latin1', 8, 12) === 'vide')
  const [track] = films
  demand(track !== undefined && films.length === 1, 'one film is wanted')
  refuseCuts(track.content, clockOf(boxAt(movie, 'mvhd')))
  const has_fragments = boxes.some(({ name }) => name === 'moof')
  return readTrack(track.content, has_fragments ? readFragments(file, track.content) : readSamples(file, track.content))
}

/** Ticks per second, at the same place in both heads. */
const clockOf = (head: Buffer) => head.readUInt32BE(head.readUInt8(0) === 1 ? 20 : 12)

function readTrack(track: Buffer, { samples, length }: Samples): Film {
  const ticks_per_second = clockOf(boxAt(track, 'mdia', 'mdhd'))
  const { config, width, height } = readDescription(boxAt(track, 'mdia', 'minf', 'stbl', 'stsd'))
  const delay = Math.max(...samples.map(({ at, shown_at }) => at - shown_at))
  demand(delay <= CUT_SECONDS_MAX * ticks_per_second, 'pictures that come too late')
  return {
    codec: 'h264',
    config,
    width,
    height,
    turned: readTurn(boxAt(track, 'tkhd')),
    ticks_per_second,
    frames: samples.map(readFrame),
    length,
  }
}

function readFrame({ bytes, at, shown_at }: Sample): Frame {
  return { ...cleanPicture(bytes), at, shown_at }
}

/** Of the description: what stands before its own boxes. */
const ENTRY_HEAD = 78

function readDescription(description: Buffer): Sequence {
  demand(description.readUInt32BE(4) === 1, 'one kind of pictures is wanted')
  const [entry] = readBoxes(description.subarray(8))
  demand(entry?.name === 'avc1', 'not H.264')
  return readConfig(boxAt(entry.content.subarray(ENTRY_HEAD), 'avcC'))
}

const ONE = 0x1_0000
/** The first four of the matrix that players turn by. */
const TURNS: { turned: Turn; matrix: number[] }[] = [
  { turned: 0, matrix: [ONE, 0, 0, ONE] },
  { turned: 90, matrix: [0, ONE, -ONE, 0] },
  { turned: 180, matrix: [-ONE, 0, 0, -ONE] },
  { turned: 270, matrix: [0, -ONE, ONE, 0] },
]

function readTurn(head: Buffer): Turn {
  const at = head.readUInt8(0) === 1 ? 52 : 40
  const matrix = [0, 4, 12, 16].map((offset) => head.readInt32BE(at + offset))
  const turn = TURNS.find((one) => one.matrix.every((value, index) => value === matrix[index]))
  demand(turn !== undefined, 'a film that is bent')
  return turn.turned
}

/** A wait before the film, and the film. */
const EDITS_MAX = 2
const WAIT = -1

/** An editing list may hide a beginning or an end, which would be seen again in the new file. */
function refuseCuts(track: Buffer, movie_ticks_per_second: number): void {
  const edits = boxOf(readBoxes(track), 'edts')
  const list = edits && boxOf(readBoxes(edits), 'elst')
  if (!list) return
  const is_long = list.readUInt8(0) === 1
  const count = list.readUInt32BE(4)
  demand(count <= EDITS_MAX, 'a film that was cut')
  const media_head = boxAt(track, 'mdia', 'mdhd')
  const [clock, is_long_media] = [clockOf(media_head), media_head.readUInt8(0) === 1]
  const seconds = (is_long_media ? Number(media_head.readBigUInt64BE(24)) : media_head.readUInt32BE(16)) / clock
  for (let index = 0; index < count; index += 1) {
    const at = 8 + index * (is_long ? 20 : 12)
    const shown = is_long ? Number(list.readBigUInt64BE(at)) : list.readUInt32BE(at)
    const begins_at = is_long ? Number(list.readBigInt64BE(at + 8)) : list.readInt32BE(at + 4)
    if (begins_at === WAIT) continue
    // No length at all means to the end.
    const hidden = shown === 0 ? 0 : seconds - begins_at / clock - shown / movie_ticks_per_second
    demand(Math.max(begins_at / clock, hidden) <= CUT_SECONDS_MAX, 'a film that was cut')
  }
}
