import { VIDEO_BYTES_MAX, VIDEO_SECONDS_MAX } from '#content/contract/rules.ts'
import { openVideo } from './open-video.ts'

/** Of the reels: upright, and sharp on a phone. */
const WIDTH = 540
const HEIGHT = 960
const PICTURES_PER_SECOND = 30
/** Encoders go a little over what they are asked for. */
const BITS_AIMED_AT = VIDEO_BYTES_MAX * 8 * 0.8
/** More does not look better in this size. */
const BITS_PER_SECOND_MAX = 1_600_000
/** The first of them that this browser can write; every phone plays the first. */
const KINDS = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8']

/**
 * Plays a video that the platform would not take as it is, without a sound, and records it anew in the size of the reels:
 * as long as it takes to look at it. Null where this browser cannot, or it is too long.
 */
export async function shrinkVideo(file: File, onShare: (share: number) => void): Promise<Blob | null> {
  const kind = KINDS.find((one) => MediaRecorder.isTypeSupported(one))
  const opened = await openVideo(file)
  if (!opened) return null
  const { video, close } = opened
  try {
    if (kind === undefined || !(video.duration <= VIDEO_SECONDS_MAX)) return null
    return await record(video, kind, onShare)
  } finally {
    close()
  }
}

async function record(video: HTMLVideoElement, kind: string, onShare: (share: number) => void): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const draw = createPen(video, canvas)
  draw()
  const recorder = new MediaRecorder(canvas.captureStream(PICTURES_PER_SECOND), {
    mimeType: kind,
    videoBitsPerSecond: Math.min(BITS_PER_SECOND_MAX, BITS_AIMED_AT / video.duration),
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
  recorder.start()
  await playThrough(video, () => {
    draw()
    onShare(video.currentTime / video.duration)
  })
  recorder.stop()
  await stopped
  return new Blob(parts, { type: kind })
}

/** Draws the present picture so that it fills the reel, as a player's screen would. */
function createPen(video: HTMLVideoElement, canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  const scale = Math.max(WIDTH / video.videoWidth, HEIGHT / video.videoHeight)
  const [width, height] = [video.videoWidth * scale, video.videoHeight * scale]
  return () => pen?.drawImage(video, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
}

async function playThrough(video: HTMLVideoElement, onPicture: () => void): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    video.addEventListener('ended', () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('the video broke off')), { once: true })
  })
  let frame = 0
  const follow = () => {
    onPicture()
    frame = requestAnimationFrame(follow)
  }
  await video.play()
  follow()
  await ended
  cancelAnimationFrame(frame)
}
