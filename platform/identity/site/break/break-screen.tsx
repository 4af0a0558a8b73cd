import { useQuery } from '@tanstack/react-query'
import type { Break } from '#identity/contract/player.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'
import { identityTexts } from '../texts.ts'
import { BreakForm } from './break-form.tsx'
import styles from './break-screen.module.css'
import { breakQuery } from './queries.ts'

const FORM_PX = 520

/** /information?tab=profile&type=break: a player takes a break, for a day or for good. */
export function BreakScreen() {
  const texts = useTexts(identityTexts).break
  const { is_member } = useSession()
  const { data: current, isPending } = useQuery({ ...breakQuery, enabled: is_member })
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
          <ul className={styles.effects}>
            {texts.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </section>
        <div className={styles.column}>
          {current && <Current current={current} />}
          {isPending ? <Skeleton height={FORM_PX} radius={20} /> : <BreakForm />}
        </div>
      </div>
    </div>
  )
}

function Current({ current }: { current: Break }) {
  const texts = useTexts(identityTexts).break
  const language = useLanguage()
  const { ends_at } = current
  return (
    <Note kind="pending">
      <p>{ends_at === null ? texts.for_good : texts.until(dateOf(ends_at, language), timeOf(ends_at))}</p>
      <p>{texts.may_leave}</p>
      {ends_at !== null && <p>{texts.longer}</p>}
    </Note>
  )
}
