import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SearchSource } from '#search/server/index.ts'
import { playersInScope } from '#staff/server/index.ts'
import { shanRoundAddress } from './describe-settlement.ts'

/** The effect of a Shan round on each of its players, by the provider's code of the round. */
export const shanRoundSearch = (db: Database): SearchSource => ({
  group: 'shan_rounds',
  permission: 'players.read',
  async find({ staff, text, limit }) {
    const rows = await db<
      { id: string; wager_code: string; player_id: bigint; player_name: string; net: Money; created_at: Date }[]
    >`
      select s.id, s.wager_code, s.player_id, p.name as player_name, s.net, s.created_at
      from shan.settlement s join identity.player p on p.id = s.player_id
      where s.wager_code = ${text} and ${playersInScope(db, staff)}
      order by s.player_id limit ${limit}`
    return rows.map(({ id, wager_code, player_id, player_name, net, created_at }) => ({
      id,
      title: wager_code,
      details: [player_name],
      amount: writeMoney(net),
      at: created_at.toISOString(),
      href: shanRoundAddress({ id, player_id, created_at }),
      is_exact: true,
    }))
  },
})
