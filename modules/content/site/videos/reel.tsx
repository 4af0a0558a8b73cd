import { useRef } from 'react'
import type { VideoAd } from '#content/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { playFill } from '#ui/icons.ts'
import { contentTexts } from '../texts.ts'
import { usePlayInSight } from './use-play-in-sight.ts'
import styles from './videos.module.css'

/** One video of the reel. Its picture holds the place; the bytes come when it is near, and it plays when it is seen. */
export function Reel({ video, title }: { video: VideoAd; title: string }) {
  const { videos: texts } = useTexts(contentTexts)
  const element = useRef<HTMLVideoElement>(null)
  const { is_near, is_waiting, play } = usePlayInSight(element)
  return (
    <section className={styles.reel} aria-label={title}>
      <video
        ref={element}
        className={styles.video}
        src={is_near ? `/api${video.video_url}` : undefined}
        poster={video.poster_url ?? undefined}
        width={video.width}
        height={video.height}
        aria-label={title}
        muted
        loop
        playsInline
        preload={is_near ? 'auto' : 'none'}
        disablePictureInPicture
      />
      {is_waiting && (
        <button type="button" className={styles.play} aria-label={`${texts.play}: ${title}`} onClick={play}>
          <Icon glyph={playFill} size={30} />
        </button>
      )}
      <p className={styles.title}>{title}</p>
    </section>
  )
}
