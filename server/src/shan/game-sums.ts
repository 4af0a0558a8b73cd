import type { Language } from '#contract/language.ts'
import type { Money } from '#contract/money.ts'
import type { Queryable } from '../platform/database/database.ts'

export interface GameSum {
  game_name: string
  spin_count: number
  turnover: Money
  win_loss: Money
}

const NAMES: Record<Language, string> = { en: 'Shan Koe Mee', mm: 'ရှမ်းကိုးမီး', zh: '掸族九点', th: 'ชานโกยมี' }

/**
 * What a player did at the table from `from` up to but not at `to`, by the time at which the money moved; nothing when
 * he did not play. A round whose stake the provider has not told yet counts with what it moved.
 */
export async function gameSums(
  db: Queryable,
  asked: { player_id: bigint; from: Date; to: Date; language: Language },
): Promise<GameSum[]> {
  const [row] = await db<{ spin_count: number; turnover: Money; win_loss: Money }[]>`
    select count(*)::integer as spin_count, coalesce(sum(coalesce(bet_amount, abs(net))), 0)::bigint as turnover,
           coalesce(sum(net), 0)::bigint as win_loss
    from shan.settlement
    where player_id = ${asked.player_id} and created_at >= ${asked.from} and created_at < ${asked.to}
      and outcome <> 'refused'`
  return !row || row.spin_count === 0 ? [] : [{ game_name: NAMES[asked.language], ...row }]
}
