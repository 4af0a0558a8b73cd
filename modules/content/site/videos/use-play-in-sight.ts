import { type RefObject, useEffect, useState } from 'react'

/** Less of it in sight, and it stands still. */
const VISIBLE_SHARE = 0.9
/** The bytes of a video begin to come when it is one screen away. */
const NEAR = '100% 0px'

/**
 * Plays a video only while nearly all of it is in sight. Where the visitor wants no motion, or spares data, or the
 * browser plays nothing by itself, it waits for a press.
 */
export function usePlayInSight(video: RefObject<HTMLVideoElement | null>) {
  const [is_near, setNear] = useState(false)
  const [is_visible, setVisible] = useState(false)
  const [is_waiting, setWaiting] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const far = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    const close = new IntersectionObserver(([entry]) => setVisible((entry?.intersectionRatio ?? 0) >= VISIBLE_SHARE), {
      threshold: [0, VISIBLE_SHARE],
    })
    far.observe(element)
    close.observe(element)
    return () => {
      far.disconnect()
      close.disconnect()
    }
  }, [video])

  useEffect(() => {
    const element = video.current
    if (!element || !is_near) return
    if (!is_visible) {
      element.pause()
      return
    }
    if (sparesMotion()) setWaiting(true)
    else start(element, setWaiting)
  }, [video, is_near, is_visible])

  const play = () => {
    if (video.current) start(video.current, setWaiting)
  }
  return { is_near, is_waiting, play }
}

function start(element: HTMLVideoElement, setWaiting: (is_waiting: boolean) => void): void {
  // Not every browser takes the attribute from a script; without it nothing plays by itself.
  element.muted = true
  element.play().then(
    () => setWaiting(false),
    (error: unknown) => {
      // Scrolled on before it began.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setWaiting(true)
    },
  )
}

function sparesMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
