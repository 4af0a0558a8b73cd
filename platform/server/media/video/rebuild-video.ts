import { VIDEO_BYTES_MAX, VIDEO_SECONDS_MAX, VIDEO_SIDE_MAX, VIDEO_SIDE_MIN } from '#content/contract/rules.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import { bodyBytesMax, parseBase64 } from '../../http/requests/parse-base64.ts'
import { breaksOff, type Film } from './film.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'
import { writeMp4 } from './write-mp4.ts'
import { writeWebm } from './write-webm.ts'

/** A video that came from outside, put together anew: of the file that came only the coded pictures are left. */
export interface RebuiltVideo {
  bytes: Buffer
  kind: 'webm' | 'mp4'
  /** As it is seen, turned. */
  width: number
  height: number
}

/** A body with the largest video. */
export const VIDEO_BODY_BYTES_MAX = bodyBytesMax(VIDEO_BYTES_MAX)

/** The fault of a video in base64, or the same film in a file of our own making. */
export function rebuildVideo(base64: unknown): { fault: FieldFault } | RebuiltVideo {
  const file = parseBase64(base64, VIDEO_BYTES_MAX)
  const film = file && readFilm(file)
  if (!film) return { fault: 'video_unreadable' }
  const fault = faultOf(film)
  if (fault) return { fault }
  const is_mp4 = film.codec === 'h264'
  const is_upright = film.turned === 0 || film.turned === 180
  const [width, height] = is_upright ? [film.width, film.height] : [film.height, film.width]
  const bytes = is_mp4 ? writeMp4(film) : writeWebm(film)
  // Tables that ran over many pictures may become longer.
  if (bytes.length > VIDEO_BYTES_MAX) return { fault: 'video_unreadable' }
  return { bytes, kind: is_mp4 ? 'mp4' : 'webm', width, height }
}

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** By its first bytes; null for what is neither, or is damaged. */
function readFilm(file: Buffer): Film | null {
  try {
    if (file.subarray(0, WEBM.length).equals(WEBM)) return readWebm(file)
    return file.toString('latin1', 4, 8) === 'ftyp' ? readMp4(file) : null
  } catch (error) {
    if (breaksOff(error)) return null
    throw error
  }
}

/** No camera counts in finer steps, and thirty seconds of them fit into 32 bits. */
const TICKS_PER_SECOND_MAX = 10_000_000

function faultOf({ width, height, ticks_per_second, frames, length }: Film): FieldFault | null {
  if (Math.min(width, height) < VIDEO_SIDE_MIN || Math.max(width, height) > VIDEO_SIDE_MAX) return 'video_size'
  const is_clock = ticks_per_second >= 1 && ticks_per_second <= TICKS_PER_SECOND_MAX
  if (!is_clock || frames[0]?.is_key !== true) return 'video_unreadable'
  const end = Math.max(length, ...frames.map(({ shown_at }) => shown_at))
  return length >= ticks_per_second && end <= VIDEO_SECONDS_MAX * ticks_per_second ? null : 'video_length'
}
