import type { Movement, MovementKind } from '#contract/agent-console.ts'
import { type Money, readMoney, writeMoney } from '#contract/money.ts'
import { type Transaction, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../staff/index.ts'
import { type AgentDependencies, lockAgent, type Named } from './agent.ts'
import { type Asked, balanceOf, finishMovement } from './decide-movement.ts'
import { movementObject, readLimit, readMovement } from './movement.ts'

/** As fine as the books: what a day's commission leaves has to be payable too. */
const DECIMALS = 4

interface NewMovement extends Named {
  kind: MovementKind
  body: { id: string; amount: unknown; note: string }
}

/**
 * Asks for money to move between the house and an agent. A payout that one person may make is made at once where one
 * of the house asks; an agent's own word counts for none. The same id asks once.
 * @throws Problem invalid_fields, not_found, movement_pending, request_id_reused, agent_balance_too_small
 */
export function askMovement(
  { db }: Pick<AgentDependencies, 'db'>,
  staff: StaffCaller,
  { agent_id, kind, body }: NewMovement,
): Promise<Movement> {
  const amount = readMoney(body.amount, DECIMALS)
  refuseFields({ amount: amount ? null : 'amount_invalid', note: reasonFault(body.note) })
  if (!amount) throw new Error('a movement without an amount was let through')
  const wanted = { id: body.id, agent_id, kind, amount, note: body.note.trim() }
  return transaction(db, async (tx) => {
    await lockAgent(tx, staff, agent_id)
    if (await wasAsked(tx, wanted)) return readMovement(tx, staff, wanted.id)
    await refuseAsked(tx, wanted)
    const asked = await writeDown(tx, staff, wanted)
    if (asked.first_approved_by !== null && !asked.needs_two) await finishMovement(tx, staff, asked)
    return readMovement(tx, staff, wanted.id)
  })
}

interface Wanted extends Named {
  id: string
  kind: MovementKind
  amount: Money
  note: string
}

async function wasAsked(tx: Transaction, { id, agent_id, kind, amount }: Wanted): Promise<boolean> {
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select agent_id = ${agent_id} and kind = ${kind} and amount = ${amount} as is_same
    from agent.movement where id = ${id}`
  if (earlier && !earlier.is_same) throw new Problem('request_id_reused')
  return earlier !== undefined
}

async function refuseAsked(tx: Transaction, wanted: Wanted): Promise<void> {
  const { agent_id, kind, amount } = wanted
  const waiting = await tx`
    select from agent.movement where agent_id = ${agent_id} and kind = ${kind} and status = 'pending'`
  if (waiting.length > 0) throw new Problem('movement_pending')
  if (kind === 'float_in') return
  const balance = await balanceOf(tx, wanted)
  refuseFields({ amount: amount > balance ? 'amount_over_agent_balance' : null }, { max: writeMoney(balance) })
}

async function writeDown(tx: Transaction, staff: StaffCaller, wanted: Wanted): Promise<Asked> {
  const { id, agent_id, kind, amount, note } = wanted
  const needs_two = kind !== 'payout' || amount > (await readLimit(tx))
  const first_approved_by = staff.agent_id === null ? staff.staff_id : null
  const [asked] = await tx<Asked[]>`
    insert into agent.movement (id, agent_id, kind, amount, note, needs_two, asked_by, first_approved_by)
    values (${id}, ${agent_id}, ${kind}, ${amount}, ${note}, ${needs_two}, ${staff.staff_id}, ${first_approved_by})
    returning id, number, agent_id, kind, amount, needs_two, status, first_approved_by, decided_by`
  if (!asked) throw new Error('a movement was not written down')
  const after = { agent_id: String(agent_id), kind, amount: writeMoney(amount), status: 'pending' }
  const object = movementObject(asked.number)
  await recordAudit(tx, { staff, action: 'agents.ask_movement', object, after, reason: note })
  return asked
}
