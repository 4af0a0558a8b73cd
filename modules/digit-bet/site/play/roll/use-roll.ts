import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '#identity/contract/player.ts'
import { newIdempotencyKey } from '#platform/site/calls/idempotency-key.ts'
import type { Rolled } from '../answers.ts'
import { historyQuery, latePlay } from '../queries.ts'
import { type Attempt, forgetAttempt, isSameBet, type RollBody, saveAttempt, unansweredAttempt } from './attempt.ts'
import { drawClientContribution } from './client-contribution.ts'
import { untilSeriesMet } from './first-roll.ts'
import type { RollResult } from './roll.ts'

/**
 * Rolls, one at a time, and brings balance and history up to date. An attempt without an answer
 * is kept: `askAgain`, the same bet, or a reload of the page send it with the same id. `roll` answers the result, or null
 * where nothing was sent.
 */
export function useRoll(player: User | null, onRolled: (answer: Rolled) => void) {
  const cache = useQueryClient()
  const [rolling, setRolling] = useState(false)
  const [result, setResult] = useState<RollResult | null>(null)
  const unanswered = useRef<Attempt | null>(null)
  const busy = useRef(false)

  const send = async (attempt: Attempt): Promise<RollResult | null> => {
    if (busy.current) return null
    busy.current = true
    const is_repeated = unanswered.current === attempt
    unanswered.current = attempt
    saveAttempt(attempt)
    setRolling(true)
    setResult(null)
    try {
      await untilSeriesMet()
      const late = await latePlay().catch(() => null)
      // Without the code that rolls nothing was sent.
      const answered: RollResult = late ? await late.sendRoll(attempt) : { kind: 'unanswered', refusal: null }
      if (answered.kind !== 'unanswered') {
        unanswered.current = null
        forgetAttempt()
      }
      setResult(answered)
      if (answered.kind === 'rolled') {
        onRolled(answered.answer)
        await late?.takeOverAnswer(cache, { player, answer: answered.answer, is_repeated })
      } else if (late) void cache.invalidateQueries({ queryKey: historyQuery.queryKey })
      return answered
    } finally {
      busy.current = false
      setRolling(false)
    }
  }

  const roll = async (bet: Omit<RollBody, 'rolled_number'>): Promise<RollResult | null> => {
    if (!player) return null
    const again = unanswered.current && isSameBet(unanswered.current, bet) ? unanswered.current : null
    const body = { ...bet, rolled_number: drawClientContribution() }
    return send(again ?? { idempotency_key: newIdempotencyKey(), player_id: player.id, requested_at: Date.now(), body })
  }

  const askAgain = () => {
    if (unanswered.current) void send(unanswered.current)
  }

  // After a reload: the answer may have been lost on the way, so it is asked for again.
  const resume = useEffectEvent((player_id: string) => {
    unanswered.current = unansweredAttempt(player_id, Date.now())
    askAgain()
  })
  const player_id = player?.id
  useEffect(() => {
    if (player_id) resume(player_id)
  }, [player_id])

  return { roll, askAgain, rolling, result, clearResult: () => setResult(null) }
}
