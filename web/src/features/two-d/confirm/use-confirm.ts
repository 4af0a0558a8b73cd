import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '#ui/toast.tsx'
import { navigate, useQuery as useAddressQuery } from '../../../platform/navigation.tsx'
import { userQuery, useSession } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { clearDraft, draft, linesOf, replaceDraft, totalOf, useDraft } from '../draft.ts'
import { capacityQuery, slipsKey } from '../queries.ts'
import type { Stakes } from '../rules/read-list.ts'
import { readSession, slipsHref } from '../session.ts'
import { TOAST_MS } from '../toast-time.ts'
import { useCountdown } from '../use-countdown.ts'
import { type Placed, placeSlip } from './place-slip.ts'
import { confirmTexts } from './texts.ts'

/** The specification's; a draw may ask for more. */
const STAKE_MIN = 100

export type Failure = Exclude<Placed, { kind: 'placed' }>

/** A slip before it is placed, and the placing. */
export function useConfirm() {
  const cache = useQueryClient()
  const texts = useTexts(confirmTexts)
  const { user } = useSession()
  const asked = readSession(useAddressQuery('time'), useAddressQuery('session'))
  const stakes = useDraft()
  const is_empty = stakes.size === 0
  // A page without bets is on its way home, and asks for nothing.
  const { data: draw } = useQuery({ ...capacityQuery(asked), enabled: !is_empty })
  const left = useCountdown(draw?.closes_at)
  const is_on_its_way = useRef(false)
  const [is_sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  useWayHome(is_empty)

  const send = async (sent: Stakes) => {
    if (!user || !draw) return
    const body = { totalAmount: totalOf(sent), amounts: linesOf(sent), session: draw.session }
    const result = await placeSlip({ player_id: user.id, game_date: draw.game_date, body })
    void cache.invalidateQueries({ queryKey: capacityQuery(asked).queryKey })
    if (result.kind !== 'placed') return setFailure(result)
    void cache.invalidateQueries({ queryKey: userQuery.queryKey })
    void cache.invalidateQueries({ queryKey: slipsKey })
    showToast({ text: texts.placed, kind: 'success', ms: TOAST_MS })
    await navigate(slipsHref(result.slip.session))
    // Not before: without bets this page would be left for home.
    clearDraft()
  }

  const place = async (wanted: Stakes) => {
    if (is_on_its_way.current) return
    is_on_its_way.current = true
    setSending(true)
    setFailure(null)
    if (wanted !== stakes) replaceDraft(wanted)
    try {
      await send(wanted)
    } finally {
      is_on_its_way.current = false
      setSending(false)
    }
  }

  const stake_min = Math.max(STAKE_MIN, draw?.stake_min ?? STAKE_MIN)
  return {
    asked,
    draw,
    left,
    stakes,
    stake_min,
    total: totalOf(stakes),
    has_small: [...stakes.values()].some((stake) => stake < stake_min),
    is_closed: draw !== undefined && (!draw.is_open || left?.seconds === 0),
    is_sending,
    failure,
    forgetFailure: () => setFailure(null),
    place,
  }
}

/** The specification sends a player without bets home, also one who has placed them in another tab. */
function useWayHome(is_empty: boolean): void {
  useEffect(() => {
    // What is stored is known only after the first render.
    if (is_empty && draft().size === 0) void navigate('/', { replace: true })
  }, [is_empty])
}

export type Confirm = ReturnType<typeof useConfirm>
