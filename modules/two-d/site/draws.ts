import { useQuery } from '@tanstack/react-query'
import { Refusal } from '#platform/site/calls/api.ts'
import { nextToClose } from '#two-d/contract/glance.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import { capacityQuery, liveQuery } from './queries.ts'

/** Draws come and go with the hours; the live page asks more often by itself. */
const DRAWS_POLL_MS = 30_000

export interface Draw {
  session: TwoDSession
  game_date: string
  cutoff_at: string
  is_open: boolean
}

/**
 * The draws that can be bet on now, or closed today. While the feed is down their capacity tells of them: of those two
 * that are sold on every trading day, the others being named by the live answer alone.
 */
export function useDraws(): readonly Draw[] | undefined {
  const live = useQuery({ ...liveQuery, refetchInterval: DRAWS_POLL_MS })
  const is_dead = live.isError && !live.data
  const morning = useQuery({ ...capacityQuery('morning'), enabled: is_dead })
  const evening = useQuery({ ...capacityQuery('evening'), enabled: is_dead })
  if (live.data) return live.data.draws
  const known = [morning.data ?? [], evening.data ?? []].flat()
  const are_none = isNoDraw(morning.error) && isNoDraw(evening.error)
  return known.length > 0 || are_none ? known : undefined
}

const isNoDraw = (error: Error | null) => error instanceof Refusal && error.code === 'two_d_no_draw'

/** The one that closes first among those that are open, by the server's clock; null for none, undefined where nothing is known. */
export function nextDraw(draws: readonly Draw[] | undefined, now: number): Draw | null | undefined {
  return draws && nextToClose(draws, now)
}
