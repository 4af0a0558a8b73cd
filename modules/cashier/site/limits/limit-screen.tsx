import { useQuery } from '@tanstack/react-query'
import { LIMIT_PERIODS } from '#cashier/contract/rules.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { limitsQuery } from '../queries.ts'
import { cashierTexts } from '../texts.ts'
import { LimitCard } from './limit-card.tsx'
import styles from './limits.module.css'
import { NetDeposits } from './net-deposits.tsx'

/** As high as a card, so that nothing moves when they come. */
const CARD_PX = 224

/** /information?tab=profile&type=limits: a player decides how much they pay in at most. */
export function LimitScreen() {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).own_limits
  const { is_member } = useSession()
  const { data: limits, isError, refetch } = useQuery({ ...limitsQuery, enabled: is_member })
  usePageTitle(texts.title)
  return (
    <div className={styles.screen}>
      <PageHead title={texts.title} back={<BackLink href="/information?tab=profile" label={shared_texts.back} />} />
      <div className={styles.parts}>
        <section className={`card ${styles.rules}`}>
          <p>{texts.line}</p>
          <ul>
            {texts.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        {isError && !limits ? (
          <div role="alert">
            <Empty
              art="umbrella"
              title={shared_texts.something_wrong}
              action={<Button onClick={() => void refetch()}>{shared_texts.try_again}</Button>}
            />
          </div>
        ) : (
          <div className={styles.cards} aria-busy={!limits}>
            {limits?.map((limit) => <LimitCard key={limit.period} limit={limit} />) ??
              LIMIT_PERIODS.map((period) => <Skeleton key={period} height={CARD_PX} radius={20} />)}
          </div>
        )}
        <NetDeposits />
      </div>
    </div>
  )
}
