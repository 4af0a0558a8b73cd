import { loginOverlay, registerOverlay } from '#identity/site/index.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
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
