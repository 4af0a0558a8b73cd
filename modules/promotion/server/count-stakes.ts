import type { Database, Fragment } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { stakedSinceCounted } from './staked.ts'

/** Open claims of one statement: a hundred milliseconds' work, far from any limit of time. */
const BATCH = 5_000
/** A transaction that stakes ends long before: a call has two seconds. One that is later yet waits for the next hour. */
const LATE_MS = 60_000
/** How often every open claim is looked at, whether its player moved or not. */
const SWEEP_MS = 3_600_000

/**
 * Adds to each open claim what its player has staked since it was counted last. It looks at the claims of players who
 * moved since the last run, and each hour at all of them; nothing that was counted is read again. What one batch has
 * counted stays, whatever becomes of the next. Answers how many claims moved on. `of` everybody is for a history that is
 * played, whose moments are not those of the clock.
 */
export async function countStakes(
  db: Database,
  of: 'those who moved' | 'everybody' = 'those who moved',
): Promise<number> {
  const [progress] = await db<{ now: Date; since: Date | null; is_sweep: boolean }[]>`
    select clock_timestamp() as now, p.until - ${LATE_MS} * interval '1 millisecond' as since,
           coalesce(p.swept_at < clock_timestamp() - ${SWEEP_MS} * interval '1 millisecond', true) as is_sweep
    from (values (1)) one left join promotion.count_progress p on true`
  if (!progress) throw new Error('the progress of the count gave no row')
  const { now, since } = progress
  const is_sweep = of === 'everybody' || progress.is_sweep || since === null
  const counted = is_sweep ? await countAll(db) : await countMoved(db, since)
  await db`
    insert into promotion.count_progress (until, swept_at) values (${now}, ${now})
    on conflict (is_only) do update
    set until = greatest(count_progress.until, excluded.until),
        swept_at = case when ${is_sweep} then greatest(count_progress.swept_at, excluded.swept_at) else count_progress.swept_at end`
  return counted
}

/**
 * The claims of a batch are read as a span of players: joined to a list of them, PostgreSQL would read every open claim
 * for each batch.
 */
async function countAll(db: Database): Promise<number> {
  let counted = 0
  for (let after = 0n; ; ) {
    const [batch] = await db<{ last: bigint | null; size: number }[]>`
      select max(player_id) as last, count(*)::integer as size from (
        select player_id from promotion.claim where status = 'open' and player_id > ${after} order by player_id limit ${BATCH}
      ) c`
    if (!batch || batch.last === null) return counted
    counted += await count(db, db`c.player_id > ${after} and c.player_id <= ${batch.last}`)
    if (batch.size < BATCH) return counted
    after = batch.last
  }
}

/** Of players whose stakes moved since then, whether they have a claim or not. */
async function countMoved(db: Database, since: Date): Promise<number> {
  const moved = await db<{ player_id: bigint }[]>`
    select debit_account_id / 10 as player_id from ledger.transfer
    where created_at >= ${since} and kind in ('digit_bet_stake', 'seamless_bet', 'two_d_stake')
    union
    select credit_account_id / 10 from ledger.transfer
    where created_at >= ${since} and kind in ('seamless_refund', 'two_d_refund') order by 1`
  let counted = 0
  for (let from = 0; from < moved.length; from += BATCH) {
    const players = moved.slice(from, from + BATCH).map(({ player_id }) => player_id)
    counted += await count(db, db`c.player_id = any (${arrayOf(db, 'bigint', players)})`)
  }
  return counted
}

/**
 * The version of an account and its transfers are of one snapshot, so what is counted up to a version is all of it. A
 * claim that another worker has counted meanwhile is read anew under its lock, and is then no longer behind.
 */
async function count(db: Database, players: Fragment): Promise<number> {
  const counted = await db`
    with behind as materialized (
      select c.*, greatest(game.version, c.game_version_counted) as game_version,
             greatest(main.version, c.main_version_counted) as main_version
      from promotion.claim c
      join ledger.account game on game.id = c.player_id * 10 + 2
      join ledger.account main on main.id = c.player_id * 10 + 1
      where c.status = 'open' and ${players}
        and (game.version > c.game_version_counted or main.version > c.main_version_counted)
      for update of c skip locked
    )
    update promotion.claim claim
    set staked = claim.staked + c.added, game_version_counted = c.game_version, main_version_counted = c.main_version
    from (select c.id, c.game_version, c.main_version, ${stakedSinceCounted(db)} as added from behind c) c
    where claim.id = c.id
    returning claim.id`
  return counted.length
}
