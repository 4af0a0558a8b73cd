import { useEffect, useEffectEvent } from 'react'
import type { Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { sessionEndTexts } from '#platform/site/session/session-end-texts.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Note } from '#ui/components/display/note.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { registerOverlay } from '../index.ts'
import { LoginForm } from '../login-form.tsx'
import { identityTexts } from '../texts.ts'
import styles from './session-end-sheet.module.css'

export interface SessionEndProps {
  refusal: Refusal | null
  /** It is there, and closes by what it hands over. */
  onUp: (close: () => void) => void
  onDismiss: () => void
}

/** A 401 with a reason of its own, such as an account that is closed. */
const reasonOf = (refusal: Refusal | null): Refusal | null =>
  !refusal?.code || refusal.code === 'unauthenticated' ? null : refusal

/** Says that the session has ended, and lets the player sign in over the same page. */
export function SessionEndSheet({ open, onClose, refusal, onUp, onDismiss }: SessionEndProps & OverlayProps) {
  const shared = useTexts(identityTexts)
  const texts = useTexts(sessionEndTexts)
  const language = useLanguage()
  const reason = reasonOf(refusal)
  const notifyUp = useEffectEvent(() => onUp(onClose))
  useEffect(() => notifyUp(), [])
  const dismiss = () => {
    onClose()
    onDismiss()
  }
  // The page goes on by itself as soon as somebody is signed in: nothing has to lead anywhere.
  const stay = () => {}
  return (
    <Sheet open={open} onClose={dismiss} title={texts.ended} closeLabel={shared.close}>
      <div className={styles.why}>
        {reason && <Note kind="error">{refusalText(reason, language)}</Note>}
        {reason?.code !== 'ended_by_ban' && <p>{texts.go_on}</p>}
      </div>
      <LoginForm then={stay} onJoin={() => registerOverlay.open({ then: stay })} />
    </Sheet>
  )
}
