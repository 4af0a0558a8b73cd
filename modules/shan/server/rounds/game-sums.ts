import type { Language } from '#platform/contract/language.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'

export interface GameSum {
  game_name: string
  spin_count: number
  turnover: Money
  /** Of a win that is held only what was released of it. */
  win_loss: Money
  /** The wins that wait in the hold. */
  held: Money
}

const NAMES: Record<Language, string> = { en: 'Shan Koe Mee', mm: 'ရှမ်းကိုးမီး', zh: '掸族九点', th: 'ฉานโกมี' }

/**
 * A player's sums at the table from `from` up to but not at `to`, by the time at which the money moved; nothing without
 * rounds. A round whose stake the provider has not told yet counts with its net amount.
 */
export async function gameSums(
  db: Queryable,
  requested: { player_id: bigint; from: Date; to: Date; language: Language },
): Promise<GameSum[]> {
  const [row] = await db<{ spin_count: number; turnover: Money; win_loss: Money; held: Money }[]>`
    select count(*)::integer as spin_count, coalesce(sum(coalesce(bet_amount, abs(net))), 0)::bigint as turnover,
           (coalesce(sum(s.net - s.held + s.covered), 0) + coalesce(sum(h.released), 0))::bigint as win_loss,
           coalesce(sum(h.held), 0)::bigint as held
    from shan.settlement s
    left join lateral (
      select case when c.status = 'released' then c.amount - c.taken_back else 0 end as released,
             case when c.status = 'pending' then c.amount - c.taken_back else 0 end as held
      from held_credit.credit c where c.cause_id = s.id and s.held > 0
    ) h on true
    where s.player_id = ${requested.player_id} and s.created_at >= ${requested.from} and s.created_at < ${requested.to}
      and s.outcome <> 'refused'`
  return !row || row.spin_count === 0 ? [] : [{ game_name: NAMES[requested.language], ...row }]
}
