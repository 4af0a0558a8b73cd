import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Permission } from '#staff/contract/rules.ts'
import type { Me, SignInAnswer, SignInState } from '#staff/contract/staff.ts'
import { call, Refusal } from './api.ts'
import { queryClient } from './query-client.ts'

/** The cookie cannot be seen from here; this says whether asking for its owner is worth a call. */
const HINT = 'console.signed_in'

/** How far the sign-in of this browser has come; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SignInState | null> => {
    if (localStorage.getItem(HINT) === null) return null
    try {
      return (await call<SignInAnswer>('GET', '/me', { signal })).data
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unauthenticated') return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
})

export function saveSession(state: SignInState | null): void {
  if (state === null) localStorage.removeItem(HINT)
  else localStorage.setItem(HINT, '1')
  queryClient.setQueryData(sessionQuery.queryKey, state)
}

const OTHERS = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'session' }

/** Forgets everything that somebody else may not see on this screen. */
export function endSession(): void {
  saveSession(null)
  void queryClient.cancelQueries(OTHERS)
  queryClient.removeQueries(OTHERS)
}

/** @throws Refusal, or a failure of the line: then the session goes on. */
export async function signOut(): Promise<void> {
  // Calls under way would come back refused.
  await queryClient.cancelQueries(OTHERS)
  await call('POST', '/sign-out')
  endSession()
}

const MeContext = createContext<Me | null>(null)
export const MeProvider = MeContext.Provider

export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('nobody is signed in')
  return me
}

export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission)
}
