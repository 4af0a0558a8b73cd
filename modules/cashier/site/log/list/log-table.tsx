import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dayOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { AccountNumber } from '../../parts/account-number.tsx'
import { cashierTexts } from '../../texts.ts'
import type { LogRow as Row } from '../answers.ts'
import type { Direction } from '../queries.ts'
import { useOpenTimeline } from '../timeline/timeline-overlay.ts'
import styles from './log-table.module.css'
import { ReceivedInstead } from './received-instead.tsx'
import { RejectionNote } from './rejection-note.tsx'
import { LogBadge } from './status-badge.tsx'

const SKELETON_ROWS = ['a', 'b', 'c', 'd']
/** Of a phone: with more of them the columns would be others until the rows are there. */
const COLUMNS = 3

interface LogTableProps {
  direction: Direction
  title: string
  /** Nothing while they are on their way. */
  rows: readonly Row[] | undefined
}

/** Five columns; a phone stacks them in three cells. */
export function LogTable({ direction, title, rows }: LogTableProps) {
  const texts = useTexts(cashierTexts).log
  return (
    <div className={`card ${styles.card}`}>
      <table aria-label={title} aria-busy={!rows}>
        <thead>
          <tr>
            <th scope="col" className={styles.date}>
              {texts.date}
            </th>
            <th scope="col">
              <span className={styles.wide}>{texts.account_name}</span>
              <span className={styles.narrow}>{texts.account}</span>
            </th>
            <th scope="col" className={styles.wide}>
              {texts.account_number}
            </th>
            <th scope="col" className={styles.amount}>
              <span className={styles.wide}>{texts.amount}</span>
              <span className={styles.narrow}>{texts.amount_and_status}</span>
            </th>
            <th scope="col" className={`${styles.wide} ${styles.status}`}>
              {texts.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <LogRow key={row.id} direction={direction} row={row} />)
            : SKELETON_ROWS.map((name) => (
                <tr key={name}>
                  <td colSpan={COLUMNS}>
                    <Skeleton height={24} radius={8} />
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

function LogRow({ direction, row }: { direction: Direction; row: Row }) {
  const texts = useTexts(cashierTexts).log
  const language = useLanguage()
  const openTimeline = useOpenTimeline('of_logs')
  const has_steps = row.number > 0
  const open = () => void openTimeline(direction, row)
  return (
    // A press on the button comes here too. The button is not drawn over the row: WebKit takes no row for the containing
    // block, so that the button of the last one would lie over the whole table.
    <tr className={has_steps ? styles.row : undefined} onClick={has_steps ? open : undefined}>
      <td className={styles.date}>
        <time dateTime={row.datetime}>
          {dayOf(row.datetime, language)} <small>{timeOf(row.datetime)}</small>
        </time>
      </td>
      <th scope="row">
        {has_steps ? (
          <button type="button">
            {row.account_name}
            <span className="visually-hidden">. {texts.show_steps(formatMoney(row.amount))}</span>
          </button>
        ) : (
          row.account_name
        )}
        <small>{row.payment_type.name}</small>
        <small className={styles.narrow}>
          <AccountNumber number={row.account_number} />
        </small>
      </th>
      <td className={styles.wide}>
        <AccountNumber number={row.account_number} />
      </td>
      <td className={styles.amount}>
        <b>
          <Money amount={row.amount} />
        </b>
        {row.received && <ReceivedInstead received={row.received} />}
        <span className={styles.narrow}>
          <LogBadge status={row.status} />
        </span>
        {row.rejection && <RejectionNote direction={direction} rejection={row.rejection} />}
      </td>
      <td className={`${styles.wide} ${styles.status}`}>
        <LogBadge status={row.status} />
      </td>
    </tr>
  )
}
