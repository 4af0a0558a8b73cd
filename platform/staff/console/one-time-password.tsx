import { copyText } from '#platform/console/copy-text.ts'
import form from '#platform/console/form/form.module.css'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import panel from '#platform/console/panel.module.css'
import { texts as common } from '#platform/console/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { texts } from './texts.ts'

export interface OneTimePasswordProps {
  user_name: string
  password: string
  onClose: () => void
}

export const OneTimePassword = asOverlay(function OneTimePassword({
  user_name,
  password,
  onClose,
}: OneTimePasswordProps) {
  return (
    <Sheet open onClose={onClose} title={texts.once} closeLabel={common.close}>
      <div className={form.form}>
        <p>{texts.onceLine(user_name)}</p>
        <p className={panel.once}>{password}</p>
        <Button wide onClick={() => void copyText(password, texts.copied)}>
          {texts.copy}
        </Button>
      </div>
    </Sheet>
  )
})
