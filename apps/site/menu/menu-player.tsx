import type { User } from '#identity/contract/player.ts'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { arrowsLeftRightBold } from '#ui/icons.ts'
import { appTexts } from '../texts.ts'
import styles from './side-menu.module.css'

export function MenuPlayer({ user, onClose }: { user: User | null; onClose: () => void }) {
  const texts = useTexts(appTexts)
  return (
    <div className={styles.balance}>
      <dl className={styles.balances}>
        <div>
          <dt>{texts.game_balance}</dt>
          <dd>{user && <Money amount={user.balance} />}</dd>
        </div>
        <div>
          <dt>{texts.main_balance}</dt>
          <dd>{user && <Money amount={user.main_balance} />}</dd>
        </div>
      </dl>
      <div className={styles.money}>
        <Link
          className={buttonClass({ kind: 'gold', size: 'sm' })}
          href="/information?tab=transfer"
          data-offer=""
          onClick={onClose}
        >
          {texts.deposit}
        </Link>
        <Button
          kind="secondary"
          size="sm"
          onClick={() => {
            onClose()
            openExchangeModal()
          }}
        >
          <Icon glyph={arrowsLeftRightBold} size={16} />
          {texts.exchange}
        </Button>
      </div>
    </div>
  )
}
