import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { parseKyat } from '../../../platform/browser/latin-digits.ts'
import { isMissing } from '../../../platform/calls/api.ts'
import { useQuery as useAddressQuery } from '../../../platform/navigation.tsx'
import { toggleNumber, useDraft } from '../draft/draft.ts'
import { useDraws } from '../draws.ts'
import { capacityQuery } from '../queries.ts'
import { parseSession } from '../session.ts'
import { useCountdown } from '../time/use-countdown.ts'
import { capacitiesOf } from './grid/capacity.ts'

const STAKE_DEFAULT = 100
/** What the field takes; the smallest stake is checked when bets are confirmed. */
const STAKE_MIN = 1
const NO_CAPACITIES: ReturnType<typeof capacitiesOf> = new Map()

/** The draw that the address names, what its numbers still take, and what is staked on them. */
export function useBet() {
  const requested = parseSession(useAddressQuery('time'), useAddressQuery('session'))
  const capacity = useQuery(capacityQuery(requested))
  const capacities = useMemo(() => (capacity.data ? capacitiesOf(capacity.data) : NO_CAPACITIES), [capacity.data])
  const draws = useDraws()
  const left = useCountdown(capacity.data?.cutoff_at)
  const stakes = useDraft()
  const [stake, setStake] = useState(STAKE_DEFAULT)
  const [has_typed, setTyped] = useState(false)

  const typeStake = (text: string) => {
    const kyat = parseKyat(text)
    if (kyat === null || kyat < STAKE_MIN) return
    setStake(kyat)
    setTyped(true)
  }

  return {
    session: capacity.data?.session ?? requested,
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
    stake,
    /** Whether what is chosen might follow a stake that the player has named. */
    can_follow: has_typed && [...stakes.values()].some((each) => each !== stake),
    typeStake,
    toggle: (num: string) => toggleNumber(num, stake),
  }
}

export type Bet = ReturnType<typeof useBet>
