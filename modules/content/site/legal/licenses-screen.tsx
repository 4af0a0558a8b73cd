import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useBrandName } from '#platform/site/first-view.ts'
import { useTexts } from '#platform/site/texts.ts'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Failure } from '../failure.tsx'
import page from '../page.module.css'
import { licensesQuery } from '../queries.ts'
import { contentTexts } from '../texts.ts'
import { Waiting } from '../waiting.tsx'
import styles from './legal.module.css'
import { LegalLinks } from './legal-links.tsx'
import { LICENSES_PATH, type License } from './read-licenses.ts'

/** /licenses: what the platform is made of, with the notices that came with it. */
export function LicensesScreen() {
  const texts = useTexts(contentTexts).legal
  const brand_name = useBrandName()
  usePageTitle(texts.licenses)
  return (
    <div className={`${page.screen} ${styles.screen}`}>
      <PageHead title={texts.licenses} />
      <p className={styles.lead}>{texts.licenses_lead(brand_name)}</p>
      <Licenses />
    </div>
  )
}

function Licenses() {
  const texts = useTexts(contentTexts).legal
  const { data, isPending, refetch } = useQuery(licensesQuery)
  if (isPending) return <Waiting label={texts.loading} />
  if (!data) return <Failure onAgain={() => void refetch()} />
  // The links come with the list: before it they would move.
  return (
    <>
      <p className={styles.count}>
        {texts.count(data.length)}
        <a href={LICENSES_PATH}>{texts.as_text}</a>
      </p>
      <ul className={styles.licenses} lang="en" aria-label={texts.licenses}>
        {data.map((license) => (
          <li key={license.of} className="card">
            <Entry license={license} />
          </li>
        ))}
      </ul>
      <LegalLinks />
    </>
  )
}

function Entry({ license: { of, about, text } }: { license: License }) {
  return (
    <details>
      <summary>
        <b>{of}</b>
        <small>{about}</small>
      </summary>
      <pre>{text}</pre>
    </details>
  )
}
