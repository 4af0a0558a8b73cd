import type { SessionAnswer } from '#contract/identity.ts'
import { showToast } from '#ui/toast.tsx'
import { navigate } from '../../platform/navigation.tsx'
import { signIn } from '../../platform/session.ts'

/** Toasts of the top bar stand in the middle, for two seconds. */
const TOAST_MS = 2000

/** What follows a login or a registration: the token is kept, and the player goes home or on with what he was at. */
export function enterHouse(answer: SessionAnswer, options: { toast: string; then: (() => void) | undefined }): void {
  signIn(answer.data.token, answer.data.user)
  showToast({ text: options.toast, kind: 'success', position: 'top-center', ms: TOAST_MS })
  if (options.then) options.then()
  else void navigate('/?type=all')
}
