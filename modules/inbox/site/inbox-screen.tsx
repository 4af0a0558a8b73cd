import { useInfiniteQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { EventList } from './event-list.tsx'
import styles from './inbox-screen.module.css'
import { inboxQuery } from './queries.ts'
import { inboxTexts } from './texts.ts'
import { useMarkRead } from './use-mark-read.ts'

/** /notifications: what happened, with a way to each thing. */
export function InboxScreen() {
  const texts = useTexts(inboxTexts)
  usePageTitle(texts.title)
  const { is_member } = useSession()
  const inbox = useInfiniteQuery({ ...inboxQuery, enabled: is_member })
  const events = inbox.data?.pages.flatMap((page) => page.events)
  const read_before = useMarkRead(inbox.data?.pages[0])
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} />
      <div className={styles.block}>
        {events?.length === 0 ? (
          <Empty art="harp" title={texts.none} line={texts.none_line} />
        ) : inbox.isError && !events ? (
          <div role="alert">
            <Empty
              art="umbrella"
              title={texts.something_wrong}
              action={<Button onClick={() => void inbox.refetch()}>{texts.try_again}</Button>}
            />
          </div>
        ) : (
          <EventList events={events} read_before={read_before} />
        )}
        {inbox.isFetchNextPageError && <Note kind="error">{texts.something_wrong}</Note>}
        {inbox.hasNextPage && (
          <Button
            kind="secondary"
            wide
            busy={inbox.isFetchingNextPage}
            busyLabel={texts.loading}
            onClick={() => void inbox.fetchNextPage()}
          >
            {texts.load_more}
          </Button>
        )}
      </div>
    </div>
  )
}
