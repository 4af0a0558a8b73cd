import type { ApproveBody, QueueRow } from '#contract/cashier-console.ts'
import { writeMoney } from '#contract/money.ts'
import {
  accountBalances,
  agentAccountId,
  balancesOf,
  deposit,
  depositFromFloat,
  lockAccounts,
  playerAccountId,
  post,
  type Transfer,
  withdrawalPaid,
} from '../ledger/index.ts'
import { agencyOf, audit, type StaffCaller } from '../operator/index.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { noteEvent } from './event.ts'
import { type Chosen, type LockedRequest, lockRequest, nounOf, objectOf, refuseDecision } from './locked-request.ts'
import { readQueueRow } from './queue-row.ts'
import { readSetting } from './setting.ts'
import type { TableDoor } from './table-door.ts'

/** What the cashier is told of agents. */
export interface FloatDoor {
  /** Whether deposits of this agent's players come out of what he has paid in before; it stays so for the transaction. */
  usesFloat(tx: Transaction, agent_id: bigint): Promise<boolean>
}

export type ApprovalDoors = FloatDoor & Pick<TableDoor, 'leaveTable'>

/**
 * Moves the money: a deposit becomes the player's, a withdrawal leaves what was held. Above the setting's amount the
 * first approval moves nothing, and another person's finishes it. Said again by the same person it changes nothing.
 * @throws Problem not_found, somebody_else_needed, not_permitted, float_too_small, player_owes, and like refuseDecision
 */
export function approve(
  db: Database,
  staff: StaffCaller,
  { usesFloat, leaveTable, body, ...chosen }: Chosen & ApprovalDoors & { body: ApproveBody },
): Promise<QueueRow> {
  return transaction(db, async (tx) => {
    const request = await lockRequest(tx, staff, chosen)
    const is_repeated = request.status === 'approved' && request.decided_by === staff.staff_id
    if (!is_repeated) {
      refuseDecision(request, staff, body.version)
      if (await needsAnother(tx, request)) await approveFirst(tx, staff, request)
      else {
        if (request.way === 'withdrawal') await leaveTable(tx, await leftTo(tx, request.player_id))
        await finish(tx, staff, { ...request, float_agent_id: await floatOf(tx, request, usesFloat) })
      }
    }
    return readQueueRow(tx, staff, request.id)
  })
}

/** What was asked for is held already. */
async function leftTo(tx: Transaction, player_id: bigint) {
  await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
  const { main, game } = await balancesOf(tx, player_id)
  return { player_id, left: main + game }
}

/** Whether this approval is the first of two. */
async function needsAnother(tx: Transaction, request: LockedRequest): Promise<boolean> {
  if (request.first_approved_by !== null) return false
  const { second_person_above } = await readSetting(tx)
  return request.amount > second_person_above
}

async function approveFirst(tx: Transaction, staff: StaffCaller, request: LockedRequest): Promise<void> {
  await tx`
    update cashier.request
    set first_approved_by = ${staff.staff_id}, first_approved_at = now(), claimed_by = null, claimed_until = null
    where id = ${request.id} and status = 'pending' and first_approved_by is null`
  await noteEvent(tx, { id: request.id, kind: 'second_check', staff_id: staff.staff_id })
  await audit(tx, {
    staff,
    action: `${nounOf(request.way)}.approve_first`,
    object: objectOf(request),
    before: whatIsDecided(request),
    after: { status: 'second_check' },
  })
}

/** What is paid into an agent's account is in his hands, whoever of the staff approves it. */
async function floatOf(tx: Transaction, { way, agent_id }: LockedRequest, usesFloat: FloatDoor['usesFloat']) {
  if (way !== 'deposit' || agent_id === null) return null
  return (await usesFloat(tx, agent_id)) ? agent_id : null
}

interface Approved extends LockedRequest {
  /** Whose float pays it; null for what came from outside. */
  float_agent_id: bigint | null
}

async function finish(tx: Transaction, staff: StaffCaller, request: Approved): Promise<void> {
  if (request.first_approved_by !== null)
    await requireAnother(tx, staff, { ...request, first: request.first_approved_by })
  await tx`
    update cashier.request
    set status = 'approved', decided_by = ${staff.staff_id}, decided_at = now(), claimed_by = null, claimed_until = null,
        float_agent_id = ${request.float_agent_id}
    where id = ${request.id} and status = 'pending'`
  await noteEvent(tx, { id: request.id, kind: 'approved', staff_id: staff.staff_id })
  const [posted] = await post(tx, [transferOf(request)])
  if (posted === 'insufficient_funds' && request.float_agent_id !== null) {
    throw new Problem('float_too_small', { values: { balance: await floatBalance(tx, request.float_agent_id) } })
  }
  if (posted !== 'posted') throw new Error(`request ${request.number} was approved, and its money is ${posted}`)
  await audit(tx, {
    staff,
    action: `${nounOf(request.way)}.approve`,
    object: objectOf(request),
    before: whatIsDecided(request),
    after: { status: 'approved' },
  })
}

/**
 * Two who work for one agent are one where the house's money moves: he makes his sub-agents himself, and knows their
 * first passwords. What comes out of his own float is his affair.
 * @throws Problem somebody_else_needed, not_permitted
 */
async function requireAnother(
  tx: Transaction,
  staff: StaffCaller,
  request: Approved & { first: bigint },
): Promise<void> {
  if (request.first === staff.staff_id) throw new Problem('somebody_else_needed')
  if (!staff.permissions.has('requests.approve_large')) throw new Problem('not_permitted')
  const is_his_money = request.float_agent_id !== null
  const is_one_agency = staff.agent_id !== null && (await agencyOf(tx, request.first)) === staff.agent_id
  if (is_one_agency && !is_his_money) throw new Problem('somebody_else_needed')
}

function transferOf({ id: cause_id, player_id, amount, way, float_agent_id }: Approved): Transfer {
  const move = { cause_id, player_id, amount }
  if (way === 'withdrawal') return withdrawalPaid(move)
  return float_agent_id === null ? deposit(move) : depositFromFloat({ ...move, agent_id: float_agent_id })
}

async function floatBalance(tx: Transaction, agent_id: bigint): Promise<number> {
  const id = agentAccountId(agent_id, 'float')
  return writeMoney((await accountBalances(tx, [id])).get(id) ?? 0n)
}

export function whatIsDecided(request: LockedRequest): Record<string, unknown> {
  return {
    status: 'waiting',
    player_id: String(request.player_id),
    amount: writeMoney(request.amount),
    version: request.version,
  }
}
