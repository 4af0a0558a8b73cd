import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { Failure } from '../failure.tsx'
import { videosQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Waiting } from '../waiting.tsx'
import { Reel } from './reel.tsx'
import styles from './videos.module.css'

/** /ads-video and /reels: the same videos by two names, as the specification has them. */
export function VideosScreen() {
  const { videos: texts } = useTexts(contentTexts)
  const { pathname } = useAddress()
  const { data, isPending, refetch } = useQuery(videosQuery)
  const title = pathname.toLowerCase().startsWith('/reels') ? texts.reels : texts.ads
  usePageTitle(title)
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">{title}</h1>
      {isPending && <Waiting label={texts.loading} />}
      {!isPending && !data && <Failure onAgain={() => void refetch()} />}
      {data?.length === 0 && <Empty art="doll" title={texts.none} line={texts.none_line} />}
      {data?.map((video, index) => (
        <Reel key={video.id} video={video} title={texts.video(index + 1)} />
      ))}
    </div>
  )
}
