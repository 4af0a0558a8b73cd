import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { parseKyat } from '#platform/site/browser/parse-kyat.ts'
import { isMissing } from '#platform/site/calls/api.ts'
import { useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useDrafts, useNotedDraw, useStakes } from '../draft/draft.ts'
import type { DraftDraw } from '../draft/stored-drafts.ts'
import { useDraws } from '../draws.ts'
import { capacityQuery } from '../queries.ts'
import { parseSession } from '../session.ts'
import { useCountdown } from '../time/use-countdown.ts'
import { capacitiesOf } from './grid/capacity.ts'

const STAKE_DEFAULT = 100
/** Kyat that the field takes at least. The draw's smallest stake is checked when the player confirms the bets. */
const STAKE_MIN = 1
const NO_CAPACITIES: ReturnType<typeof capacitiesOf> = new Map()

/** The draw that the address names, what its numbers still take, and what is staked on them. */
export function useBet() {
  const requested = parseSession(useAddressQuery('time'), useAddressQuery('session'))
  const capacity = useQuery(capacityQuery(requested))
  const capacities = useMemo(() => (capacity.data ? capacitiesOf(capacity.data) : NO_CAPACITIES), [capacity.data])
  const draws = useDraws()
  const left = useCountdown(capacity.data?.cutoff_at)
  const session = capacity.data?.session ?? requested
  const cutoff_at = capacity.data?.cutoff_at ?? null
  const is_known = session !== null || isMissing(capacity.error)
  const draft_draw = useMemo<DraftDraw | null>(
    () => (is_known ? { session, cutoff_at } : null),
    [is_known, session, cutoff_at],
  )
  const stakes = useStakes(draft_draw)
  const [first_draft] = useDrafts()
  useNotedDraw({ session, cutoff_at })
  const [stake, setStake] = useState(STAKE_DEFAULT)
  const [has_typed, setTyped] = useState(false)

  const typeStake = (text: string) => {
    const kyat = parseKyat(text)
    if (kyat === null || kyat < STAKE_MIN) return
    setStake(kyat)
    setTyped(true)
  }

  return {
    session,
    /** Of which draw the chosen numbers are; null until that is known. */
    draft_draw,
    draw: capacity.data,
    draws,
    /** Why nothing is known of the draw; of a server that does not tell, the numbers have no bars and are bet on all the same. */
    failure: capacity.data || isMissing(capacity.error) ? null : capacity.error,
    retry: () => void capacity.refetch(),
    capacities,
    left,
    /** Closed by the server's answer, or by its clock before the answer has come. */
    is_closed: capacity.data !== undefined && (!capacity.data.is_open || left?.seconds === 0),
    stakes,
    /** Numbers that are chosen for another draw, while none are for this one. */
    other_draft: draft_draw !== null && stakes.size === 0 ? first_draft : undefined,
    stake,
    /** Whether what is chosen might follow a stake that the player has named. */
    can_follow: has_typed && [...stakes.values()].some((each) => each !== stake),
    typeStake,
  }
}

export type Bet = ReturnType<typeof useBet>
