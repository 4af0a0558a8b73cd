import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { useBetsOff } from '#platform/site/session/bets-off.ts'
import { userQuery, useSession } from '#platform/site/session/session.ts'
import { NOTHING_SELECTED, nextSelection, stakeOf } from '../bet/selection.ts'
import { historyQuery, rulesQuery } from './queries.ts'
import { useCountdown } from './roll/countdown.ts'
import { useRoll } from './roll/use-roll.ts'
import { usePlaySession } from './use-play-session.ts'

/** Notices of the page itself, beside the answers of the server. */
export type Notice = 'place_a_bet' | 'slept'

/** The whole game of one screen: what is chosen, when it rolls, and what came of it. */
export function useGame() {
  const cache = useQueryClient()
  const { user, is_member } = useSession()
  const [selection, dispatch] = useReducer(nextSelection, NOTHING_SELECTED)
  const [notice, setNotice] = useState<Notice | null>(null)
  const rules = useQuery({ ...rulesQuery, enabled: is_member })
  // A part that comes late reads of it what no render has read before: a failure that came first would never be shown.
  const history = useInfiniteQuery({ ...historyQuery, enabled: is_member, notifyOnChangeProps: 'all' })
  const { session, count } = usePlaySession(user?.id ?? null)

  const roll = useRoll(user, ({ history }) => {
    dispatch({ kind: 'rolled' })
    const bet = history?.[0]
    if (bet) count(bet)
  })

  const stake = stakeOf(selection)
  const rolls_alone = rules.data?.auto_roll ?? true
  const seconds = useCountdown(rolls_alone ? selection.rolls_at : null, ({ slept }) => {
    dispatch({ kind: 'disarmed' })
    if (slept) setNotice('slept')
    else rollNow()
  })

  // Without a line and on a break nothing can roll, so nothing counts down to it.
  const off = useBetsOff()
  useEffect(() => {
    if (off && selection.rolls_at) dispatch({ kind: 'disarmed' })
  }, [off, selection.rolls_at])

  const rollNow = () => {
    const { choice, bet_amount, multiplier } = selection
    if (roll.rolling) return
    if (!choice) return setNotice('place_a_bet')
    setNotice(null)
    dispatch({ kind: 'disarmed' })
    const bet = { ...choice, bet_amount, multiplier }
    const player = cache.getQueryData(userQuery.queryKey) ?? user
    // Nothing in game but money in main: offer to move it, and then go on with this very bet.
    if (player && player.balance < stake && player.main_balance > 0) openExchangeModal({ then: () => roll.roll(bet) })
    else roll.roll(bet)
  }

  const choose: typeof dispatch = (event) => {
    if (roll.rolling) return
    setNotice(null)
    if (event.kind === 'digit' || event.kind === 'side') roll.clearResult()
    dispatch(event)
  }

  return { user, is_member, selection, choose, stake, seconds, off, notice, rules, history, session, roll, rollNow }
}

export type Game = ReturnType<typeof useGame>
