import { openExchangeModal } from '#platform/site/login-modal.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { BalanceCard } from '#ui/components/display/balance-card.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { arrowsLeftRightBold } from '#ui/icons.ts'
import styles from '../cashier.module.css'
import { cashierTexts } from '../texts.ts'

/** Both balances with the exchange between them, and what is not at the player's disposal yet. */
export function MoneyCard() {
  const texts = useTexts(cashierTexts)
  const { user } = useSession()
  return (
    <BalanceCard
      main={{ label: texts.main_balance, amount: user?.main_balance }}
      game={{ label: texts.game_balance, amount: user?.balance }}
      between={
        <button type="button" className={styles.swap} aria-label={texts.exchange} onClick={() => openExchangeModal()}>
          <Icon glyph={arrowsLeftRightBold} size={20} />
        </button>
      }
      more={[
        { label: texts.bonus_balance, amount: user?.bonus_balance },
        { label: texts.held_balance, amount: user?.held_balance },
      ]}
    />
  )
}
