import { useEffect, useRef, useState } from 'react'
import { Picture, type PictureProps } from './picture.tsx'

/** About a flick of the thumb: near enough to be there in time. */
const NEAR = '400px'

/**
 * A picture below the first view, not asked for before the page answers. A browser's own late loading reaches three
 * screens down on a slow line, where fifty kilobytes of marks that nobody looks at yet hold up the scripts. One that is
 * in view from the first is in the document.
 */
export function LatePicture(props: PictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState<Partial<PictureProps> | null>(props.is_in_view ? {} : null)
  useEffect(() => {
    const spot = place.current
    if (spot === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setNear({ is_in_view: entry.boundingClientRect.top < innerHeight })
      },
      { rootMargin: NEAR },
    )
    observer.observe(spot)
    return () => observer.disconnect()
  }, [])
  return near ? <Picture {...props} {...near} /> : <Picture {...props} src={null} ref={place} />
}
