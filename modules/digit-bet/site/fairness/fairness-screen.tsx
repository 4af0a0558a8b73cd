import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { openLoginModal } from '#platform/site/login-modal.ts'
import { Link, useQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { arrowLeftRegular } from '#ui/icons.ts'
import { digitBetTexts } from '../texts.ts'
import { CheckCard } from './check-card.tsx'
import styles from './fairness-screen.module.css'
import { HowItWorks } from './how-it-works.tsx'
import { SeriesCard } from './series-card.tsx'

/** /digitbet/fairness: how a roll is made, the player's series, and the check of any of their rolls. */
export function FairnessScreen() {
  const texts = useTexts(digitBetTexts).fairness
  usePageTitle(texts.title)
  const { is_member } = useSession()
  const has_asked = useQuery('bet') !== null
  const back = (
    <Link href={is_member ? '/digitbet' : '/?type=all'} className="icon-button" aria-label={texts.back}>
      <Icon glyph={arrowLeftRegular} size={24} />
    </Link>
  )
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} back={back} />
      {/* A player who comes from a roll sees its check first; else it stands last, where its answer moves nothing. */}
      <div className={styles.columns}>
        {!has_asked && <HowItWorks />}
        <div className={styles.own}>
          {is_member ? (
            <>
              {has_asked && <CheckCard has_asked />}
              <SeriesCard />
              {!has_asked && <CheckCard has_asked={false} />}
            </>
          ) : (
            <section className={`card ${styles.guest}`}>
              <p>{texts.guest}</p>
              <Button onClick={() => openLoginModal()}>{texts.login}</Button>
            </section>
          )}
        </div>
        {has_asked && <HowItWorks />}
      </div>
    </div>
  )
}
