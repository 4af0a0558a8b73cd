import { useEffect, useRef, useState } from 'react'
import { Picture, type PictureProps } from './picture.tsx'

/** About a flick of the thumb: near enough to be there in time. */
const NEAR = '400px'

/**
 * A picture below the first view, not asked for before the page has loaded. A browser's own late loading reaches three
 * screens down on a slow line, where fifty kilobytes of marks that nobody looks at yet hold up the scripts.
 */
export function LatePicture(props: PictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState<{ is_in_view: boolean } | null>(null)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setNear({ is_in_view: entry.boundingClientRect.top < innerHeight })
      },
      { rootMargin: NEAR },
    )
    const spot = place.current
    const watch = () => observer.observe(spot)
    if (document.readyState === 'complete') watch()
    else addEventListener('load', watch, { once: true })
    return () => {
      removeEventListener('load', watch)
      observer.disconnect()
    }
  }, [])
  return near ? <Picture {...props} {...near} /> : <Picture {...props} src={null} ref={place} />
}
