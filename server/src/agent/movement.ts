import type { Movement, MovementKind } from '#contract/agent-console.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import { agentFloatIn, agentFloatOut, agentPayout, type Transfer } from '../ledger/index.ts'
import type { Fragment, Queryable } from '../platform/database/database.ts'
import { type StaffCaller, serializeStaff } from '../staff/index.ts'
import { withinScope } from './agent.ts'

interface Row extends Pick<Movement, 'id' | 'kind' | 'note' | 'needs_two' | 'status' | 'decision_reason'> {
  number: bigint
  agent_id: bigint
  agent_name: string
  amount: Money
  asked_by: bigint
  asker: string
  created_at: Date
  first_approved_by: bigint | null
  first_approver: string | null
  decided_by: bigint | null
  decider: string | null
  decided_at: Date | null
}

/** Those of the caller's scope that fulfil a condition on `m`, newest first. */
export async function movements(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<Movement[]> {
  const rows = await db<Row[]>`
    select m.id, m.number, m.agent_id, s.user_name as agent_name, m.kind, m.amount, m.note, m.needs_two, m.status,
           m.asked_by, asker.user_name as asker, m.created_at, m.first_approved_by, first.user_name as first_approver,
           m.decided_by, decider.user_name as decider, m.decided_at, m.decision_reason
    from agent.movement m
    join staff.staff s on s.id = m.agent_id
    join staff.staff asker on asker.id = m.asked_by
    left join staff.staff first on first.id = m.first_approved_by
    left join staff.staff decider on decider.id = m.decided_by
    where ${where} and ${withinScope(db, staff)}
    order by m.number desc limit ${limit}`
  return rows.map((row) => writeMovement(row, staff))
}

/** @throws Error when there is none: the caller has just written it */
export async function readMovement(db: Queryable, staff: StaffCaller, id: string): Promise<Movement> {
  const [movement] = await movements(db, staff, { where: db`m.id = ${id}`, limit: 1 })
  if (!movement) throw new Error(`movement ${id} is gone`)
  return movement
}

function writeMovement(row: Row, staff: StaffCaller): Movement {
  const { id, kind, note, needs_two, status, decision_reason } = row
  return {
    id,
    number: Number(row.number),
    agent: { id: String(row.agent_id), user_name: row.agent_name },
    kind,
    amount: writeMoney(row.amount),
    note,
    needs_two,
    status,
    asked_by: serializeStaff(row.asked_by, row.asker, staff),
    created_at: row.created_at.toISOString(),
    first_approved_by: serializeStaff(row.first_approved_by, row.first_approver, staff),
    decided_by: serializeStaff(row.decided_by, row.decider, staff),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason,
  }
}

/** Above it a payout needs two people. */
export async function readLimit(db: Queryable): Promise<Money> {
  const [setting] = await db<{ second_person_above: Money }[]>`select second_person_above from agent.setting`
  if (!setting) throw new Error('agent.setting has no row')
  return setting.second_person_above
}

export const TRANSFERS: Record<
  MovementKind,
  (move: { cause_id: string; agent_id: bigint; amount: Money }) => Transfer
> = { payout: agentPayout, float_in: agentFloatIn, float_out: agentFloatOut }

/** The account that it takes from, or gives to. */
export const accountOf = (kind: MovementKind) => (kind === 'payout' ? 'commission' : 'float')

/** As the trail names it. */
export const movementObject = (number: bigint | number): `agent_movement:${string}` => `agent_movement:${number}`
