import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useAddress } from '../../../platform/navigation.tsx'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useTexts } from '../../../platform/texts.ts'
import { videosQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Reel } from './reel.tsx'
import styles from './videos.module.css'

/** /ads-video and /reels: the same videos by two names, as the specification has them. */
export function VideosScreen() {
  const { videos: texts, ...shared } = useTexts(contentTexts)
  const { pathname } = useAddress()
  const { data, isPending, refetch } = useQuery(videosQuery)
  const title = pathname.toLowerCase().startsWith('/reels') ? texts.reels : texts.ads
  usePageTitle(title)
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">{title}</h1>
      {isPending && (
        <div className={styles.wait}>
          <Spinner label={texts.loading} />
        </div>
      )}
      {!isPending && !data && (
        <Empty
          art="umbrella"
          title={shared.failed}
          action={<Button onClick={() => void refetch()}>{shared.tryAgain}</Button>}
        />
      )}
      {data?.length === 0 && <Empty art="doll" title={texts.none} line={texts.noneLine} />}
      {data?.map((video, index) => (
        <Reel key={video.id} video={video} title={texts.video(index + 1)} />
      ))}
    </div>
  )
}
