import type { AgentReceivable, AgentReceivablesAnswer } from '#cashier/contract/agent-receivables.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'

interface ReceivableRow {
  agent_id: bigint
  user_name: string
  held: Money
  cap: Money
  has_own_cap: boolean
  collected_today: Money
  since: Date | null
}

/** Entries of one account that are looked at for the age; a busy account makes some three hundred a day. */
const ENTRIES_MAX = 3_000

/**
 * The receivables of the agents in the caller's scope: the ledger's balances of their payment accounts. Hand-overs and
 * withdrawals take the oldest money first, so that the age is that of the oldest deposit of which something is left. Below zero
 * an agent has paid players from their own funds, and the company owes it to the agent.
 */
export async function getAgentReceivables(db: Queryable, staff: StaffCaller): Promise<AgentReceivable[]> {
  const scope = scopeOf(staff)
  const rows = await db<ReceivableRow[]>`
    with account as materialized (
      select a.agent_id, l.id, -l.balance as held
      from cashier.payment_account a join ledger.account l on l.id = 2000000000000000 + a.id
      where a.agent_id is not null ${scope === null ? db`` : db`and a.agent_id = any (${arrayOf(db, 'bigint', scope)})`}
    ), agent as (
      select agent_id, coalesce(sum(held), 0)::bigint as held from account group by agent_id
    )
    select g.agent_id, s.user_name, g.held, coalesce(c.cap, setting.receivable_cap) as cap, c.cap is not null as has_own_cap,
           ${collectedToday(db)} as collected_today, ${oldestLeft(db)} as since
    from agent g join staff.staff s on s.id = g.agent_id cross join cashier.setting setting
    left join cashier.receivable_cap c on c.agent_id = g.agent_id
    order by g.held desc, s.user_name`
  return rows.map(({ agent_id, user_name, held, cap, has_own_cap, collected_today, since }) => ({
    agent: { staff_id: String(agent_id), user_name },
    amount: writeMoney(held > 0n ? held : 0n),
    owed_to_agent: writeMoney(held < 0n ? -held : 0n),
    cap: writeMoney(cap),
    has_own_cap,
    is_above_cap: held > cap,
    collected_today: writeMoney(collected_today),
    since: held > 0n ? (since?.toISOString() ?? null) : null,
  }))
}

/** Deposits less withdrawals of the day in Yangon. */
const collectedToday = (db: Queryable): Fragment => db`(
  select coalesce(sum(-p.amount), 0)::bigint
  from account a cross join lateral (
    select kind, amount, created_at from ledger.posting
    where account_id = a.id and account_version is not null order by account_version desc limit ${ENTRIES_MAX}
  ) p
  where a.agent_id = g.agent_id and p.kind in ('deposit', 'withdrawal_paid')
    and p.created_at >= date_trunc('day', now(), 'Asia/Yangon')
)`

/** The newest deposits add up to what is left; the last of those that is needed for it is the oldest that is left. */
const oldestLeft = (db: Queryable): Fragment => db`(
  select min(e.created_at) from (
    select p.created_at, sum(-p.amount) over (order by p.created_at desc, p.cause_id) + p.amount as newer
    from account a cross join lateral (
      select cause_id, amount, created_at from ledger.posting
    where account_id = a.id and account_version is not null order by account_version desc limit ${ENTRIES_MAX}
    ) p
    where a.agent_id = g.agent_id and p.amount < 0
  ) e where e.newer < g.held
)`

export async function listAgentReceivables(db: Queryable, staff: StaffCaller): Promise<AgentReceivablesAnswer['data']> {
  const rows = await getAgentReceivables(db, staff)
  return { rows, above_cap: rows.filter(({ is_above_cap }) => is_above_cap).length }
}
