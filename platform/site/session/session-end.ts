import type { User } from '#identity/contract/player.ts'
import { STORAGE_KEYS } from '../browser/storage.ts'
import type { Refusal } from '../calls/api.ts'
import { type ModalOptions, registerModals } from '../login-modal.ts'
import { currentToken, GUEST, saveSession, sessionStore, startSession, storedProfile } from './session-store.ts'

/**
 * A session that the server has ended, while its page stays as it is: the screens go on showing the player, and nobody is
 * signed in until the player signs in again or leaves.
 */
export interface Pause {
  player: User | null
  /** The server's refusal; null where another tab heard it. */
  refusal: Refusal | null
  /** Actions that asked for a login meanwhile, such as a game that was to open. */
  then: (() => void)[]
}

/** The app's reaction to an end; without a pause the player has logged out. */
type EndListener = (pause: Pause | null) => void

/** A page that cannot fetch what it does at an end is left by its whole address. */
const LISTENER_MAX_MS = 10_000

let listener: EndListener | undefined
/** An end that came before the listener did. */
let untold: { pause: Pause | null } | undefined

export function onSessionEnd(new_listener: EndListener): void {
  listener = new_listener
  if (untold) listener(untold.pause)
  untold = undefined
}

function notify(pause: Pause | null): void {
  if (listener) return listener(pause)
  untold = { pause }
  setTimeout(() => untold && location.assign('/'), LISTENER_MAX_MS)
}

/** Full logout: token, stored profile and the hint go, and the app sends the player home. */
export function signOut(): void {
  if (!sessionStore.get().is_member) return
  saveSession(null, GUEST)
  notify(null)
}

/** A late 401 of an older session must not end the one that began after it. */
export function endSession(refused_token: string, refusal: Refusal | null = null): void {
  if (refused_token !== currentToken()) return
  const paused = sessionStore.get()
  saveSession(null, paused)
  const then: Pause['then'] = []
  registerModals({ login: (requested: ModalOptions) => requested.then && then.push(requested.then) })
  notify({ player: paused.user, refusal, then })
}

/** The other tabs follow a login, a logout or an end in one tab. */
export function followOtherTabs(): void {
  // A page that was loaded anew in the middle of a pause is a guest's.
  if (!sessionStore.get().is_member) saveSession(null, GUEST)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEYS.profile && newValue !== null) takeOverProfile()
    if (key !== STORAGE_KEYS.token && key !== null) return
    const own = currentToken()
    // A logout takes the profile along; a session that was ended leaves it to who signs in again. This tab may have heard
    // of the same end itself.
    if (newValue !== null) startSession()
    else if (!storedProfile()) signOut()
    else if (own !== null) endSession(own)
  })
}

/** Balances that another tab has heard of; the profile of another player comes with their token. */
function takeOverProfile(): void {
  const fresh = storedProfile()
  const { is_member, user } = sessionStore.get()
  if (is_member && user?.user_name === fresh?.user_name) sessionStore.set({ is_member, user: fresh })
}
