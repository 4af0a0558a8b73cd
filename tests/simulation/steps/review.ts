import type { QueueRow } from '#cashier/contract/staff.ts'
import type { Random } from '../../faults/harness/random.ts'
import type { Reply } from '../../support/app/start-test-app.ts'
import { deliver } from '../deliver.ts'
import { approveRequest, needsTwo, rejectRequest } from '../model/cashier.ts'
import type { RequestState } from '../model/state.ts'
import { count, expectSame, expectVerdict, type Run } from '../run.ts'
import { type Outcome, stepKind } from '../step-kind.ts'
import { anyStaff, staffOf } from './staff-of.ts'

interface PendingRequest {
  player: number
  request: RequestState
}

/** The requests that wait, in the order of the players. */
function waiting({ model }: Run, direction: RequestState['direction']): PendingRequest[] {
  return model.players.flatMap(({ requests }, player) =>
    requests
      .filter((request) => request.direction === direction && request.status === 'pending')
      .map((request) => ({ player, request })),
  )
}

interface DecisionArgs {
  which: number
  by: number
}

const decisionArgs = (random: Random): DecisionArgs => ({ which: random.between(0, 99), by: anyStaff(random) })

async function approveOne(
  run: Run,
  direction: RequestState['direction'],
  { which, by }: DecisionArgs,
): Promise<Outcome> {
  const list = waiting(run, direction)
  const chosen = list[which % Math.max(list.length, 1)]
  if (!chosen) return 'idle'
  const { player, request } = chosen
  const is_first = needsTwo(request)
  // A first approval and a refusal are answered otherwise when they are sent again, so they meet no fault.
  if (is_first || request.first_by === by) run.fault = null
  const path = `/${direction}s/${request.id}`
  const payout = {
    account_id: run.lane.account.id,
    transaction_id: `T${request.id.replaceAll('-', '').slice(0, 20).toUpperCase()}`,
  }
  const body = direction === 'withdrawal' && !is_first ? payout : {}
  const verdict = approveRequest(run.model.player(player), request, by)
  if (verdict !== null) run.fault = null
  const reply = await deliver(run, () => decide(run, path, { by, decision: 'approve', body }), {
    told: ({ status }) => status,
  })
  expectVerdict(`an approval of a ${direction}`, reply, verdict)
  if (is_first) count(run, `${direction} approved by the first of two`)
  else if (verdict === null && request.first_by !== null) count(run, `${direction} approved by the second of two`)
  if (verdict === null)
    expectSame('its status', (reply.body.data as QueueRow).status, is_first ? 'waiting' : 'approved')
  return 'done'
}

interface Decision {
  by: number
  decision: 'approve' | 'reject'
  body: object
}

/** As a screen does it: takes the request, decides about the version that it was shown, lets go of it when refused. */
async function decide(run: Run, path: string, { by, decision, body }: Decision): Promise<Reply> {
  const as = staffOf(run, by)
  const claimed = await run.lane.client.call('POST', `${path}/claim`, { as })
  if (claimed.status >= 500) return claimed
  const version = (claimed.body.data as QueueRow | undefined)?.version ?? 1
  const reply = await run.lane.client.call('POST', `${path}/${decision}`, { as, body: { version, ...body } })
  if (reply.status !== 200 && reply.status < 500 && claimed.status === 200) {
    await run.lane.client.call('POST', `${path}/release`, { as })
  }
  return reply
}

async function rejectOne(
  run: Run,
  direction: RequestState['direction'],
  { which, by }: DecisionArgs,
): Promise<Outcome> {
  const list = waiting(run, direction)
  const chosen = list[which % Math.max(list.length, 1)]
  if (!chosen) return 'idle'
  const { player, request } = chosen
  const reason = direction === 'deposit' ? 'money_not_received' : 'check_failed'
  const path = `/${direction}s/${request.id}`
  const reply = await deliver(run, () => decide(run, path, { by, decision: 'reject', body: { reason } }), {
    told: ({ status }) => status,
  })
  expectVerdict(`a rejection of a ${direction}`, reply, null)
  rejectRequest(run.model.player(player), request)
  return 'done'
}

export const approveDeposit = stepKind({
  name: 'deposit approval',
  weight: 9,
  is_repeatable: true,
  plan: decisionArgs,
  run: (run, args) => approveOne(run, 'deposit', args),
})

export const rejectDeposit = stepKind({
  name: 'deposit rejection',
  weight: 2,
  is_repeatable: true,
  plan: decisionArgs,
  run: (run, args) => rejectOne(run, 'deposit', args),
})

export const approveWithdrawal = stepKind({
  name: 'withdrawal approval',
  weight: 4,
  is_repeatable: true,
  plan: decisionArgs,
  run: (run, args) => approveOne(run, 'withdrawal', args),
})

export const rejectWithdrawal = stepKind({
  name: 'withdrawal rejection',
  weight: 2,
  is_repeatable: true,
  plan: decisionArgs,
  run: (run, args) => rejectOne(run, 'withdrawal', args),
})
