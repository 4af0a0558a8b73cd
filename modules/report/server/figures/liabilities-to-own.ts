import type { Money } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { oneOf } from '../one-of.ts'
import { ENDS } from '../rules.ts'

export interface BalancesOfPlayers {
  main: Money
  game: Money
  hold: Money
  bonus: Money
}

/** A condition on `p`. */
export function ownPlayers(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  return scope === null ? db`true` : db`p.agent_id ${oneOf(db, scope)}`
}

/** To the caller's own players, whose accounts are looked up one by one: a join would read those of all players. */
export async function liabilitiesToOwn(db: Queryable, staff: StaffCaller): Promise<BalancesOfPlayers> {
  const total = (name: string) => db`coalesce(sum(a.${db(name)}), 0)::bigint as ${db(name)}`
  const balance = (end: bigint, name: string) => db`max(balance) filter (where id % 10 = ${end}) as ${db(name)}`
  const [row] = await db<BalancesOfPlayers[]>`
    select ${total('main')}, ${total('game')}, ${total('hold')}, ${total('bonus')}
    from identity.player p
    cross join lateral (
      select ${balance(ENDS.main, 'main')}, ${balance(ENDS.game, 'game')}, ${balance(ENDS.hold, 'hold')},
             ${balance(ENDS.bonus, 'bonus')}
      from ledger.account where id in (p.id * 10 + 1, p.id * 10 + 2, p.id * 10 + 3, p.id * 10 + 4)
    ) a where ${ownPlayers(db, staff)}`
  return row ?? { main: 0n, game: 0n, hold: 0n, bonus: 0n }
}
