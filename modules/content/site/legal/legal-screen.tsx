import { useQuery } from '@tanstack/react-query'
import type { LegalPage } from '#content/contract/player.ts'
import { LEGAL_PAGES, type LegalPageKey } from '#content/contract/rules.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import { Note } from '#ui/components/display/note.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Failure } from '../failure.tsx'
import page from '../page.module.css'
import { legalPageQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Waiting } from '../waiting.tsx'
import styles from './legal.module.css'
import { LegalLinks } from './legal-links.tsx'
import { PageText } from './page-text.tsx'

const NAMES = { terms: 'terms', privacy: 'privacy', 'responsible-play': 'responsible_play' } as const

/** /terms, /privacy and /responsible-play: what the staff has written there. */
export function LegalScreen() {
  const texts = useTexts(contentTexts).legal
  const key = pageOf(useAddress().pathname)
  const { data, isPending, refetch } = useQuery(legalPageQuery(key, useLanguage()))
  const title = data?.title || texts[NAMES[key]]
  usePageTitle(title)
  return (
    <div className={`${page.screen} ${styles.screen}`}>
      <PageHead title={title} />
      {isPending ? (
        <Waiting label={texts.loading} />
      ) : data ? (
        <Text shown={data} />
      ) : (
        <Failure onAgain={() => void refetch()} />
      )}
      {!isPending && <LegalLinks />}
    </div>
  )
}

function Text({ shown }: { shown: LegalPage }) {
  const texts = useTexts(contentTexts).legal
  const changed = dateOf(shown.changed_at, useLanguage())
  return (
    <>
      {shown.is_draft && <Note kind="pending">{texts.draft}</Note>}
      <article className={`card ${styles.text}`}>
        <PageText text={shown.text} />
        {changed && <p className={styles.changed}>{texts.changed(changed)}</p>}
      </article>
    </>
  )
}

/** The table of screens has no other address for it. */
function pageOf(pathname: string): LegalPageKey {
  const name = pathname.toLowerCase().replaceAll('/', '')
  return LEGAL_PAGES.find((key) => key === name) ?? 'terms'
}
