import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#platform/site/session/session.ts'
import { currentToken } from '#platform/site/session/session-store.ts'

/** Keeps both balances fresh while a token exists. A 401 has ended the session already; the rest is only logged. */
export function BalancePoll() {
  const { error } = useQuery(userQuery)
  useEffect(() => {
    if (error && currentToken()) console.warn('balance poll', error)
  }, [error])
  return null
}
