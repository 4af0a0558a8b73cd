import { callApi, understanding } from '#platform/site/calls/api.ts'
import { navigate } from '#platform/site/navigation.tsx'
import { signIn } from '#platform/site/session/session.ts'
import { showToast } from '#ui/components/overlays/toast.tsx'

/** Toasts of the top bar stand in the middle, for two seconds. */
const TOAST_MS = 2000

interface EnterOptions {
  toast: string
  onDone: (() => void) | undefined
  /** The player's interrupted action. */
  then: (() => void) | undefined
}

/** A login or a registration, and what follows it: the token is kept, and the player goes home or on with what they were at. */
export async function enter(path: string, body: object, { toast, onDone, then }: EnterOptions): Promise<void> {
  const { token, user } = await callApi('POST', path, async () => (await understanding()).parseSession, { body })
  onDone?.()
  signIn(token, user)
  showToast({ text: toast, kind: 'success', position: 'top-center', ms: TOAST_MS })
  if (then) then()
  else void navigate('/')
}
