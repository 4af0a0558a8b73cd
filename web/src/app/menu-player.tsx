import type { User } from '#contract/identity.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowsLeftRightBold } from '#ui/icons/arrows-left-right-bold.ts'
import { Money } from '#ui/money.tsx'
import { askExchange } from '../platform/doors.ts'
import { useTexts } from '../platform/texts.ts'
import styles from './side-menu.module.css'
import { appTexts } from './texts.ts'

export function MenuPlayer({ user, onClose }: { user: User | null; onClose: () => void }) {
  const texts = useTexts(appTexts)
  return (
    <div className={styles.balance}>
      <div>
        <small>{texts.gameBalance}</small>
        <b>{user && <Money amount={user.balance} />}</b>
      </div>
      <Button
        kind="gold"
        size="sm"
        onClick={() => {
          onClose()
          askExchange()
        }}
      >
        <Icon glyph={arrowsLeftRightBold} size={16} />
        {texts.exchange}
      </Button>
    </div>
  )
}
