import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callOwn, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import { newIdempotencyKey } from '#platform/site/calls/idempotency-key.ts'
import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import type { Claim } from '#promotion/contract/player.ts'
import { promotionKeys } from '#promotion/contract/rules.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { contentTexts } from '../texts.ts'

interface Outcome {
  kind: 'success' | 'error'
  text: string
}

/** Until a claim is answered each press asks for the same one, and is told what that brought. */
export function useClaim(promotion_id: number) {
  const { promotion: texts, failed } = useTexts(contentTexts)
  const language = useLanguage()
  const cache = useQueryClient()
  const [is_claiming, setClaiming] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const requested = useRef<string | null>(null)

  async function claim() {
    setClaiming(true)
    setOutcome(null)
    const idempotencyKey = (requested.current ??= newIdempotencyKey())
    try {
      const { amount, status } = await callOwn<Claim>('POST', `/promotion/${promotion_id}/claim`, { idempotencyKey })
      requested.current = null
      setOutcome({ kind: 'success', text: status === 'waiting' ? texts.checked : texts.claimed(formatMoney(amount)) })
    } catch (error) {
      if (error instanceof NetworkFailure) setOutcome({ kind: 'error', text: texts.unreachable })
      else if (error instanceof Refusal) {
        // The refusal is the answer of its key; the next press is a new claim.
        if (error.is_final) requested.current = null
        setOutcome({ kind: 'error', text: refusalText(error, language) || failed })
      } else throw error
    } finally {
      setClaiming(false)
      for (const queryKey of [promotionKeys.claims, promotionKeys.eligibility])
        void cache.invalidateQueries({ queryKey })
    }
  }

  return { claim, is_claiming, outcome }
}
