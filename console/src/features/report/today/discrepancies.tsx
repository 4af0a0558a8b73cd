import { useQuery } from '@tanstack/react-query'
import type { DiscrepanciesAnswer } from '#contract/reconciliation/staff.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { warningFill } from '#ui/icons.ts'
import { useMay } from '../../../platform/call/me.ts'
import { dataQuery } from '../../../platform/call/queries.ts'
import { momentOf } from '../../../platform/figures/time.ts'
import styles from './alarms.module.css'
import { texts } from './texts.ts'

const POLL_MS = 15_000
/** The rest stands behind `npm run reconcile -- --status`. */
const SHOWN_MAX = 3

const discrepanciesQuery = dataQuery<DiscrepanciesAnswer>(
  ['reconciliation', 'discrepancies'],
  '/reconciliation/discrepancies',
  { poll_ms: POLL_MS },
)

/** What the worker found wrong in the ledger and what is not right yet; nothing while the ledger holds. */
export function Discrepancies() {
  const { data } = useQuery({ ...discrepanciesQuery, enabled: useMay('audit.read') })
  if (!data || data.discrepancies.length === 0) return null
  const { discrepancies } = data
  return (
    <section className={styles.alarms} role="alert">
      <h2>
        <Icon glyph={warningFill} size={20} />
        <span>{texts.ledgerDiffers(discrepancies.length)}</span>
      </h2>
      <ul>
        {discrepancies.slice(0, SHOWN_MAX).map(({ invariant, promise, sentence, found_at }) => (
          <li key={`${promise} ${sentence}`}>
            <code>{invariant}</code> <span>{sentence}</span>
            <span className={styles.detail}>{texts.shouldHold(promise, momentOf(found_at))}</span>
          </li>
        ))}
        {discrepancies.length > SHOWN_MAX && <li>{texts.moreDiscrepancies(discrepancies.length - SHOWN_MAX)}</li>}
      </ul>
      <p className={styles.help}>{texts.ledgerHelp}</p>
    </section>
  )
}
