import { randomBytes } from 'node:crypto'
import type { Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { deriveSeeds } from './roll.ts'
import type { SigningKey } from './signing-key.ts'

/** A player's seed series: the rolls under one commitment. `bets` is how many of its seeds are used. */
export interface SeedSeries {
  id: bigint
  player_id: bigint
  client_seed: string
  length: number
  bets: number
  /** When the player rolled last, in this series or in one before it. */
  rolled_at: Date | null
}

const SEED_BYTES = 32

/** A new series must not let anybody roll sooner than the old one would have: its last bet still counts. */
export const lastRollOf = (db: Queryable, player_id: Fragment): Fragment => db`(
  select last.created_at from digit_bet.seed_series one
  cross join lateral (select created_at from digit_bet.bet where seed_series_id = one.id order by n desc limit 1) last
  where one.player_id = ${player_id} order by one.id desc limit 1)`

interface NewSeedSeries {
  player_id: bigint
  length: number
  key: SecretKey
  signing_key: SigningKey
}

/** The player's next series in place of the current one. Call it only while the game account is locked. */
export async function createSeedSeries(
  tx: Transaction,
  { player_id, length, key, signing_key }: NewSeedSeries,
): Promise<SeedSeries> {
  const { commitment, checkpoints } = deriveSeeds(randomBytes(SEED_BYTES), length)
  await tx`update digit_bet.seed_series set is_current = false where player_id = ${player_id} and is_current`
  const [next] = await tx<{ id: bigint }[]>`select nextval(pg_get_serial_sequence('digit_bet.seed_series', 'id')) as id`
  if (!next) throw new Error('no series id')
  const signature = signing_key.sign({ id: next.id, commitment })
  // Until the player's browser sends its own; the client contribution to each roll protects the player even so.
  const client_seed = `player-${player_id}`
  const [series] = await tx<SeedSeries[]>`
    insert into digit_bet.seed_series (id, player_id, commitment, signature, client_seed, length)
    overriding system value
    values (${next.id}, ${player_id}, ${commitment}, ${signature}, ${client_seed}, ${length})
    returning id, player_id, client_seed, length, 0 as bets, ${lastRollOf(tx, tx`${player_id}`)} as rolled_at`
  await tx`insert into digit_bet.server_seed (seed_series_id, sealed) values (${next.id}, ${key.seal(checkpoints)})`
  if (!series) throw new Error('no series opened')
  return series
}
