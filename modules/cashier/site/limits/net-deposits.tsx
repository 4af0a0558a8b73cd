import { queryOptions, useQuery } from '@tanstack/react-query'
import type { NetDeposit } from '#cashier/contract/player.ts'
import { NET_PERIODS } from '#cashier/contract/rules.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { cashierKey } from '../queries.ts'
import { cashierTexts } from '../texts.ts'
import styles from './limits.module.css'

const netDepositsQuery = queryOptions({
  queryKey: [...cashierKey, 'net-deposits'],
  queryFn: ({ signal }) => callOwn<NetDeposit[]>('GET', '/net-deposits', { signal }),
})

/** Net deposits show the player the real cost or gain of the games. */
export function NetDeposits() {
  const texts = useTexts(cashierTexts).own_limits
  const { is_member } = useSession()
  const { data } = useQuery({ ...netDepositsQuery, enabled: is_member })
  return (
    <section className={`card ${styles.net}`} aria-label={texts.net_title}>
      <h2>{texts.net_title}</h2>
      <dl>
        {NET_PERIODS.map((period) => {
          const sums = data?.find((each) => each.period === period)
          return (
            <div key={period}>
              <dt>{texts.net_periods[period]}</dt>
              <dd>
                {sums ? <Money amount={sums.net} /> : '–'}
                <small className="num">
                  {sums ? texts.in_out(formatMoney(sums.deposited), formatMoney(sums.withdrawn)) : '\u00a0'}
                </small>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
