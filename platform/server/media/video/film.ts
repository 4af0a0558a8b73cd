/** The content of a video: one silent track. Readers take a file apart into it, writers make a new file of it. */
export interface Film {
  codec: Codec
  /** Of H.264: what a decoder has to know before the first picture. */
  config: Buffer | null
  /** As the pictures themselves say. */
  width: number
  height: number
  /** Degrees by which players turn it, clockwise: phones store what they film upright lying down. */
  turned: Turn
  ticks_per_second: number
  frames: Frame[]
  /** From the first picture to the end of the last one, in ticks. */
  length: number
}

export type Codec = 'h264' | 'vp8' | 'vp9'
export type Turn = 0 | 90 | 180 | 270

export interface Frame {
  bytes: Buffer
  /** When it is decoded and when it is shown, in ticks; both begin at 0 for the first one. */
  at: number
  shown_at: number
  is_key: boolean
}

/** Thirty seconds of sixty pictures, and a little more. */
export const FRAMES_MAX = 2_000

/** Thrown for a file that is no video as it should be. */
export class UnreadableVideo extends Error {
  override readonly name = 'UnreadableVideo'
}

export function demand(is_so: boolean, what: string): asserts is_so {
  if (!is_so) throw new UnreadableVideo(what)
}

/** Reading behind the end of a file that breaks off. */
export const breaksOff = (error: unknown) => error instanceof RangeError || error instanceof UnreadableVideo
