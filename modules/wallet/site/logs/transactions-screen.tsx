import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { gameControllerDuotone, walletDuotone } from '#ui/icons.ts'
import type { ExchangeRow } from '../answers.ts'
import { walletTexts } from '../texts.ts'
import page from '../wallet-page.module.css'
import { LogFrame } from './log-frame.tsx'
import styles from './transactions-screen.module.css'
import { useLogPage } from './use-log-page.ts'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** /transactions: the moves between the two wallets, one card. */
export function TransactionsScreen() {
  const texts = useTexts(walletTexts)
  const log = useLogPage('/transactions')
  return (
    <LogFrame title={texts.transactions} log={log}>
      {log.rows?.length === 0 ? (
        <Empty
          art="doll"
          title={texts.no_transactions}
          line={texts.no_transactions_line}
          action={
            <Link className={buttonClass()} href="/wallet/internal-transfer">
              {texts.transfer}
            </Link>
          }
        />
      ) : (
        <ul className={`${page.card} ${styles.list}`} aria-busy={!log.rows || log.is_moving}>
          {log.rows
            ? log.rows.map((row) => <Move key={row.id} row={row} />)
            : SKELETON_ROWS.map((name) => (
                <li key={name}>
                  <Skeleton width={40} height={40} radius={20} />
                  <Skeleton width="60%" height={18} />
                </li>
              ))}
        </ul>
      )}
    </LogFrame>
  )
}

function Move({ row }: { row: ExchangeRow }) {
  const texts = useTexts(walletTexts)
  const language = useLanguage()
  return (
    <li>
      <span className={styles.mark} data-to={row.is_to_game ? 'game' : 'main'}>
        <Icon glyph={row.is_to_game ? gameControllerDuotone : walletDuotone} size={22} />
      </span>
      <span className={styles.what}>
        <b>{row.is_to_game === null ? row.type : row.is_to_game ? texts.main_to_game : texts.game_to_main}</b>
        <time dateTime={row.created_at}>
          {dateOf(row.created_at, language)}, {timeOf(row.created_at)}
        </time>
      </span>
      <b className={styles.amount}>
        <Money amount={row.amount} decimals={Number.isInteger(row.amount) ? 0 : 2} />
      </b>
    </li>
  )
}
