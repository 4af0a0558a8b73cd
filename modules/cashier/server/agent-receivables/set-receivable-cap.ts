import type { AgentReceivablesAnswer, ReceivableCapBody } from '#cashier/contract/agent-receivables.ts'
import { type Money, parseMoney, writeMoney } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { listAgentReceivables } from './list-agent-receivables.ts'

/**
 * Sets how much an agent may have collected before an alarm is raised; null for the cap of the settings.
 * @throws Problem invalid_fields, not_permitted, not_found
 */
export function setReceivableCap(
  db: Database,
  staff: StaffCaller,
  { agent_id, body }: { agent_id: bigint; body: ReceivableCapBody },
): Promise<AgentReceivablesAnswer['data']> {
  const cap = body.cap === null ? null : parseCap(body.cap)
  refuseFields({ cap: cap === undefined ? 'amount_invalid' : null, reason: reasonFault(body.reason) })
  if (scopeOf(staff) !== null) throw new Problem('not_permitted')
  return transaction(db, async (tx) => {
    const found = await tx`
      select from staff.staff where id = ${agent_id} and role = 'agent' for no key update`
    if (found.length === 0) throw new Problem('not_found')
    const before = await getCap(tx, agent_id)
    await writeCap(tx, agent_id, cap ?? null)
    await recordAudit(tx, {
      staff,
      action: 'agents.set_receivable_cap',
      object: `agent:${agent_id}`,
      before: { cap: before === null ? null : writeMoney(before) },
      after: { cap: cap === null || cap === undefined ? null : writeMoney(cap) },
      reason: body.reason.trim(),
    })
    return listAgentReceivables(tx, staff)
  })
}

/** Whole kyat, 0 among them: then all that an agent collects raises the alarm. */
function parseCap(value: unknown): Money | undefined {
  if (value === 0 || value === '0') return 0n
  return parseMoney(value, 0) ?? undefined
}

async function getCap(tx: Transaction, agent_id: bigint): Promise<Money | null> {
  const [row] = await tx<{ cap: Money }[]>`select cap from cashier.receivable_cap where agent_id = ${agent_id}`
  return row?.cap ?? null
}

async function writeCap(tx: Transaction, agent_id: bigint, cap: Money | null): Promise<void> {
  if (cap === null) await tx`delete from cashier.receivable_cap where agent_id = ${agent_id}`
  else {
    await tx`
      insert into cashier.receivable_cap (agent_id, cap) values (${agent_id}, ${cap})
      on conflict (agent_id) do update set cap = excluded.cap`
  }
}
