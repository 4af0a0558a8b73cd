/** Behind a fade-in, where there is one. */
const POSTER_AT_S = 0.5
/** A browser that can show a video has its first picture by then. */
const WAIT_MAX_MS = 10_000

/** A picture of the video's beginning in base64; null where this browser cannot show it. */
export async function drawPoster(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  try {
    if (!(await comes(video, 'loadeddata'))) return null
    video.currentTime = Math.min(POSTER_AT_S, video.duration / 2)
    if (!(await comes(video, 'seeked'))) return null
    return draw(video)
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function comes(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), WAIT_MAX_MS)
    video.addEventListener(event, () => resolve(true), { once: true })
    video.addEventListener('error', () => resolve(false), { once: true })
  })
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
