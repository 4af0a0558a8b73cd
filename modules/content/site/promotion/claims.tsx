import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import type { Claim } from '#promotion/contract/player.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { contentTexts } from '../texts.ts'
import styles from './claims.module.css'

export const BADGES = {
  waiting: 'pending',
  open: 'pending',
  released: 'success',
  lapsed: 'failed',
  refused: 'failed',
  given_up: 'failed',
  cancelled: 'failed',
} as const
/** The last ones, and how they ended. */
const SHOWN = 3

/** The player's own bonuses beside the active one. */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  const { promotion: texts } = useTexts(contentTexts)
  return (
    <section className={`card ${styles.claims}`} aria-label={texts.bonuses}>
      <h2>{texts.bonuses}</h2>
      <ul>
        {claims.slice(0, SHOWN).map((claim) => (
          <li key={claim.id}>
            <Row claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ claim }: { claim: Claim }) {
  const { promotion: texts } = useTexts(contentTexts)
  const language = useLanguage()
  const { title, amount, status, ends_at } = claim
  return (
    <>
      <div className={styles.head}>
        <b>{title}</b>
        <Badge kind={BADGES[status]}>{texts.state[status]}</Badge>
      </div>
      <div className={styles.amount}>
        <Money amount={amount} />
        {status === 'open' && <small>{texts.ends(dateOf(ends_at, language))}</small>}
      </div>
    </>
  )
}
