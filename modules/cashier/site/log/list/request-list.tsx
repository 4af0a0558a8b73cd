import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { AccountNumber } from '../../parts/account-number.tsx'
import { Mark } from '../../parts/mark.tsx'
import { cashierTexts } from '../../texts.ts'
import type { RequestRow } from '../answers.ts'
import type { Direction } from '../queries.ts'
import { useOpenTimeline } from '../timeline/timeline-overlay.ts'
import { ReceivedInstead } from './received-instead.tsx'
import { RejectionNote } from './rejection-note.tsx'
import styles from './request-list.module.css'
import { RequestBadge } from './status-badge.tsx'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

interface RequestListProps {
  direction: Direction
  /** Nothing while they are on their way. */
  rows: readonly RequestRow[] | undefined
  is_moving: boolean
}

export function RequestList({ direction, rows, is_moving }: RequestListProps) {
  const texts = useTexts(cashierTexts).log
  const language = useLanguage()
  const openTimeline = useOpenTimeline('of_requests')
  return (
    <ul className={`card ${styles.list}`} aria-busy={!rows || is_moving}>
      {rows
        ? rows.map((row) => (
            <li key={row.id}>
              {row.number > 0 && (
                <button
                  type="button"
                  aria-label={texts.show_steps(formatMoney(row.amount))}
                  onClick={() => void openTimeline(direction, row)}
                />
              )}
              <Mark image={row.payment_type.image} />
              <span className={styles.what}>
                <b>{row.payment_type.name}</b>
                <small>
                  <AccountNumber number={row.account_number} />
                  {row.refrence_no !== null && <span className={styles.reference}>{`# ${row.refrence_no}`}</span>}
                </small>
                <time dateTime={row.created_at}>
                  {dateOf(row.created_at, language)}, {timeOf(row.created_at)}
                </time>
                {row.received && <ReceivedInstead received={row.received} />}
                {row.rejection && <RejectionNote direction={direction} rejection={row.rejection} />}
              </span>
              <span className={styles.how}>
                <b>
                  <Money amount={row.amount} />
                </b>
                <RequestBadge status={row.status} />
              </span>
            </li>
          ))
        : SKELETON_ROWS.map((name) => (
            <li key={name}>
              <Skeleton width={48} height={48} radius={14} />
              <Skeleton width="60%" height={18} />
            </li>
          ))}
    </ul>
  )
}
