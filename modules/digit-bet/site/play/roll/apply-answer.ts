import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#identity/contract/player.ts'
import { saveProfile, userQuery } from '#platform/site/session/session.ts'
import type { Rolled } from '../answers.ts'
import { seriesQuery, showNewest } from '../queries.ts'

interface AnsweredRoll {
  player: User | null
  answer: Rolled
  /** The answer to a repeated request is the first one again: its balance may be old by now. */
  is_repeated: boolean
}

/** Brings balance, history and series up to what the answer says. */
export async function takeOverAnswer(cache: QueryClient, { player, answer, is_repeated }: AnsweredRoll): Promise<void> {
  const { balance, history, fair } = answer
  showNewest(cache, history)

  const series = cache.getQueryData(seriesQuery.queryKey)
  if (fair && series && series.epoch === fair.epoch && fair.next_n <= series.n_max) {
    cache.setQueryData(seriesQuery.queryKey, { ...series, next_n: fair.next_n, prev_hash: fair.seed_h_n })
  } else if (fair) void cache.invalidateQueries({ queryKey: seriesQuery.queryKey })

  // A poll that was asked before the roll must not bring the old balance back.
  await cache.cancelQueries({ queryKey: userQuery.queryKey })
  const known = cache.getQueryData(userQuery.queryKey) ?? player
  if (is_repeated || !known || balance === null) return void cache.invalidateQueries({ queryKey: userQuery.queryKey })
  cache.setQueryData(userQuery.queryKey, { ...known, balance })
  saveProfile({ ...known, balance })
}
