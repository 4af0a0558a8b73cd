import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Money } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { EXCHANGE_LOG_ROWS } from '../queries.ts'
import { walletTexts } from '../texts.ts'
import page from '../wallet-page.module.css'
import styles from './exchange-log-screen.module.css'
import { LogFrame } from './log-frame.tsx'
import { type LogPage, useLogPage } from './use-log-page.ts'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** /exchange-log: the same moves as a table. */
export function ExchangeLogScreen() {
  const texts = useTexts(walletTexts)
  const log = useLogPage('/exchange-log')
  return (
    <LogFrame title={texts.exchange_log} log={log}>
      <div className={`${page.card} ${styles.scroll}`}>
        <table className={styles.table} aria-busy={!log.rows || log.is_moving}>
          <thead>
            <tr>
              <th scope="col">{texts.number}</th>
              <th scope="col" className={styles.amount}>
                {texts.amount}
              </th>
              <th scope="col">{texts.type}</th>
              <th scope="col">{texts.date}</th>
            </tr>
          </thead>
          <tbody>
            <Rows log={log} />
          </tbody>
        </table>
      </div>
    </LogFrame>
  )
}

function Rows({ log }: { log: LogPage }) {
  const texts = useTexts(walletTexts)
  const language = useLanguage()
  if (!log.rows) {
    return SKELETON_ROWS.map((name) => (
      <tr key={name}>
        <td colSpan={4}>
          <Skeleton height={22} />
        </td>
      </tr>
    ))
  }
  if (log.rows.length === 0) {
    return (
      <tr>
        <td colSpan={4} className={styles.none}>
          {texts.no_transactions}
        </td>
      </tr>
    )
  }
  return log.rows.map((row, index) => (
    <tr key={row.id}>
      <td className="num">{(log.page - 1) * EXCHANGE_LOG_ROWS + index + 1}</td>
      <td className={styles.amount}>
        <Money amount={row.amount} decimals={Number.isInteger(row.amount) ? 0 : 2} />
      </td>
      <td>{row.is_to_game === null ? row.type : row.is_to_game ? texts.main_to_game : texts.game_to_main}</td>
      <td>
        <time dateTime={row.created_at}>
          <span>{dateOf(row.created_at, language)}</span> <small>{timeOf(row.created_at)}</small>
        </time>
      </td>
    </tr>
  ))
}
