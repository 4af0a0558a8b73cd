import type { FairBet } from '#digit-bet/contract/player.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { betById, type PlacedBet, serializeBet, serializeFair } from '../bets/bet.ts'
import type { DigitBetContext } from '../context.ts'
import type { SeedSeries } from './create-seed-series.ts'
import { serverContribution, unfoldRun } from './roll.ts'
import type { Publication, SeedReader } from './seed-series-store.ts'

/** The proof of one of the player's bets. @throws Problem not_found for anybody else's. */
export async function getProofById(context: DigitBetContext, player_id: bigint, id: string): Promise<FairBet> {
  const bet = await betById(context.db, player_id, id)
  if (!bet) throw new Problem('not_found')
  return getProof(context, bet)
}

/** A rolled bet's seed is no secret any more; those after it still are. */
export async function getProof(context: { db: Database; seed_series: SeedReader }, bet: PlacedBet): Promise<FairBet> {
  const { db, seed_series } = context
  const [[series], checkpoints] = await Promise.all([
    db<(Pick<SeedSeries, 'id' | 'client_seed' | 'length'> & Publication)[]>`
      select id, commitment, signature, client_seed, length from digit_bet.seed_series where id = ${bet.seed_series_id}`,
    seed_series.checkpoints(db, bet.seed_series_id),
  ])
  if (!series) throw new Error(`series ${bet.seed_series_id} is gone`)
  const contribution = serverContribution(unfoldRun(checkpoints, series.length, bet.n), {
    series_id: String(series.id),
    client_seed: series.client_seed,
    n: bet.n,
  })
  return {
    fair: serializeFair(bet, series.client_seed, contribution),
    bet: serializeBet(bet),
    commitment: series.commitment.toString('hex'),
    signature: series.signature.toString('base64'),
    public_key: await seed_series.publicKeyOf(db, series),
  }
}
