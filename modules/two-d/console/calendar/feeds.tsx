import { useQuery } from '@tanstack/react-query'
import { momentOf } from '#platform/console/figures/time.ts'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import type { TwoDFeedState } from '#two-d/contract/draws-staff.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { feedsQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'

/** Whether the sources of the market's figures speak. */
export function Feeds() {
  const { data, error, isPending, refetch } = useQuery(feedsQuery)
  if (isPending) return <WaitingRows rows={4} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <section className={styles.card}>
      <h2>{texts.feeds}</h2>
      {data.map((feed) => (
        <Feed key={feed.source} feed={feed} />
      ))}
    </section>
  )
}

function Feed({ feed: { source, live, read_at, failures, failure, calls_today } }: { feed: TwoDFeedState }) {
  return (
    <div className={styles.feed}>
      <div className={styles.head}>
        <h3>{texts.source[source]}</h3>
        {failures > 0 && <Badge kind="failed">{texts.fails(failures)}</Badge>}
        {failures === 0 && read_at !== null && <Badge kind="success">{texts.speaks}</Badge>}
      </div>
      {failure !== null && <p className={styles.quiet}>{failure}</p>}
      {live === null || read_at === null ? (
        <p className={styles.quiet}>{texts.silent}</p>
      ) : (
        <dl className={panel.facts}>
          <dt>{texts.live}</dt>
          <dd className="num">{`${live.twod} (${live.set} / ${live.value}), ${live.time}`}</dd>
          <dt>{texts.lastRead}</dt>
          <dd className="num">{momentOf(read_at)}</dd>
          <dt>{texts.callsToday}</dt>
          <dd className="num">{calls_today}</dd>
        </dl>
      )}
    </div>
  )
}
