import type { Film, Frame } from './film.ts'

const ID = {
  ebml: 0x1a45dfa3,
  ebml_version: 0x4286,
  ebml_read_version: 0x42f7,
  ebml_id_length: 0x42f2,
  ebml_size_length: 0x42f3,
  doc_type: 0x4282,
  doc_version: 0x4287,
  doc_read_version: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestamp_scale: 0x2ad7b1,
  duration: 0x4489,
  muxing_app: 0x4d80,
  writing_app: 0x5741,
  tracks: 0x1654ae6b,
  track_entry: 0xae,
  track_number: 0xd7,
  track_uid: 0x73c5,
  track_type: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixel_width: 0xb0,
  pixel_height: 0xba,
  cues: 0x1c53bb6b,
  cue_point: 0xbb,
  cue_time: 0xb3,
  cue_positions: 0xb7,
  cue_track: 0xf7,
  cue_cluster: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simple_block: 0xa3,
} as const

const NANOSECONDS_PER_TICK = 1_000_000
const VIDEO_TRACK = 1
/** A block's time counts in 16 bits from the beginning of its cluster, and there is one cluster. */
const DURATION_MAX_MS = 32_767
const PROGRAM = 'Thazin'
const CODECS: Partial<Record<Film['codec'], string>> = { vp8: 'V_VP8', vp9: 'V_VP9' }

/**
 * A WebM file of one silent track: just the elements that players ask for.
 * @throws Error for a film that does not fit into one cluster
 */
export function writeWebm({ codec, width, height, ticks_per_second, frames, length }: Film): Buffer {
  const inMs = (ticks: number) => Math.round((ticks * 1_000) / ticks_per_second)
  const duration_ms = inMs(length)
  const codec_name = CODECS[codec]
  if (duration_ms > DURATION_MAX_MS) throw new Error(`a film of ${duration_ms} ms needs more than one cluster`)
  if (codec_name === undefined) throw new Error(`WebM does not hold ${codec}`)
  const info = element(ID.info, [
    whole(ID.timestamp_scale, NANOSECONDS_PER_TICK),
    element(ID.duration, [float(duration_ms)]),
    words(ID.muxing_app, PROGRAM),
    words(ID.writing_app, PROGRAM),
  ])
  const video = element(ID.video, [whole(ID.pixel_width, width), whole(ID.pixel_height, height)])
  const track = [whole(ID.track_number, VIDEO_TRACK), whole(ID.track_uid, 1), whole(ID.track_type, 1)]
  const tracks = element(ID.tracks, [element(ID.track_entry, [...track, words(ID.codec, codec_name), video])])
  const cluster = element(ID.cluster, [
    whole(ID.timestamp, 0),
    ...frames.map((frame) => block(frame, inMs(frame.shown_at))),
  ])
  const before = info.length + tracks.length
  // Its own length is part of what it says, and does not change with what it says.
  const cues = cuesTo(before + cuesTo(0).length)
  return Buffer.concat([header(), element(ID.segment, [info, tracks, cues, cluster])])
}

function header(): Buffer {
  return element(ID.ebml, [
    whole(ID.ebml_version, 1),
    whole(ID.ebml_read_version, 1),
    whole(ID.ebml_id_length, 4),
    whole(ID.ebml_size_length, 8),
    words(ID.doc_type, 'webm'),
    whole(ID.doc_version, 4),
    whole(ID.doc_read_version, 2),
  ])
}

/** Where the first picture stands, so that a player finds back to it. */
function cuesTo(position: number): Buffer {
  const positions = element(ID.cue_positions, [whole(ID.cue_track, VIDEO_TRACK), whole(ID.cue_cluster, position)])
  return element(ID.cues, [element(ID.cue_point, [whole(ID.cue_time, 0), positions])])
}

const KEY_FRAME = 0x80

function block({ bytes, is_key }: Frame, at_ms: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x80 | VIDEO_TRACK, 0)
  head.writeInt16BE(at_ms, 1)
  head.writeUInt8(is_key ? KEY_FRAME : 0, 3)
  return element(ID.simple_block, [head, bytes])
}

function element(id: number, content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([idBytes(id), sizeBytes(body.length), body])
}

function idBytes(id: number): Buffer {
  const text = id.toString(16)
  return Buffer.from(text.padStart(text.length + (text.length % 2), '0'), 'hex')
}

/** Always in eight bytes: the first bit that is set says so. */
function sizeBytes(size: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE((1n << 56n) | BigInt(size))
  return bytes
}

function whole(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, [bytes])
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

const words = (id: number, text: string) => element(id, [Buffer.from(text)])
