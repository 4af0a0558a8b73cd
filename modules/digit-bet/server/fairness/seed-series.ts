import type { FairSeries, SeriesPublication } from '#digit-bet/contract/player.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { DigitBetContext } from '../context.ts'
import { isClientSeed } from '../rules.ts'
import type { SeedSeries } from './create-seed-series.ts'
import { serializePublication } from './seed-series-store.ts'

/** The player's current series; the first look at it starts one, so that h_0 is out before any choice is made. */
export function getSeedSeries(context: DigitBetContext, player_id: bigint): Promise<FairSeries> {
  return withLockedSeries(context, player_id, (_tx, series) => Promise.resolve(series))
}

/** The publication of the series of the player's next roll; a player without a series gets one now. */
export async function publishSeries(context: DigitBetContext, player_id: bigint): Promise<SeriesPublication> {
  const { db, seed_series } = context
  const [current] = await seed_series.current(db, [player_id])
  if (!current || current.bets >= current.length) return publicationOf(await getSeedSeries(context, player_id))
  return serializePublication(current.id, await seed_series.publication(db, current.id))
}

const publicationOf = ({ epoch, commitment, signature }: FairSeries): SeriesPublication => ({
  epoch,
  commitment,
  signature,
})

/** Sets the player's own seed. @throws Problem seed_series_started once a bet of the series is rolled. */
export async function setClientSeed(
  context: DigitBetContext,
  player_id: bigint,
  client_seed: unknown,
): Promise<FairSeries> {
  refuseFields({ client_seed: isClientSeed(client_seed) ? null : 'client_seed_invalid' })
  return withLockedSeries(context, player_id, async (tx, series) => {
    if (series.bets > 0) throw new Problem('seed_series_started')
    await tx`update digit_bet.seed_series set client_seed = ${client_seed as string} where id = ${series.id}`
    return { ...series, client_seed: client_seed as string }
  })
}

/** Ends the series early and starts a new one. @throws Problem seed_series_unused: no bet, no need. */
export function rotateSeedSeries(context: DigitBetContext, player_id: bigint): Promise<FairSeries> {
  return withLockedSeries(context, player_id, async (tx, series) => {
    if (series.bets === 0) throw new Problem('seed_series_unused')
    return context.seed_series.open(tx, player_id, (await context.setting()).seed_series_length)
  })
}

/** The game account's lock keeps bets out while the series changes. */
async function withLockedSeries(
  context: DigitBetContext,
  player_id: bigint,
  change: (tx: Transaction, series: SeedSeries) => Promise<SeedSeries>,
): Promise<FairSeries> {
  const setting = await context.setting()
  const series = await transaction(context.db, async (tx) => {
    await lockAccounts(tx, [playerAccountId(player_id, 'game')])
    const [current] = await context.seed_series.current(tx, [player_id])
    const open =
      current && current.bets < current.length
        ? current
        : await context.seed_series.open(tx, player_id, setting.seed_series_length)
    return change(tx, open)
  })
  if (series.bets === 0) context.seed_series.publish([series.id])
  return serializeSeedSeries(context, series)
}

async function serializeSeedSeries(context: DigitBetContext, series: SeedSeries): Promise<FairSeries> {
  const published = await context.seed_series.publication(context.db, series.id)
  return {
    ...serializePublication(series.id, published),
    public_key: await context.seed_series.publicKeyOf(context.db, { id: series.id, ...published }),
    client_seed: series.client_seed,
    prev_hash: (await context.seed_series.revealed(context.db, series)).toString('hex'),
    next_n: series.bets + 1,
    n_max: series.length,
  }
}
