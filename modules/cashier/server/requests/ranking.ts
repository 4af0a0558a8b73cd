import type { RankingPeriod, TopWithdrawal } from '#cashier/contract/ranking.ts'
import { RANKING_FRESH_MS, RANKING_SHOWN } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { cached } from '#platform/server/caching/cached.ts'
import type { Database } from '#platform/server/database/database.ts'

/** The beginning of the day or the month in Yangon, which is half an hour off everybody else's. */
const BEGINS: Record<RankingPeriod, string> = { today: 'day', month: 'month' }

export type Ranking = (period: RankingPeriod) => Promise<TopWithdrawal[]>

/** Who was paid most, read once in a while for everybody. */
export function createRanking(db: Database): Ranking {
  const lists: Record<RankingPeriod, () => Promise<TopWithdrawal[]>> = {
    today: cached(() => getRanking(db, 'today'), RANKING_FRESH_MS),
    month: cached(() => getRanking(db, 'month'), RANKING_FRESH_MS),
  }
  return (period) => lists[period]()
}

async function getRanking(db: Database, period: RankingPeriod): Promise<TopWithdrawal[]> {
  // The names of those shown alone: in a month a hundred thousand players are paid.
  const rows = await db<{ user_name: string; amount: Money }[]>`
    select p.user_name, paid.amount
    from (
      select player_id, sum(amount)::bigint as amount, min(decided_at) as first_at from cashier.request
      where direction = 'withdrawal' and status = 'approved'
        and decided_at >= date_trunc(${BEGINS[period]}, now() at time zone 'Asia/Yangon') at time zone 'Asia/Yangon'
      group by player_id order by 2 desc, 3 limit ${RANKING_SHOWN}
    ) paid join identity.player p on p.id = paid.player_id
    order by paid.amount desc, paid.first_at`
  return rows.map(({ user_name, amount }) => ({ player_id: masked(user_name), amount: writeMoney(amount) }))
}

const BEGINNING = 2
const END = 2

/** P1••••42: the player recognizes the name, and nobody else does. */
function masked(user_name: string): string {
  return `${user_name.slice(0, BEGINNING)}••••${user_name.slice(-END)}`
}
