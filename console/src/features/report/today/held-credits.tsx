import { useQuery } from '@tanstack/react-query'
import type { HeldWaitingAnswer } from '#contract/held-credit/staff.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { warningFill } from '#ui/icons.ts'
import { useMay } from '../../../platform/call/me.ts'
import { dataQuery } from '../../../platform/call/queries.ts'
import { Amount } from '../../../platform/figures/amount.tsx'
import { writeCount } from '../../../platform/figures/ledger-check.tsx'
import { Link } from '../../../platform/page/navigation.tsx'
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
