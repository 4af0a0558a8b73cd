import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { classNames } from '#ui/components/class-names.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import type { StatementGroup } from '#wallet/contract/rules.ts'
import type { StatementRow } from '#wallet/contract/statement.ts'
import page from '../wallet-page.module.css'
import styles from './statement.module.css'
import { statementTexts } from './texts.ts'

/** Where the cause of a movement is shown. */
const HREFS: Record<StatementGroup, string> = {
  deposit: '/information?tab=logs&type=deposit',
  withdrawal: '/information?tab=logs&type=withdraw',
  exchange: '/exchange-log',
  digit_bet: '/digitbet',
  two_d: '/2d',
  provider: '/information?tab=logs&type=game_logs',
  shan: '/shan',
  bonus: '/promotion',
  adjustment: '/contact',
}

/** Rows under the day of each. */
export function DaysOfRows({ rows }: { rows: readonly StatementRow[] }) {
  const language = useLanguage()
  const days = new Map<string, StatementRow[]>()
  for (const row of rows) {
    const day = dateOf(row.at, language)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, of_day]) => (
    <section key={day} aria-label={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul className={`${page.card} ${styles.rows}`}>
        {of_day.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Row({ row: { at, kind, group, main, game } }: { row: StatementRow }) {
  const texts = useTexts(statementTexts)
  return (
    <Link href={HREFS[group]} className={styles.row}>
      <span className={styles.words}>
        <b>{texts.kinds[kind]}</b>
        <time dateTime={at}>{timeOf(at)}</time>
      </span>
      <span className={styles.movements}>
        {main && <Movement name={texts.main} {...main} />}
        {game && <Movement name={texts.game} {...game} />}
      </span>
    </Link>
  )
}

interface MovementProps {
  name: string
  amount: number
  balance_after: number
}

function Movement({ name, amount, balance_after }: MovementProps) {
  return (
    <span className={styles.movement}>
      <b className={classNames('num', amount > 0 && styles.in)}>
        {amount > 0 ? '+' : '−'}
        {formatMoney(Math.abs(amount))} Ks
      </b>
      <small className="num">
        {name} {formatMoney(balance_after)}
      </small>
    </span>
  )
}
