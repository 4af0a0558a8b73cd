import { useQuery } from '@tanstack/react-query'
import type { HeldWaitingAnswer } from '#held-credit/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { texts } from '../texts.ts'
import { AlarmBox } from './alarm-box.tsx'

const POLL_MS = 15_000
/** The newest come first; the figures of the day stay on the page. */
const SHOWN_MAX = 3

const waitingQuery = dataQuery<HeldWaitingAnswer>(['held-credits', 'waiting'], '/held-credits/waiting', {
  poll_ms: POLL_MS,
})

/** Partners that credited half of what they may credit in an hour, or more; nothing while all is well. */
export function FullHours() {
  const { data } = useQuery({ ...waitingQuery, enabled: useMay('held_credits.read') })
  if (!data || data.full_hours.length === 0) return null
  return (
    <AlarmBox title={texts.fullHours}>
      <ul>
        {data.full_hours.slice(0, SHOWN_MAX).map(({ partner, at, credited, hour_max }) => (
          <li key={`${partner} ${at}`}>
            {texts.fullHour(texts.partners[partner], momentOf(at))} <Amount amount={credited} /> {texts.ofCap}{' '}
            <Amount amount={hour_max} /> Ks
          </li>
        ))}
      </ul>
      <p>
        <b>{texts.now}</b> {texts.fullHourNow}
      </p>
    </AlarmBox>
  )
}
