import { Button } from '#ui/components/controls/button.tsx'
import { loginOverlay, registerOverlay } from '../../features/identity/index.ts'
import { useTexts } from '../../platform/texts.ts'
import { appTexts } from '../texts.ts'
import styles from './side-menu.module.css'

export function MenuGuest({ onClose }: { onClose: () => void }) {
  const texts = useTexts(appTexts)
  const openInstead = (open: (options: object) => void) => () => {
    onClose()
    open({})
  }
  return (
    <>
      <p className={styles.line}>{texts.guest_line}</p>
      <div className={styles.pair}>
        <Button kind="secondary" size="sm" wide onClick={openInstead(loginOverlay.open)}>
          {texts.login}
        </Button>
        <Button kind="gold" size="sm" wide onClick={openInstead(registerOverlay.open)}>
          {texts.join_now}
        </Button>
      </div>
    </>
  )
}
