import type { Database } from '#platform/server/database/database.ts'
import type { SearchSource } from '#search/server/index.ts'
import { playersInScope } from '#staff/server/index.ts'
import { endOf } from './parse-search.ts'

/** The latest sign-ins from the addresses that begin with the text: those of one player are one hit. */
const SESSIONS_LOOKED_AT = 500
/** Two numbers of IPv4 and a dot, or two groups of IPv6: less is the network of a whole provider. */
const ADDRESS = /^(?:\d{1,3}\.\d{1,3}\.[\d.]*|[0-9a-f]{1,4}:[0-9a-f]{0,4}:[0-9a-f:.]*)$/

/** Players by the network address of a sign-in, or its beginning. */
export const addressSearch = (db: Database): SearchSource => ({
  group: 'addresses',
  permission: 'players.read',
  async find({ staff, text, limit }) {
    const beginning = text.toLowerCase()
    if (!ADDRESS.test(beginning)) return []
    const rows = await db<{ id: bigint; name: string; user_name: string; address: string; at: Date }[]>`
      select p.id, p.name, p.user_name, s.address, s.at
      from (
        select address, player_id, max(created_at) as at from (
          select s.address, s.player_id, s.created_at from identity.session s
          where s.address collate "C" >= ${beginning} and s.address collate "C" < ${endOf(beginning)}
          order by s.address collate "C", s.created_at desc limit ${SESSIONS_LOOKED_AT}
        ) latest group by address, player_id
      ) s join identity.player p on p.id = s.player_id
      where ${playersInScope(db, staff)}
      order by s.address = ${beginning} desc, s.at desc, p.id limit ${limit}`
    return rows.map(({ id, name, user_name, address, at }) => ({
      id: `${address} ${id}`,
      title: address,
      details: [name, user_name],
      amount: null,
      at: at.toISOString(),
      href: `/players/${id}?tab=sessions`,
      is_exact: address === beginning,
    }))
  },
})
