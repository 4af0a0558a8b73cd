import type { User } from '#contract/identity.ts'
import { Icon } from '#ui/icon.tsx'
import { arrowsLeftRightBold } from '#ui/icons/arrows-left-right-bold.ts'
import { walletFill } from '#ui/icons/wallet-fill.ts'
import { Money } from '#ui/money.tsx'
import { askExchange } from '../platform/doors.ts'
import { useTexts } from '../platform/texts.ts'
import styles from './balance-button.module.css'
import { appTexts } from './texts.ts'

/** The game balance; from a desk's width the main one beside it. Pressing it offers the exchange. */
export function BalanceButton({ user }: { user: User | null }) {
  const texts = useTexts(appTexts)
  return (
    <button type="button" className={styles.balance} onClick={() => askExchange()}>
      <span className={styles.main}>
        <small>{texts.mainBalance}</small>
        {user ? <Money amount={user.main_balance} /> : <i className={styles.blank} />}
      </span>
      <span className={styles.game}>
        <small>{texts.gameBalance}</small>
        <span className={styles.wallet}>
          <Icon glyph={walletFill} size={18} />
        </span>
        {user ? <Money amount={user.balance} /> : <i className={styles.blank} />}
      </span>
      <span className={styles.swap}>
        <Icon glyph={arrowsLeftRightBold} size={18} />
      </span>
      <span className="visually-hidden">{texts.exchange}</span>
    </button>
  )
}
