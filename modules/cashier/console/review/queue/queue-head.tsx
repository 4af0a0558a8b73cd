import { QUEUE_COUNT_MAX } from '#cashier/contract/rules.ts'
import type { QueueAnswer, QueueStatus, QueueSummary } from '#cashier/contract/staff.ts'
import { useNow } from '#platform/console/figures/use-now.ts'
import { Link, navigate, withFilters } from '#platform/console/page/navigation.tsx'
import { Fact } from '#platform/console/page/page.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { sortAscendingRegular } from '#ui/icons.ts'
import styles from '../detail/request.module.css'
import type { QueueFilters } from '../queries.ts'
import { texts } from '../texts.ts'
import { Age } from './age.tsx'

export function QueueFacts({ summary }: { summary: QueueSummary }) {
  const now = useNow()
  return (
    <>
      <Fact>
        <b className="num">{formatMoney(summary.waiting)}</b> {texts.waitingFact}
      </Fact>
      {summary.oldest_at !== null && (
        <Fact>
          {texts.oldest} <Age since={summary.oldest_at} now={now} />
        </Fact>
      )}
      <div className={styles.wideOnly}>
        <Fact>
          <b className="num">{summary.approved_today}</b> {texts.approvedToday}{' '}
          <b>
            <Money amount={summary.approved_today_amount} unit={null} />
          </b>{' '}
          Ks
        </Fact>
      </div>
    </>
  )
}

const STATUSES = ['waiting', 'approved', 'rejected'] as const satisfies QueueStatus[]

const countText = (count: number) => (count > QUEUE_COUNT_MAX ? `${formatMoney(QUEUE_COUNT_MAX)}+` : formatMoney(count))

export function QueueViews({ filters, answer }: { filters: QueueFilters; answer: QueueAnswer | undefined }) {
  return (
    <div className={styles.views}>
      <nav className={styles.tabs} aria-label={texts.views}>
        {STATUSES.map((status) => (
          <Link
            key={status}
            href={withFilters({ status: status === 'waiting' ? null : status, id: null })}
            aria-current={filters.status === status ? 'page' : undefined}
          >
            {texts.statuses[status]}
            {answer && <span className="num">{countText(answer.counts[status])}</span>}
          </Link>
        ))}
      </nav>
      {answer && answer.payment_types.length > 1 && (
        <select
          aria-label={texts.paymentType}
          value={filters.payment_type}
          onChange={(event) => navigate(withFilters({ payment_type: event.target.value, id: null }), { replace: true })}
        >
          <option value="">{texts.allTypes}</option>
          {answer.payment_types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <span className={styles.order}>
        <Icon glyph={sortAscendingRegular} size={16} />
        {filters.status === 'waiting' ? texts.oldestFirst : texts.newestFirst}
      </span>
    </div>
  )
}
