import { latinDigits } from '#platform/contract/typed-text.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SearchSource } from '#search/server/index.ts'
import { withinScope } from './agent.ts'

/** Agents by the user name, or by a referral code of theirs or of a sub-agent, or the beginning of either. */
export const agentSearch = (db: Database): SearchSource => ({
  group: 'agents',
  permission: 'agents.read',
  async find({ staff, text, limit }) {
    const [user_name, code] = [text.toLowerCase(), latinDigits(text).toUpperCase()]
    const rows = await db<{ id: bigint; user_name: string; code: string | null; is_active: boolean }[]>`
      select s.id, s.user_name, f.code, s.is_active
      from (
        select id, min(code) as code from (
          select s.id, null as code from staff.staff s where s.role = 'agent' and starts_with(s.user_name, ${user_name})
          union all
          select c.agent_id, c.code from identity.referral_code c
          where c.agent_id is not null and starts_with(c.code, ${code})
        ) way group by id
      ) f join staff.staff s on s.id = f.id
      where ${withinScope(db, staff)}
      order by s.user_name = ${user_name} or f.code = ${code} desc, s.user_name limit ${limit}`
    return rows.map((row) => ({
      id: String(row.id),
      title: row.user_name,
      details: [...(row.code === null ? [] : [row.code]), ...(row.is_active ? [] : ['switched off'])],
      amount: null,
      at: null,
      href: `/agents/${row.id}`,
      is_exact: row.user_name === user_name || row.code === code,
    }))
  },
})
