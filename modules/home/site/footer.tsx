import { useBrandName, useFirstView } from '#platform/site/first-view.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { AcheikBand } from '#ui/components/ornament/acheik-band.tsx'
import { SEAL_CODES, Seal } from '#ui/components/ornament/seal.tsx'
import styles from './footer.module.css'
import { homeTexts } from './texts.ts'

const PAGES = ['terms', 'privacy', 'responsible-play', 'licenses']

export function Footer() {
  const texts = useTexts(homeTexts)
  const brand_name = useBrandName()
  const law = useFirstView().law[useLanguage()]
  return (
    <footer className={`${styles.foot} on-lacquer`}>
      <AcheikBand />
      <div className={styles.inside}>
        <p className={styles.age} aria-hidden="true">
          18+
        </p>
        <p className={styles.spare}>{texts.age_line}</p>
        <div className={styles.seals}>
          {SEAL_CODES.map((code) => (
            <Seal key={code} code={code} alt={texts.provider_logo} />
          ))}
        </div>
        <p className={styles.legal}>
          {PAGES.map((page, place) => (
            <Link key={page} href={`/${page}`}>
              {texts.legal[place]}
            </Link>
          ))}
        </p>
        {law && <p className={styles.law}>{law}</p>}
        <p>{texts.best_viewed}</p>
        <p>{texts.copyright(brand_name)}</p>
      </div>
    </footer>
  )
}
