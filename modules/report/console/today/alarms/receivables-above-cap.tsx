import { useQuery } from '@tanstack/react-query'
import { useMay, useMe } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { ageOf } from '#platform/console/figures/time.ts'
import { useNow } from '#platform/console/figures/use-now.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { receivablesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { AlarmBox } from './alarm-box.tsx'

/** The largest come first; the figures of the day stay on the page. */
const SHOWN_MAX = 3

/** Agents who have collected more than their cap and not handed it over; nothing while there is none. */
export function ReceivablesAboveCap() {
  const is_of_company = useMe().agent_id === null
  const now = useNow()
  const { data } = useQuery({ ...receivablesQuery, enabled: useMay('payment_accounts.read') && is_of_company })
  if (!data || data.above_cap === 0 || !is_of_company) return null
  return (
    <AlarmBox title={texts.aboveCap(data.above_cap)}>
      <ul>
        {data.rows
          .filter(({ is_above_cap }) => is_above_cap)
          .slice(0, SHOWN_MAX)
          .map(({ agent, amount, cap, since }) => (
            <li key={agent.staff_id}>
              {agent.user_name}: <Amount amount={amount} /> {texts.ofCap} <Amount amount={cap} /> Ks
              {since !== null && `, ${texts.oldestSince(ageOf(since, now))}`}
            </li>
          ))}
      </ul>
      <p>
        <b>{texts.now}</b> {texts.aboveCapNow} <Link href="/payment-accounts?view=money">{texts.openMoney}</Link>
      </p>
    </AlarmBox>
  )
}
