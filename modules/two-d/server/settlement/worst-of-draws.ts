import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'

interface WorstCaseQuery {
  /** Agents whose players alone count. */
  scope: bigint[] | null
  /** Null for now. */
  at: Date | null
}

/**
 * The most that each draw with open stakes would pay, for the number that costs most: rows of worst. The number limits have the
 * sums of all stakes that are open now; at a moment, or for some players, the lines are added up.
 */
export function worstOfDraws(db: Queryable, { scope, at }: WorstCaseQuery): Fragment {
  if (scope === null && at === null) {
    return db`
      select max(c.liability) as worst from two_d.number_limit c left join two_d.settlement x on x.draw_id = c.draw_id
      where x.stakes_at is null group by c.draw_id`
  }
  const until = at === null ? db`'infinity'::timestamptz` : db`${at}::timestamptz`
  return db`
    select max(liability) as worst from (
      select l.draw_id, l.digits, sum(l.stake * l.odds) as liability
      from two_d.slip s left join two_d.settlement x on x.draw_id = s.draw_id
      join ledger.transfer t on t.cause_id = s.id and t.kind = 'two_d_stake' and t.created_at < ${until}
      join two_d.line l on l.slip_id = s.id
      ${scope === null ? db`` : db`join identity.player p on p.id = s.player_id and p.agent_id = any (${arrayOf(db, 'bigint', scope)})`}
      -- A look back finds stakes open that have moved on since.
      where (x.stakes_at is null or x.stakes_at >= ${until}) and not exists (
        select from ledger.transfer o
        where o.cause_id = s.id and o.kind in ('two_d_settled', 'two_d_refund') and o.created_at < ${until}
      )
      group by l.draw_id, l.digits
    ) numbers group by draw_id`
}
