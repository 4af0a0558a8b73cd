import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'
import { identityTexts } from '../texts.ts'
import { sessionsQuery } from './queries.ts'
import { SessionRow } from './session-row.tsx'
import styles from './session-screen.module.css'
import { useEnding } from './use-ending.ts'

/** As high as a device's row. */
const ROW_PX = 88

/** /information?tab=profile&type=sessions: where the player is logged in. */
export function SessionScreen() {
  const texts = useTexts(identityTexts).sessions
  usePageTitle(texts.title)
  return (
    <div className={styles.screen}>
      <PageHead
        title={texts.title}
        back={
          <Link href="/information?tab=profile" className="icon-button" aria-label={texts.back}>
            <Icon glyph={arrowLeftRegular} size={24} />
          </Link>
        }
      />
      <div className={styles.columns}>
        <section className={styles.card}>
          <p>{texts.line}</p>
          <p>{texts.advice}</p>
        </section>
        <Sessions />
      </div>
    </div>
  )
}

function Sessions() {
  const shared = useTexts(identityTexts)
  const texts = useTexts(identityTexts).sessions
  const { is_member } = useSession()
  const { data, isError, refetch } = useQuery({ ...sessionsQuery, enabled: is_member })
  const { ending, ends_others, endOne, endOthers } = useEnding()
  if (isError && !data) {
    return (
      <section className={styles.card}>
        <Note kind="error">{shared.unexpected}</Note>
        <Button onClick={() => void refetch()}>{texts.try_again}</Button>
      </section>
    )
  }
  return (
    <section className={styles.card} aria-busy={!data}>
      {data ? (
        <ul className={styles.sessions}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              is_ending={ending === session.id}
              is_off={ending !== null}
              onEnd={() => endOne(session)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton height={ROW_PX} radius={14} />
      )}
      {data && data.sessions.length > 1 && (
        <Button kind="tonal" wide busy={ends_others} disabled={ending !== null} onClick={endOthers}>
          {texts.logout_others}
        </Button>
      )}
    </section>
  )
}
