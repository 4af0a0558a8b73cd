import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Break } from '#identity/contract/player.ts'
import { breakQuery } from '#identity/site/break/queries.ts'
import { OFFERS_COOKIE, type Offers } from '#platform/contract/language.ts'
import { writeCookie } from '#platform/site/browser/storage.ts'
import { useSession } from '#platform/site/session/session.ts'
import { currentToken } from '#platform/site/session/session-store.ts'
import { secondsUntil } from '#platform/site/time/server-clock.ts'

/** A timer cannot wait longer; a page is not open for so long. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** The break that the player is on. It is asked for once per page load or login, and when it has ended. */
export function useOwnBreak(): Break | null {
  const { is_member } = useSession()
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...breakQuery,
    enabled: is_member,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const token = currentToken()
  const known_token = useRef(token)
  // Another login: of this player's break nothing is known yet. (The same answer may come again, at another time.)
  useEffect(() => {
    if (known_token.current === token) return
    known_token.current = token
    setOffers(is_member ? 'unknown' : 'shown', null)
    if (token !== null) void refetch({ cancelRefetch: false })
  }, [token, is_member, refetch])
  useEffect(() => {
    if (is_member && dataUpdatedAt > 0) setOffers(data ? 'hidden' : 'shown')
  }, [is_member, data, dataUpdatedAt])
  const current = (is_member && data) || null
  const ends_at = current?.ends_at ?? null
  useEffect(() => {
    if (ends_at === null) return
    const timer = setTimeout(() => void refetch(), Math.min(TIMER_MAX_MS, (secondsUntil(ends_at) + 1) * 1_000))
    return () => clearTimeout(timer)
  }, [ends_at, refetch])
  return current
}

/** Elements with `data-offer` keep their place, unseen, until it is known whether the player is on a break. */
function setOffers(offers: Offers, hint: Offers | null = offers): void {
  document.documentElement.dataset.offers = offers
  writeCookie(OFFERS_COOKIE, hint)
}
