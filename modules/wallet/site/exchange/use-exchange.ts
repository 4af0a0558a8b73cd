import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saveProfile, userQuery } from '#platform/site/session/session.ts'
import { exchangeLogKey } from '../queries.ts'
import type { Direction } from './amount.ts'
import { type ExchangeRequest, type ExchangeResult, exchangeRequestOf, isAnswered, sendExchange } from './exchange.ts'

/** Sends an exchange and takes the player's new balances over. One at a time. */
export function useExchange() {
  const cache = useQueryClient()
  const [sending, setSending] = useState(false)
  const unanswered = useRef<ExchangeRequest | null>(null)

  const exchange = async (direction: Direction, amount: number): Promise<ExchangeResult> => {
    const request = exchangeRequestOf(unanswered.current, direction, amount)
    unanswered.current = request
    setSending(true)
    try {
      const result = await sendExchange(request)
      if (isAnswered(result)) unanswered.current = null
      if (result.kind === 'done') {
        // A poll that was asked before the money moved must not put the old balances back.
        await cache.cancelQueries({ queryKey: userQuery.queryKey })
        if (result.user) {
          cache.setQueryData(userQuery.queryKey, result.user)
          saveProfile(result.user)
        }
        // The specification's: what the player has is asked for anew after every exchange.
        void cache.invalidateQueries({ queryKey: userQuery.queryKey })
        void cache.invalidateQueries({ queryKey: exchangeLogKey })
      }
      return result
    } finally {
      setSending(false)
    }
  }

  return { exchange, sending }
}
