import { comes, openVideo } from './open-video.ts'

/** Behind a fade-in, where there is one. */
const POSTER_AT_S = 0.5

/** A picture of the video's beginning in base64; null where this browser cannot show it. */
export async function drawPoster(file: Blob): Promise<string | null> {
  const opened = await openVideo(file)
  if (!opened) return null
  const { video, close } = opened
  try {
    // A recording that was never closed does not know how long it is.
    video.currentTime = Number.isFinite(video.duration) ? Math.min(POSTER_AT_S, video.duration / 2) : POSTER_AT_S
    return (await comes(video, 'seeked')) ? draw(video) : null
  } finally {
    close()
  }
}

function draw(video: HTMLVideoElement): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const pen = canvas.getContext('2d')
  if (!pen || canvas.width === 0) return null
  pen.drawImage(video, 0, 0)
  const address = canvas.toDataURL('image/jpeg', 0.92)
  return address.slice(address.indexOf(',') + 1)
}
