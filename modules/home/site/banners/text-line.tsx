import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { megaphoneSimpleFill, pauseFill, playFill } from '#ui/icons.ts'
import { bannerTextQuery } from '../queries.ts'
import { homeTexts } from '../texts.ts'
import styles from './text-line.module.css'

/** Letters go by at this speed however long the line is. */
const PIXELS_PER_SECOND = 36
/** Pixels that the style sheet puts between the end of the line and its next beginning. */
const GAP_PX = 64

/** The operator's line. It runs only where it does not fit, and stands still on demand. */
export function TextLine() {
  const { data } = useQuery(bannerTextQuery(useLanguage()))
  const text = data?.[0]?.text
  if (text) return <Line key={text} text={text} />
  // The place is kept: nothing below may move when the line comes, or turns out to be empty.
  return <div className={styles.blank} />
}

function Line({ text }: { text: string }) {
  const texts = useTexts(homeTexts)
  const box = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(0)
  const [is_paused, setPaused] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const length = element.firstElementChild?.scrollWidth ?? 0
      setSeconds(length - GAP_PX > element.clientWidth ? length / PIXELS_PER_SECOND : 0)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const is_running = seconds > 0
  const speed: CSSProperties = is_running ? { animationDuration: `${seconds}s` } : {}
  return (
    <div className={styles.line}>
      <Icon glyph={megaphoneSimpleFill} size={20} />
      <div ref={box} className={styles.window} data-running={is_running} data-paused={is_paused}>
        <span style={speed}>{text}</span>
        {is_running && (
          <span style={speed} aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      {is_running && (
        <button
          type="button"
          aria-label={is_paused ? texts.run_line : texts.pause_line}
          onClick={() => setPaused(!is_paused)}
        >
          <Icon glyph={is_paused ? playFill : pauseFill} size={16} />
        </button>
      )}
    </div>
  )
}
