import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { useBetsOff } from '#platform/site/session/bets-off.ts'
import { userQuery } from '#platform/site/session/session.ts'
import type { AutoPlan } from '../auto/auto-run.ts'
import { useAuto } from '../auto/use-auto.ts'
import { NOTHING_SELECTED, nextSelection, type SelectionEvent, stakeOf } from '../bet/selection.ts'
import type { Rolled } from './answers.ts'
import { useCountdown } from './roll/countdown.ts'
import { useRoll } from './roll/use-roll.ts'
import { useGameQueries } from './use-game-queries.ts'

/** Notices of the page itself, beside the answers of the server. */
export type Notice = 'place_a_bet' | 'slept'

/** The whole game of one screen: what is chosen, when it rolls, and what came of it. */
export function useGame() {
  const cache = useQueryClient()
  const { count, ...queries } = useGameQueries()
  const { user, rules } = queries
  const [selection, dispatch] = useReducer(nextSelection, NOTHING_SELECTED)
  const [notice, setNotice] = useState<Notice | null>(null)
  const rolls = useRolls(queries, ({ history }) => {
    dispatch({ kind: 'rolled' })
    const bet = history?.[0]
    if (bet) count(bet)
  })
  const { roll, auto, off, is_busy } = rolls

  // A run has its own bet: each of its rolls clears the selection.
  const { choice, bet_amount, multiplier } = auto.is_running && auto.run ? auto.run.plan : selection
  const stake = stakeOf({ bet_amount, multiplier })
  const rolls_alone = rules.data?.auto_roll ?? true
  const seconds = useCountdown(rolls_alone ? selection.rolls_at : null, ({ slept }) => {
    dispatch({ kind: 'disarmed' })
    if (slept) setNotice('slept')
    else rollNow()
  })
  // Without a line and on a break nothing can roll, so nothing counts down to it.
  useEffect(() => {
    if (off && selection.rolls_at) dispatch({ kind: 'disarmed' })
  }, [off, selection.rolls_at])

  const change = (event: SelectionEvent) => {
    if (is_busy) return
    setNotice(null)
    auto.clear()
    dispatch(event)
  }
  const choose = (event: SelectionEvent) => {
    if (!is_busy && (event.kind === 'digit' || event.kind === 'side')) roll.clearResult()
    change(event)
  }
  const rollNow = () => {
    if (is_busy) return
    if (!choice) return setNotice('place_a_bet')
    change({ kind: 'disarmed' })
    const goOn = () => void roll.roll({ ...choice, bet_amount, multiplier })
    const player = cache.getQueryData(userQuery.queryKey) ?? user
    // Nothing in game but money in main: offer to move it, and then go on with this very bet.
    if (player && player.balance < stake && player.main_balance > 0) openExchangeModal({ then: goOn })
    else goOn()
  }
  const startAuto = (plan: AutoPlan) => {
    change({ kind: 'disarmed' })
    if (!is_busy) auto.start(plan)
  }
  const askForBet = () => setNotice('place_a_bet')

  return { ...queries, ...rolls, selection, choice, stake, seconds, notice, choose, askForBet, rollNow, startAuto }
}

/** Rolls by hand and automatic ones, never two at once; `off` says why there can be none. */
function useRolls({ user, rules }: Pick<ReturnType<typeof useGameQueries>, 'user' | 'rules'>, onRolled: OnRolled) {
  const roll = useRoll(user, onRolled)
  const off = useBetsOff()
  const auto = useAuto({
    send: ({ choice, bet_amount, multiplier }) => roll.roll({ ...choice, bet_amount, multiplier }),
    is_off: off !== null,
    interval_seconds: rules.data?.roll_interval_seconds ?? 0,
  })
  return { roll, off, auto, is_busy: roll.rolling || auto.is_running }
}

type OnRolled = (answer: Rolled) => void

export type Game = ReturnType<typeof useGame>
