import { useEffect, useState } from 'react'
import type { BetRow } from './answers.ts'
import { countBet, minutesPlayed, type PlaySession, startPlaySession } from './play-session.ts'

const MINUTE_MS = 60_000

/** The player's net of this session and how long it has lasted; null until the browser has looked it up. */
export function usePlaySession(player_id: string | null) {
  const [session, setSession] = useState<PlaySession | null>(null)
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (player_id === null) return
    setSession(startPlaySession(player_id, Date.now()))
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [player_id])

  return {
    session: session && { net: session.net, minutes: minutesPlayed(session, now) },
    count: (bet: BetRow) => setSession((counted) => counted && countBet(counted, bet)),
  }
}
