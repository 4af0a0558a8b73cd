import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'

export interface GameSum {
  product_code: number
  game_code: string | null
  /** Bets that stand. */
  spin_count: number
  turnover: Money
  /** All returns less all stakes; of a held credit only the part that was released. */
  win_loss: Money
  /** The amount that is still in the hold. */
  held: Money
}

/**
 * The play of a player, game by game, from `from` up to but not at `to`. A bet that was cancelled does not count, whenever the
 * cancellation happened.
 */
export async function gameSums(
  db: Queryable,
  { player_id, from, to }: { player_id: bigint; from: Date; to: Date },
): Promise<GameSum[]> {
  return db<GameSum[]>`
    select e.product_code, e.game_code,
           (count(*) filter (where action in ('BET', 'BET_PRESERVE')))::integer as spin_count,
           (coalesce(-sum(e.amount) filter (where action in ('BET', 'BET_PRESERVE', 'CANCEL', 'PRESERVE_REFUND')), 0))::bigint
             as turnover,
           (sum(e.amount - e.held + e.covered) + coalesce(sum(h.released), 0))::bigint as win_loss,
           coalesce(sum(h.held), 0)::bigint as held
    from seamless.effect e left join seamless.pre_cancelled_wager g using (player_id, product_code, wager_code)
    left join lateral (
      select case when c.status = 'released' then c.amount - c.taken_back else 0 end as released,
             case when c.status = 'pending' then c.amount - c.taken_back else 0 end as held
      from held_credit.credit c where c.cause_id = e.id and e.held > 0
    ) h on true
    where e.player_id = ${player_id} and e.created_at >= ${from} and e.created_at < ${to}
      and (g.wager_code is null or action not in ('BET', 'BET_PRESERVE', 'CANCEL', 'PRESERVE_REFUND'))
    group by e.product_code, e.game_code`
}
