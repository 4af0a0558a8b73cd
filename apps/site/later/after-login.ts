import { readAfterLogin } from '#platform/site/after-login.ts'
import { openLoginModal } from '#platform/site/login-modal.ts'
import { navigate, rememberPlace } from '#platform/site/navigation.tsx'
import { sessionStore } from '#platform/site/session/session-store.ts'
import { LOGIN_PATH } from '../find-route.ts'

/**
 * The login lies over the page to which a guest was led, and leads on to the address that they asked for; a player whom
 * the server took for a guest is led there at once. On the login page its form does so.
 */
export function askForLogin(): void {
  const href = readAfterLogin()
  if (href === null) return
  const { is_member } = sessionStore.get()
  if (!is_member && location.pathname === LOGIN_PATH) return
  // Once: a reload does not ask again.
  rememberPlace({ after_login: undefined })
  if (is_member) void navigate(href, { replace: true })
  else openLoginModal({ then: () => void navigate(href) })
}
