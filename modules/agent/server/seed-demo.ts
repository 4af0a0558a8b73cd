import type { Database } from '#platform/server/database/database.ts'

/** Typical rates of the trade: a small share of the turnover. In hundredths of a percent. */
const RATES = { digit_bet: 50, two_d: 300, shan: 50, SLOT: 40, LIVE_CASINO: 30, FISHING: 40, SPORT_BOOK: 60 }
const CODES = [
  { user_name: 'agent', code: 'PADAUK' },
  { user_name: 'subagent', code: 'GANGAW' },
]

/** The demo's agent with codes and a plan from today on, once. */
export async function seedAgentDemo(db: Database): Promise<void> {
  const [agent] = await db<{ id: bigint }[]>`
    select id from staff.staff s where user_name = 'agent' and role = 'agent'
      and not exists (select from agent.plan where agent_id = s.id)`
  if (!agent) return
  await db.begin(async (tx) => {
    for (const { user_name, code } of CODES) {
      await tx`
        insert into identity.referral_code (code, agent_id, staff_id)
        select ${code}, ${agent.id}, id from staff.staff
        where user_name = ${user_name} and (id = ${agent.id} or parent_id = ${agent.id})
        on conflict do nothing`
    }
    await tx`select ledger.open_agent(${agent.id})`
    await tx`insert into agent.profile (agent_id) values (${agent.id}) on conflict do nothing`
    await tx`
      insert into agent.plan (agent_id, valid_from, basis, created_by)
      select ${agent.id}, (now() at time zone 'Asia/Yangon')::date, 'turnover', id
      from staff.staff where user_name = 'owner'`
    for (const [game_kind, rate] of Object.entries(RATES)) {
      await tx`
        insert into agent.rate (agent_id, valid_from, game_kind, rate_times_10000)
        select agent_id, valid_from, ${game_kind}, ${rate} from agent.plan where agent_id = ${agent.id}`
    }
  })
}
