import { useQuery } from '@tanstack/react-query'
import type { HeldWaitingAnswer } from '#held-credit/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { writeCount } from '#platform/console/figures/ledger-check.tsx'
import { Link } from '#platform/console/page/navigation.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { warningFill } from '#ui/icons.ts'
import { texts } from './texts.ts'
import styles from './today.module.css'

const POLL_MS = 15_000

const waitingQuery = dataQuery<HeldWaitingAnswer>(['held-credits', 'waiting'], '/held-credits/waiting', {
  poll_ms: POLL_MS,
})

/** An alarm while credits of game partners wait for two people; nothing while there is none. */
export function HeldCredits() {
  const { data } = useQuery({ ...waitingQuery, enabled: useMay('held_credits.read') })
  if (!data || data.count === 0) return null
  return (
    <p className={styles.alarm} role="alert">
      <Icon glyph={warningFill} size={20} />
      <Link href="/held-credits">
        {texts.heldCredits(writeCount(data.count), data.count)} <Amount amount={data.amount} /> Ks
      </Link>
    </p>
  )
}
