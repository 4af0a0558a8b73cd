import type { AgentTransactionKind } from '#agent/contract/staff.ts'
import {
  type ApprovalKind,
  type ApprovalRequest,
  type Described,
  defineApproval,
  sayAmount,
} from '#approval/server/index.ts'
import {
  accountBalances,
  agentAccountId,
  agentFloatIn,
  agentFloatOut,
  agentPayout,
  post,
  type Transfer,
} from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { withinScope } from '../agent.ts'
import type { PayoutEntry, PayoutPort } from './payout-port.ts'

export interface AgentTransactionContent {
  /** As text: an id is no number of JSON. */
  agent_id: string
  kind: AgentTransactionKind
  /** Two of the operator's staff approve it. */
  needs_two: boolean
}
export type AgentTransactionRequest = ApprovalRequest<AgentTransactionContent>

/** The account that it takes from, or gives to. */
export const accountOf = (kind: AgentTransactionKind) => (kind === 'payout' ? 'commission' : 'float')

/** The object of its audit entries. */
export const agentTransactionObject = (number: bigint | number): `agent_transaction:${string}` =>
  `agent_transaction:${number}`

export type AgentTransactionApproval = ApprovalKind<AgentTransactionContent, PayoutEntry>

/** A payout or float between the operator and an agent; the last approver of a payout enters what paid it. */
export const agentTransactionApproval = (payouts: PayoutPort): AgentTransactionApproval =>
  defineApproval<AgentTransactionContent, PayoutEntry>({
    kind: 'agent_transaction',
    permission: 'agents.pay',
    problems: { decided: 'already_decided', pending: 'agent_transaction_pending', stale: 'approval_ground_moved' },
    audit: {
      object: ({ number }) => agentTransactionObject(number),
      actions: {
        request: 'agents.request_transaction',
        approve_first: 'agents.approve_first_transaction',
        approve: 'agents.approve_transaction',
        reject: 'agents.reject_transaction',
      },
      wanted: ({ content: { agent_id, kind }, amount }) => ({ agent_id, kind, amount: writeMoney(amount ?? 0n) }),
    },
    expires_after_hours: 14 * 24,

    async lock(tx, staff, { content }) {
      const found = await tx`
      select from staff.staff s where s.id = ${BigInt(content.agent_id)} and ${withinScope(tx, staff)}`
      if (found.length === 0) throw new Problem('not_found')
    },

    // A balance that is too small does not make a request stale: the ledger refuses the transfer.
    isStale: async () => false,

    refuseLastApprover(staff, { content }) {
      if (content.needs_two && !staff.permissions.has('requests.approve_large')) throw new Problem('not_permitted')
    },

    apply: (tx, _staff, request, input) => moveMoney(tx, { request, payouts, entry: input ?? {} }),

    describe: describeAll,
  })

interface Applied {
  request: AgentTransactionRequest
  payouts: PayoutPort
  entry: PayoutEntry
}

/** @throws Problem invalid_fields, agent_balance_too_small, account_too_small */
async function moveMoney(tx: Transaction, { request, payouts, entry }: Applied): Promise<void> {
  const { id, number, content, amount } = request
  const { kind } = content
  const move = { cause_id: id, agent_id: BigInt(content.agent_id), amount: amount ?? 0n }
  const balance = await balanceOf(tx, { agent_id: move.agent_id, kind })
  const account_id = kind === 'payout' ? (await payouts.recordAgentPayout(tx, { id, ...entry })).account_id : null
  const [posted] = await post(tx, [transferOf(kind, move, account_id)])
  if (posted === 'insufficient_funds') {
    if (account_id !== null && balance >= move.amount) throw await payouts.accountTooSmall(tx, account_id)
    throw new Problem('agent_balance_too_small', { values: { balance: writeMoney(balance) } })
  }
  if (posted !== 'posted') throw new Error(`agent transaction ${number} was approved, and its money is ${posted}`)
}

function transferOf(
  kind: AgentTransactionKind,
  move: { cause_id: string; agent_id: bigint; amount: Money },
  payment_account_id: number | null,
): Transfer {
  if (payment_account_id !== null) return agentPayout({ ...move, payment_account_id })
  return kind === 'float_in' ? agentFloatIn(move) : agentFloatOut(move)
}

/** The balance of the account that it takes from, or gives to. */
export async function balanceOf(
  db: Queryable,
  { agent_id, kind }: { agent_id: bigint; kind: AgentTransactionKind },
): Promise<Money> {
  const id = agentAccountId(agent_id, accountOf(kind))
  return (await accountBalances(db, [id])).get(id) ?? 0n
}

const TITLES: Record<AgentTransactionKind, string> = {
  payout: 'Payout',
  float_in: 'Float paid in',
  float_out: 'Float paid out',
}

async function describeAll(db: Queryable, staff: StaffCaller, requests: AgentTransactionRequest[]) {
  const ids = requests.map(({ content }) => BigInt(content.agent_id))
  const accounts = requests.map(({ content }) => agentAccountId(BigInt(content.agent_id), accountOf(content.kind)))
  const [agents, balances] = await Promise.all([
    db<{ id: bigint; user_name: string }[]>`
      select s.id, s.user_name from staff.staff s
      where s.id = any (${arrayOf(db, 'bigint', ids)}) and ${withinScope(db, staff)}`,
    accountBalances(db, accounts),
  ])
  return new Map(
    requests.flatMap((request): [string, Described][] => {
      const { kind, agent_id } = request.content
      const agent = agents.find(({ id }) => id === BigInt(agent_id))
      if (!agent) return []
      const balance = balances.get(agentAccountId(agent.id, accountOf(kind))) ?? 0n
      const then = kind === 'float_in' ? balance + (request.amount ?? 0n) : balance - (request.amount ?? 0n)
      return [
        [
          request.id,
          {
            title: `${TITLES[kind]}: ${agent.user_name}`,
            href: `/agents/${agent.id}`,
            changes: [
              {
                name: accountOf(kind) === 'commission' ? 'Commission balance' : 'Float balance',
                from: sayAmount(balance),
                to: sayAmount(then),
              },
            ],
            is_stale: request.status === 'pending' && then < 0n,
          },
        ],
      ]
    }),
  )
}
