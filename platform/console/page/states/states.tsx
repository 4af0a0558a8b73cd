import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { failureText } from '../../call/api.ts'
import { texts } from '../../texts.ts'
import styles from './states.module.css'

/** Rows on their way, as high as the real ones. */
export function WaitingRows({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles.rows} role="status" aria-label={texts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row}>
          <Skeleton width={48} />
          <Skeleton width={`${34 + ((row * 13) % 22)}%`} />
          <Skeleton width={90} />
        </span>
      ))}
    </div>
  )
}

export function Failed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <div className={styles.middle} role="alert">
      <Empty
        art="umbrella"
        title={texts.failed}
        line={failureText(error)}
        action={
          <Button size="sm" onClick={onAgain}>
            {texts.tryAgain}
          </Button>
        }
      />
    </div>
  )
}

export function Nothing({ title, line }: { title: string; line?: string }) {
  return (
    <div className={styles.middle}>
      <Empty art="doll" title={title} line={line} />
    </div>
  )
}

/** A list that comes page by page. */
export interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The next page of a list. */
export function More({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className={styles.more}>
      <Button
        kind="secondary"
        size="sm"
        busy={pages.isFetchingNextPage}
        busyLabel={texts.loadingMore}
        onClick={() => void pages.fetchNextPage()}
      >
        {texts.more}
      </Button>
    </div>
  )
}
