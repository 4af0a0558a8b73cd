import { randomInt } from 'node:crypto'
import { CODES_MAX } from '#agent/contract/rules.ts'
import type { AgentProfile, NewCodeBody } from '#agent/contract/staff.ts'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type AgentDependencies, agentObject, lockAgent, type OfAgent } from '../agent.ts'
import { getAgent } from '../get-agent.ts'
import { isCode } from '../rules.ts'

/** Without letters and digits that are taken for one another when they are read out. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const DRAWN_LENGTH = 7

/**
 * A code by which players come to the agent, handed out by the agent or by a sub-agent.
 * @throws Problem invalid_fields, not_found
 */
export function createCode(
  { db, site_url }: AgentDependencies,
  staff: StaffCaller,
  { agent_id, body }: OfAgent & { body: NewCodeBody },
): Promise<AgentProfile> {
  const wanted = body.code?.trim().toUpperCase() || null
  refuseFields({ code: wanted === null || isCode(wanted) ? null : 'referral_code_invalid' })
  return transaction(db, async (tx) => {
    await lockAgent(tx, staff, agent_id)
    const staff_id = await handedOutBy(tx, agent_id, body.staff_id)
    await refuseMany(tx, agent_id)
    const code = wanted ?? drawCode()
    const rows = await tx`
      insert into identity.referral_code (code, agent_id, staff_id) values (${code}, ${agent_id}, ${staff_id})
      on conflict (code) do nothing returning code`
    if (rows.length === 0) throw new Problem('invalid_fields', { fields: { code: 'referral_code_taken' } })
    const after = { code, handed_out_by: staff_id }
    await recordAudit(tx, { staff, action: 'agents.create_code', object: agentObject(agent_id), after })
    return getAgent(tx, staff, { site_url, agent_id })
  })
}

const drawCode = () => Array.from({ length: DRAWN_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

async function handedOutBy(tx: Transaction, agent_id: bigint, wanted: string | undefined): Promise<bigint> {
  if (wanted === undefined) return agent_id
  const [row] = await tx<{ id: bigint }[]>`
    select id from staff.staff where id = ${wanted} and (id = ${agent_id} or parent_id = ${agent_id})`
  if (!row) throw new Problem('invalid_fields', { fields: { staff_id: 'parent_invalid' } })
  return row.id
}

async function refuseMany(tx: Transaction, agent_id: bigint): Promise<void> {
  const [row] = await tx<{ codes: bigint }[]>`
    select count(*) as codes from identity.referral_code where agent_id = ${agent_id}`
  if (Number(row?.codes) >= CODES_MAX) throw new Problem('too_many_codes', { values: { max: CODES_MAX } })
}
