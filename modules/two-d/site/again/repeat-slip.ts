import type { QueryClient } from '@tanstack/react-query'
import { callApi, isFailure, Refusal } from '#platform/site/calls/api.ts'
import type { TwoDCapacity, TwoDSession } from '#two-d/contract/player.ts'
import { replaceDraft, stakesOf } from '../draft/draft.ts'
import { capacityQuery } from '../queries.ts'
import type { Slip } from '../slips/parse-slips.ts'
import { showUnplaced } from '../unplaced/overlay.ts'
import { AgainNote } from './again-note.tsx'
import { saveRepeatedSlip } from './repeated-slip.ts'

/**
 * Puts the numbers and stakes of a slip into the draft of the next draw that is open, and answers its session; null where
 * none is open. A number that is chosen already gets the slip's stake: a second press then adds nothing.
 * @throws Refusal, NetworkFailure
 */
export async function repeatSlip(cache: QueryClient, slip: Slip): Promise<TwoDSession | null> {
  const capacity = await askNextDraw(cache)
  if (!capacity?.is_open) return null
  const { session, game_date, cutoff_at } = capacity
  const own_limits = await askOwnLimits(session)
  const draw = { session, cutoff_at }
  const of_slip = new Map(slip.two_bets.map(({ bet_number, bet_amount }) => [bet_number, bet_amount]))
  const before = stakesOf(draw)
  saveRepeatedSlip({
    slip_no: slip.slip_no,
    odds: oddsOf(slip),
    draw: { session, game_date },
    others: [...before.keys()].filter((num) => !of_slip.has(num)),
    own_limits,
    Note: AgainNote,
  })
  replaceDraft(draw, new Map([...before, ...of_slip]))
  showUnplaced()
  // The page of the slip begins with what is known here, and nothing on it moves.
  cache.setQueryData(capacityQuery(session).queryKey, capacity)
  return session
}

async function askNextDraw(cache: QueryClient): Promise<TwoDCapacity | null> {
  try {
    return await cache.fetchQuery({ ...capacityQuery(null), staleTime: 0 })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'two_d_no_draw') return null
    throw error
  }
}

/** The player's own stakes on this draw count against the limit of each number. */
async function askOwnLimits(session: TwoDSession): Promise<ReadonlyMap<string, number> | null> {
  const parser = async () => (await import('../confirm/parse-placed.ts')).parseOwnLimits
  try {
    return await callApi('GET', '/twod-capacity/own', parser, { query: { session } })
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

function oddsOf({ two_bets: [bet] }: Slip): number | null {
  return bet && bet.bet_amount > 0 ? bet.potential_payout / bet.bet_amount : null
}
