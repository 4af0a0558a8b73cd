import { useState } from 'react'
import { submit } from '#platform/site/calls/submit.ts'
import { signOut } from '#platform/site/session/session-end.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { signOutBold } from '#ui/icons.ts'
import styles from '../menu/side-menu.module.css'
import { appTexts } from '../texts.ts'

/** Of the top bar's toasts. */
const TOAST_MS = 2000

export function LogoutButton({ onDone }: { onDone: () => void }) {
  const texts = useTexts(appTexts)
  const [busy, setBusy] = useState(false)

  async function logout() {
    setBusy(true)
    try {
      await submit('/logout')
    } catch (error) {
      // The player wants out: whatever the platform says, this browser forgets the session.
      console.warn('logout', error)
    }
    onDone()
    signOut()
    showToast({ text: texts.logged_out, kind: 'success', position: 'top-center', ms: TOAST_MS })
  }

  return (
    <div className={styles.foot}>
      <Button kind="link" busy={busy} busyLabel={texts.logging_out} onClick={() => void logout()}>
        <Icon glyph={signOutBold} size={18} />
        {texts.logout}
      </Button>
    </div>
  )
}
