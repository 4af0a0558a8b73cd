import type { Database } from '../platform/database/database.ts'
import { stakedSinceCounted } from './staked.ts'

/** Open claims of one statement: a hundred milliseconds' work, far from any limit of time. */
const BATCH = 5_000

/**
 * Adds to each open claim what its player has staked since it was counted last. A player whose accounts have not moved
 * costs two lookups; nothing that was counted is read again. What one batch has counted stays, whatever becomes of the
 * next. Answers how many claims moved on.
 */
export async function countStakes(db: Database): Promise<number> {
  let counted = 0
  for (let after: bigint | null = 0n; after !== null; ) {
    const batch = await countBatch(db, after)
    counted += batch.counted
    after = batch.last
  }
  return counted
}

/**
 * The claims of a batch are read as a span of players: joined to a list of them, PostgreSQL would read every open claim for
 * each batch. The version of an account and its transfers are of one snapshot, so what is counted up to a version is all of it. A
 * claim that another worker has counted meanwhile is read anew under its lock, and is then no longer behind.
 */
async function countBatch(db: Database, after: bigint): Promise<{ last: bigint | null; counted: number }> {
  const [row] = await db<{ last: bigint | null; size: number; counted: number }[]>`
    with batch as materialized (
      select player_id from promotion.claim
      where status = 'open' and player_id > ${after} order by player_id limit ${BATCH}
    ), behind as materialized (
      select c.*, greatest(game.version, c.game_version_counted) as game_version,
             greatest(main.version, c.main_version_counted) as main_version
      from promotion.claim c
      join ledger.account game on game.id = c.player_id * 10 + 2
      join ledger.account main on main.id = c.player_id * 10 + 1
      where c.status = 'open' and c.player_id > ${after} and c.player_id <= (select max(player_id) from batch)
        and (game.version > c.game_version_counted or main.version > c.main_version_counted)
      for update of c skip locked
    ), counted as (
      update promotion.claim claim
      set staked = claim.staked + c.added, game_version_counted = c.game_version, main_version_counted = c.main_version
      from (select c.id, c.game_version, c.main_version, ${stakedSinceCounted(db)} as added from behind c) c
      where claim.id = c.id
      returning claim.id
    )
    select (select max(player_id) from batch) as last, (select count(*) from batch)::integer as size,
           (select count(*) from counted)::integer as counted`
  if (!row) throw new Error('a batch of claims was not counted')
  return { last: row.size < BATCH ? null : row.last, counted: row.counted }
}
