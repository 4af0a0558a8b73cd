import { hashPassword, INVENTED_COST } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { SUB_AGENT_PERMISSIONS } from '#staff/contract/rules.ts'

const PASSWORD = 'thazin-demo'
/** One for each role, so that everybody can see what each of them sees. */
const STAFF = [
  { user_name: 'owner', role: 'owner' },
  { user_name: 'agent', role: 'agent' },
  { user_name: 'cashier', role: 'cashier' },
  { user_name: 'support', role: 'support' },
  { user_name: 'editor', role: 'editor' },
  { user_name: 'auditor', role: 'auditor' },
]
/** A sub-agent who pays in and out, but resets no password. */
const SUB_AGENT = SUB_AGENT_PERMISSIONS.filter((permission) => !permission.startsWith('players.reset'))

/** The demo's staff, once. A platform in production has no accounts but those that its owner makes. */
export async function seedStaffDemo(db: Database): Promise<void> {
  const somebody = await db`select from staff.staff where user_name = 'agent'`
  if (somebody.length > 0) return
  const password_hash = await hashPassword(PASSWORD, INVENTED_COST)
  await db.begin(async (tx) => {
    for (const { user_name, role } of STAFF) {
      await tx`
        insert into staff.staff (user_name, password_hash, role) values (${user_name}, ${password_hash}, ${role})
        on conflict (user_name) do nothing`
    }
    await tx`
      insert into staff.staff (user_name, password_hash, role, parent_id, permissions)
      select 'subagent', ${password_hash}, 'sub_agent', id, ${SUB_AGENT}
      from staff.staff where user_name = 'agent' and role = 'agent'
      on conflict (user_name) do nothing`
  })
}
