import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FairSeries } from '#digit-bet/contract/player.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { seriesQuery } from '../queries.ts'
import { makeClientSeed } from '../roll/client-contribution.ts'
import { noteSeriesMet } from '../roll/first-roll.ts'
import { noteSeries, wasNoted } from './noted-series.ts'

/**
 * The current series of rolls. On the first visit of a series the browser sends a client seed
 * of its own, once, and only after it has the commitment in hand: so the server cannot have
 * chosen its seeds to suit it. While `is_seeding` the seed shown is about to be replaced: a player who types another one
 * then would see it overwritten.
 */
export function useSeries(is_member: boolean) {
  const cache = useQueryClient()
  const series = useQuery({ ...seriesQuery, enabled: is_member })
  const { epoch, commitment, next_n } = series.data ?? {}
  const [is_seeding, setSeeding] = useState(false)
  const [seeded, setSeeded] = useState<FairSeries['epoch']>()

  // Without a series there is nothing to wait for: a server that has none rolls all the same.
  useEffect(() => {
    if (series.isError) noteSeriesMet()
  }, [series.isError])

  useEffect(() => {
    if (!epoch || !commitment || !next_n) return
    const is_known = wasNoted(epoch)
    if (!is_known) noteSeries(epoch, commitment, next_n)
    if (is_known || next_n !== 1) return noteSeriesMet()
    setSeeding(true)
    void sendClientSeed(makeClientSeed())
      .then(
        (seeded) => void cache.setQueryData(seriesQuery.queryKey, seeded),
        // The first bet may have been faster: then the seed that the server chose stays, and is shown.
        () => void cache.invalidateQueries({ queryKey: seriesQuery.queryKey }),
      )
      .finally(() => {
        setSeeding(false)
        setSeeded(epoch)
        noteSeriesMet()
      })
  }, [epoch, commitment, next_n, cache])

  // From the first sight of it on: what is shown for a moment and taken back would move what stands below.
  const is_new = epoch !== undefined && next_n === 1 && seeded !== epoch && !wasNoted(epoch)
  return { ...series, is_seeding: is_seeding || is_new }
}

export async function sendClientSeed(client_seed: string): Promise<FairSeries> {
  return await callOwn('POST', '/digitbet/fair/client-seed', { body: { client_seed } })
}

export async function startNewSeries(): Promise<FairSeries> {
  return await callOwn('POST', '/digitbet/fair/rotate')
}
