import type { ModalOptions } from '#platform/site/login-modal.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { registerOverlay } from './index.ts'
import { LoginForm } from './login-form.tsx'
import { identityTexts } from './texts.ts'

export function LoginSheet({ open, onClose, then }: ModalOptions & OverlayProps) {
  const texts = useTexts(identityTexts)
  const joinInstead = () => {
    onClose()
    registerOverlay.open({ then })
  }
  return (
    <Sheet open={open} onClose={onClose} title={texts.login} closeLabel={texts.close}>
      <LoginForm then={then} onDone={onClose} onJoin={joinInstead} />
    </Sheet>
  )
}
