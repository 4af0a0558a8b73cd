import type { ModalOptions } from '#platform/site/login-modal.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { loginOverlay } from '../index.ts'
import { identityTexts } from '../texts.ts'
import { RegisterForm } from './register-form.tsx'

export function RegisterSheet({ open, onClose, then }: ModalOptions & OverlayProps) {
  const texts = useTexts(identityTexts)
  const loginInstead = () => {
    onClose()
    loginOverlay.open({ then })
  }
  return (
    <Sheet open={open} onClose={onClose} title={texts.join_now} closeLabel={texts.close}>
      <RegisterForm then={then} onDone={onClose} onLogin={loginInstead} />
    </Sheet>
  )
}
