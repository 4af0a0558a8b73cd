import type { SeriesPublication } from '#digit-bet/contract/player.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { BatchState, BetRequest, DigitBetContext } from '../context.ts'
import type { SeedSeries } from '../fairness/create-seed-series.ts'
import { serializePublication } from '../fairness/seed-series-store.ts'
import type { PlacedBet } from './bet.ts'

/** The series that was published before the bet came; 0 where it was none. */
export function publishedBefore(
  context: DigitBetContext,
  { player_id, arrived_at }: BetRequest,
  current: Map<bigint, SeedSeries>,
): bigint {
  const series = current.get(player_id)
  return series && context.seed_series.wasPublished(series.id, arrived_at) ? series.id : 0n
}

/** Of the series that were opened after one of these bets came: their players are told of them, and roll with the next bet. */
export async function newPublications(
  tx: Transaction,
  { seed_series }: DigitBetContext,
  batch: BetRequest[],
  current: Map<bigint, SeedSeries>,
): Promise<BatchState['publications']> {
  const publications: BatchState['publications'] = new Map()
  for (const { player_id, published_series_id } of batch) {
    const series = current.get(player_id)
    if (!series || series.id === published_series_id || publications.has(series.id)) continue
    publications.set(series.id, serializePublication(series.id, await seed_series.publication(tx, series.id)))
  }
  return publications
}

/** The last roll of a series publishes the next one: so it is out before its first bet. */
export async function openNextSeries(
  tx: Transaction,
  { seed_series }: DigitBetContext,
  bets: PlacedBet[],
  state: BatchState,
): Promise<Map<string, SeriesPublication>> {
  const next_series = new Map<string, SeriesPublication>()
  for (const { id, player_id, n } of bets) {
    if (n !== state.seed_series.get(player_id)?.length) continue
    const next = await seed_series.open(tx, player_id, state.setting.seed_series_length)
    next_series.set(id, serializePublication(next.id, await seed_series.publication(tx, next.id)))
  }
  return next_series
}
