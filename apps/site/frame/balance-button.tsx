import type { User } from '#identity/contract/player.ts'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { Link, useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { arrowsLeftRightBold } from '#ui/icons.ts'
import { wallet } from '../links.ts'
import { appTexts } from '../texts.ts'
import styles from './balance-button.module.css'

/** The next thing after a look at the balance; phones have it in the menu and in the wallet, desktops have space for it. */
export function DepositLink() {
  const texts = useTexts(appTexts)
  return (
    <Link className={`${buttonClass({ kind: 'gold', size: 'sm' })} ${styles.deposit}`} href={wallet.href} data-offer="">
      {texts.deposit}
    </Link>
  )
}

/** The lottery takes its stakes from the main balance, every other game from the game balance. */
const PLAYED_FROM_MAIN = /^\/2d(?:\/|$)/

/** Both balances by name, the one that this screen plays from first. Pressing it offers the exchange. */
export function BalanceButton({ user }: { user: User | null }) {
  const texts = useTexts(appTexts)
  const plays_from_main = PLAYED_FROM_MAIN.test(useAddress().pathname)
  const game = <BalanceLine label={texts.game} amount={user?.balance} />
  return (
    <button type="button" className={styles.balance} onClick={() => openExchangeModal()}>
      {!plays_from_main && game}
      <BalanceLine label={texts.main} amount={user?.main_balance} />
      {plays_from_main && game}
      <span className={styles.swap}>
        <Icon glyph={arrowsLeftRightBold} size={18} />
      </span>
      <span className="visually-hidden">{texts.exchange}</span>
    </button>
  )
}

function BalanceLine({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <span className={styles.balanceLine}>
      <small>{label}</small> {amount === undefined ? <i className={styles.blank} /> : <Money amount={amount} />}
    </span>
  )
}
