import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useBrandName } from '#platform/site/first-view.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Blossom } from '#ui/components/ornament/brand.tsx'
import { GoldLeaf } from '#ui/components/ornament/gold-leaf.tsx'
import { LegalLinks } from '../legal/legal-links.tsx'
import { contentTexts } from '../texts.ts'
import styles from './about.module.css'

/** /about: who we are, what is fair and what is safe. */
export function AboutScreen() {
  const texts = useTexts(contentTexts).about
  const brand_name = useBrandName()
  usePageTitle(texts.title)
  return (
    <div className={styles.screen}>
      <header className={`${styles.head} on-lacquer`}>
        <Blossom size={44} />
        <h1>{texts.title}</h1>
        <p>{texts.lead(brand_name)}</p>
      </header>
      <div className={`card ${styles.parts}`}>
        {texts.parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2>
              <GoldLeaf />
              {heading}
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <div className={styles.ask}>
        <p>{texts.questions}</p>
        <Link className={buttonClass({ kind: 'tonal' })} href="/Contact?tab=Contact">
          {texts.contact}
        </Link>
      </div>
      <LegalLinks />
    </div>
  )
}
