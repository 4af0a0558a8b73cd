import type { NetDeposit } from '#cashier/contract/player.ts'
import type { NetPeriod } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'

interface Sums {
  period: NetPeriod
  deposited: Money
  withdrawn: Money
}

/** The player's deposits and withdrawals, by the time of their approval; the shortest period first. */
export async function getNetDeposits(db: Queryable, player_id: bigint): Promise<NetDeposit[]> {
  const rows = await db<Sums[]>`
    with p (period, place, since) as (values
      ('month', 1, date_trunc('month', now() at time zone 'Asia/Yangon') at time zone 'Asia/Yangon'),
      ('year', 2, date_trunc('year', now() at time zone 'Asia/Yangon') at time zone 'Asia/Yangon'),
      ('ever', 3, '-infinity')
    )
    select p.period, coalesce(sum(r.effective_amount) filter (where r.direction = 'deposit'), 0)::bigint as deposited,
           coalesce(sum(r.effective_amount) filter (where r.direction = 'withdrawal'), 0)::bigint as withdrawn
    from p left join cashier.request r
      on r.player_id = ${player_id} and r.status = 'approved' and r.decided_at >= p.since
    group by p.period, p.place order by p.place`
  return rows.map(({ period, deposited, withdrawn }) => ({
    period,
    deposited: writeMoney(deposited),
    withdrawn: writeMoney(withdrawn),
    net: writeMoney(deposited - withdrawn),
  }))
}
