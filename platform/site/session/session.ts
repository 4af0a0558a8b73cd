import { queryOptions } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { callApi, understanding } from '../calls/api.ts'
import { useFirstView } from '../first-view.ts'
import { type Session, saveProfile, sessionStore } from './session-store.ts'

export { saveProfile, signIn } from './session-store.ts'

/** A balance on screen is never older than this, plus one answer. */
const BALANCE_POLL_MS = 5000

/** Who plays. The first render follows the server's hint, storage takes over right after it. */
export function useSession(): Session {
  const view = useFirstView()
  const first = useMemo<Session>(() => ({ is_member: view.is_member, user: null }), [view])
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => first)
}

/**
 * The player with both balances. The interval skips its turns while the page is
 * hidden, and the focus refetch runs at once when it is shown again.
 */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const user = await callApi('GET', '/user', async () => (await understanding()).parseUser, { signal })
    saveProfile(user)
    return user
  },
  // The server's hint may say member where the browser holds no token any more: nobody is asked about then.
  enabled: () => sessionStore.get().is_member,
  refetchInterval: BALANCE_POLL_MS,
  refetchOnWindowFocus: 'always',
  retry: false,
})
