import { navigate, readPlace } from './navigation.tsx'

/** The address that a guest asked for and has to log in for: the entry of the history to which they were led keeps it. */
export function readAfterLogin(): string | null {
  const { after_login } = readPlace()
  return typeof after_login === 'string' ? after_login : null
}

export const goOnAfterLogin = (): void => void navigate(readAfterLogin() ?? '/')
