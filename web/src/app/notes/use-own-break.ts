import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Break } from '#contract/identity/player.ts'
import { breakQuery } from '../../features/identity/break/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { secondsUntil } from '../../platform/time/server-clock.ts'

/** A timer cannot wait longer; a page is not open for so long. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** The break that the player is on. It is asked for once per page load or login, and when it has ended. */
export function useOwnBreak(): Break | null {
  const { is_member } = useSession()
  const { data, refetch } = useQuery({ ...breakQuery, enabled: is_member, retry: false, refetchOnWindowFocus: false })
  const current = (is_member && data) || null
  const ends_at = current?.ends_at ?? null
  useEffect(() => {
    if (ends_at === null) return
    const timer = setTimeout(() => void refetch(), Math.min(TIMER_MAX_MS, (secondsUntil(ends_at) + 1) * 1_000))
    return () => clearTimeout(timer)
  }, [ends_at, refetch])
  return current
}
