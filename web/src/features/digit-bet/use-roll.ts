import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '#contract/identity.ts'
import { newRequestId } from '../../platform/request-id.ts'
import { keepProfile, userQuery } from '../../platform/session.ts'
import { type Attempt, forgetAttempt, isSameBet, keepAttempt, type RollBody, unansweredAttempt } from './attempt.ts'
import { drawOwnNumber } from './own-half.ts'
import { historyQuery, seriesQuery, showNewest } from './queries.ts'
import { type RollResult, sendRoll } from './roll.ts'

/**
 * Rolls, one at a time, and brings balance and history up to date. An attempt without an answer
 * is kept: `askAgain`, the same bet, or a reload of the page send it with the same id.
 */
export function useRoll(player: User | null, onRolled: (rolled: Extract<RollResult, { kind: 'rolled' }>) => void) {
  const cache = useQueryClient()
  const [rolling, setRolling] = useState(false)
  const [result, setResult] = useState<RollResult | null>(null)
  const unanswered = useRef<Attempt | null>(null)
  const busy = useRef(false)

  const send = async (attempt: Attempt) => {
    if (busy.current) return
    busy.current = true
    setRolling(true)
    setResult(null)
    unanswered.current = attempt
    keepAttempt(attempt)
    try {
      const answered = await sendRoll(attempt)
      if (answered.kind !== 'unanswered') {
        unanswered.current = null
        forgetAttempt()
      }
      setResult(answered)
      await takeOver(answered)
    } finally {
      busy.current = false
      setRolling(false)
    }
  }

  const takeOver = async (answered: RollResult) => {
    if (answered.kind !== 'rolled') {
      void cache.invalidateQueries({ queryKey: historyQuery.queryKey })
      return
    }
    const { balance, history, fair } = answered.answer.data
    onRolled(answered)
    showNewest(cache, history)
    // A poll that was asked before the roll must not bring the old balance back.
    await cache.cancelQueries({ queryKey: userQuery.queryKey })
    cache.setQueryData(userQuery.queryKey, (user) => user && { ...user, balance })
    if (player) keepProfile({ ...player, balance })
    void cache.invalidateQueries({ queryKey: seriesQuery.queryKey, refetchType: fair.next_n === 1 ? 'active' : 'none' })
  }

  const roll = (bet: Omit<RollBody, 'rolled_number'>) => {
    if (!player) return
    const again = unanswered.current && isSameBet(unanswered.current, bet) ? unanswered.current : null
    const body = { ...bet, rolled_number: drawOwnNumber() }
    void send(again ?? { request_id: newRequestId(), player_id: player.id, asked_at: Date.now(), body })
  }

  const askAgain = () => {
    if (unanswered.current) void send(unanswered.current)
  }

  // After a reload: the answer may have been lost on the way, so it is asked for again.
  const resume = useEffectEvent((player_id: string) => {
    const attempt = unansweredAttempt(player_id, Date.now())
    if (attempt) void send(attempt)
  })
  const player_id = player?.id
  useEffect(() => {
    if (player_id) resume(player_id)
  }, [player_id])

  return { roll, askAgain, rolling, result, clearResult: () => setResult(null) }
}
