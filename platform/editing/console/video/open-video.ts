/** A browser that can show a video has its first picture by then. */
const WAIT_MAX_MS = 10_000

interface OpenedVideo {
  video: HTMLVideoElement
  close: () => void
}

/** A video off the screen with its first picture; null where this browser cannot show it. */
export async function openVideo(file: Blob): Promise<OpenedVideo | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  const close = () => {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
  if (await comes(video, 'loadeddata')) return { video, close }
  close()
  return null
}

export function comes(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), WAIT_MAX_MS)
    video.addEventListener(event, () => resolve(true), { once: true })
    video.addEventListener('error', () => resolve(false), { once: true })
  })
}
