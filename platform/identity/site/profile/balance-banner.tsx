import type { User } from '#identity/contract/player.ts'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { AcheikBand } from '#ui/components/ornament/acheik-band.tsx'
import { arrowsLeftRightBold } from '#ui/icons.ts'
import { identityTexts } from '../texts.ts'
import styles from './balance-banner.module.css'

export function BalanceBanner({ user }: { user: User | null }) {
  const texts = useTexts(identityTexts).profile
  return (
    <section className={`${styles.banner} on-lacquer`}>
      <h2>{texts.game_balance}</h2>
      <p className={styles.amount}>{user ? <Money amount={user.balance} /> : <i className={styles.blank} />}</p>
      <div className={styles.row}>
        <p>
          <small>{texts.main_balance}</small>
          <b>{user ? <Money amount={user.main_balance} /> : <i className={styles.blank} />}</b>
        </p>
        <Button kind="gold" size="sm" onClick={() => openExchangeModal()}>
          <Icon glyph={arrowsLeftRightBold} size={16} />
          {texts.exchange}
        </Button>
      </div>
      <AcheikBand />
    </section>
  )
}
