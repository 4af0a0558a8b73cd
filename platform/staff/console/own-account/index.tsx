import { useState } from 'react'
import { useMe } from '#platform/console/call/me.ts'
import styles from '#platform/console/form/form.module.css'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { texts as common } from '#platform/console/texts.ts'
import { Segments } from '#ui/components/controls/segments.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import account from './account.module.css'
import { Authenticator } from './authenticator.tsx'
import { OwnPassword } from './own-password.tsx'
import { texts } from './texts.ts'

const PARTS = { password: OwnPassword, authenticator: Authenticator }
type Part = keyof typeof PARTS
const NAMES: Part[] = ['password', 'authenticator']

/** The settings of one's own staff account; below them the release of the console. */
export const AccountSheet = asOverlay(function AccountSheet({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Part>('password')
  const Shown = PARTS[shown]
  const { version } = useMe()
  return (
    <Sheet open onClose={onClose} title={texts.account} closeLabel={common.close}>
      <div className={styles.form}>
        <Segments
          label={texts.account}
          items={NAMES.map((name) => ({ href: name, label: texts.parts[name], current: name === shown }))}
          onSelect={(href) => setShown(href as Part)}
        />
        <Shown onDone={onClose} />
        <p className={account.release}>{texts.release(version)}</p>
      </div>
    </Sheet>
  )
})
