import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { User } from '#identity/contract/player.ts'
import { isMissing } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { navigate, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { userQuery, useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { forgetRepeatedSlip } from '../again/repeated-slip.ts'
import {
  clearDraft,
  clearStoredDraft,
  replaceDraft,
  stakesOf,
  useDrafts,
  useNotedDraw,
  useStakes,
} from '../draft/draft.ts'
import { betsOf, type DraftDraw, totalOf } from '../draft/stored-drafts.ts'
import { yangonDay } from '../parts/figures.ts'
import { capacityQuery, slipsKey } from '../queries.ts'
import type { Stakes } from '../rules/numbers.ts'
import { parseSession } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import { TOAST_MS } from '../time/toast-time.ts'
import { useCountdown } from '../time/use-countdown.ts'
import type { PlaceSlipRequest } from './attempt.ts'
import { findSlip, type Placed, placeSlip } from './place-slip.ts'
import { slipsHref } from './slips-href.ts'
import { useTypedStakes } from './use-typed-stakes.ts'

/** The specification's; a draw may ask for more. */
const STAKE_MIN = 100

export type Failure = Exclude<Placed, { kind: 'placed' }>

/** The draw that the address names, or else that of the numbers; as far as this server tells of draws. */
function useDraw() {
  const named = parseSession(useAddressQuery('time'), useAddressQuery('session'))
  const [first_draft] = useDrafts()
  const requested = named ?? first_draft?.draw.session ?? null
  // A page without bets is on its way home, and asks for nothing.
  const is_empty = useStakes({ session: requested, cutoff_at: null }).size === 0
  const { data: draw, error } = useQuery({ ...capacityQuery(requested), enabled: !is_empty })
  const left = useCountdown(draw?.cutoff_at)
  const draft_draw: DraftDraw = { session: draw?.session ?? requested, cutoff_at: draw?.cutoff_at ?? null }
  useNotedDraw(draft_draw)
  return {
    requested,
    draw,
    draft_draw,
    left,
    /** Its draw is known, or this server does not tell of draws. */
    can_place: draw !== undefined || isMissing(error),
    stake_min: Math.max(STAKE_MIN, draw?.stake_min ?? STAKE_MIN),
    is_closed: draw !== undefined && (!draw.is_open || left?.seconds === 0),
  }
}

/** A slip before it is placed, and the placing. */
export function useConfirm() {
  const cache = useQueryClient()
  const texts = useTexts(twoDTexts).confirm
  const language = useLanguage()
  const { user } = useSession()
  const of_draw = useDraw()
  const { requested, draw, draft_draw, can_place, stake_min } = of_draw
  const stakes = useStakes(draft_draw)
  const is_on_its_way = useRef(false)
  const [is_sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const typed = useTypedStakes(draft_draw, stakes, stake_min)
  useWayHome(stakes.size === 0, draft_draw)

  const send = async (sent: Stakes) => {
    if (!user || !can_place) return
    const request = placeSlipRequestOf(user, sent, draw ?? { session: requested, game_date: yangonDay(serverNow()) })
    const capacity = capacityQuery(requested)
    const askCapacity = async () => (draw ? await cache.fetchQuery(capacity).catch(() => null) : null)
    const answer = await placeSlip(request, { stakes: sent, askCapacity })
    // It is said at once: on a bad line the slips may be long in coming, too.
    if (answer.kind === 'unanswered') setFailure(answer)
    const result = (answer.kind === 'unanswered' && (await findSlip(request))) || answer
    if (draw) void cache.invalidateQueries({ queryKey: capacity.queryKey })
    if (result.kind !== 'placed') return setFailure(result)
    forgetPlaced(draft_draw)
    for (const queryKey of [userQuery.queryKey, slipsKey]) void cache.invalidateQueries({ queryKey })
    // The server speaks English; the other languages have the same sentence of their own.
    showToast({ text: (language === 'en' && result.message) || texts.placed, kind: 'success', ms: TOAST_MS })
    await navigate(slipsHref(result.session ?? draw?.session ?? requested ?? ''))
    // Not before: without bets this page would be left for home.
    clearDraft(draft_draw)
  }

  const place = async (wanted: Stakes) => {
    if (is_on_its_way.current || typed.wrong.size > 0) return
    is_on_its_way.current = true
    setSending(true)
    setFailure(null)
    if (wanted !== stakes) replaceDraft(draft_draw, wanted)
    try {
      await send(wanted)
    } finally {
      is_on_its_way.current = false
      setSending(false)
    }
  }

  return {
    ...of_draw,
    stakes,
    typed,
    /** Without rows that are wrong: what they would cost, nobody has said. */
    total: totalOf(new Map([...stakes].filter(([num]) => !typed.wrong.has(num)))),
    is_sending,
    failure,
    forgetFailure: () => setFailure(null),
    place,
  }
}

function forgetPlaced(draw: DraftDraw): void {
  clearStoredDraft(draw)
  forgetRepeatedSlip()
}

/** A slip as it is sent. Without a session it is for the next draw that is open. */
function placeSlipRequestOf(
  user: User,
  stakes: Stakes,
  draw: { session: TwoDSession | null; game_date: string },
): PlaceSlipRequest {
  const session = draw.session && { session: draw.session }
  const body = { ...betsOf(stakes), ...session }
  return { player_id: user.id, game_date: draw.game_date, body }
}

/** The specification sends a player without bets home, also one who has placed them in another tab. */
function useWayHome(is_empty: boolean, { session, cutoff_at }: DraftDraw): void {
  useEffect(() => {
    // The stored draft is known only after the first render.
    if (is_empty && stakesOf({ session, cutoff_at }).size === 0) void navigate('/', { replace: true })
  }, [is_empty, session, cutoff_at])
}

export type Confirm = ReturnType<typeof useConfirm>
