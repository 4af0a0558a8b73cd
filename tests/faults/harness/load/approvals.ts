import { setTimeout as sleep } from 'node:timers/promises'
import type { QueueAnswer, QueueRowAnswer } from '#cashier/contract/staff.ts'
import type { HeldCreditAnswer, HeldCreditsAnswer } from '#held-credit/contract/staff.ts'
import type { TwoDDrawAnswer, TwoDDrawsAnswer } from '#two-d/contract/draws-staff.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { type Going, PAUSE_MS } from './call-server.ts'
import { callConsole } from './console-calls.ts'
import { DECISION_KINDS, type DecisionKind } from './decision.ts'

interface Approver {
  stage: Stage
  random: Random
  call: <T>(path: string, body?: object) => Promise<T | null>
}

/**
 * One person of the staff, who decides about what waits, one kind after the other; whatever becomes of the calls, a
 * request ends once. Held credits and draws need both people: each says of one what the other would say.
 */
export async function runApprovalLoop(
  stage: Stage,
  going: Going,
  { cookie, random }: { cookie: string; random: Random },
): Promise<void> {
  for (let turn = random.between(0, DECISION_KINDS.length); !going.is_over; turn++, await sleep(PAUSE_MS)) {
    const server = random.pick(stage.consoles)
    const call = <T>(path: string, body?: object) => callConsole<T>(server, path, { cookie, body })
    const kind = DECISION_KINDS[turn % DECISION_KINDS.length] ?? 'deposit approval'
    const decided = await DECIDE[kind]({ stage, random, call })
    if (decided !== null) going.decisions.push({ kind, id: decided })
  }
}

/** Each answers the id of what was decided, or null where nothing was, or nobody knows. */
const DECIDE: Record<DecisionKind, (approver: Approver) => Promise<string | null>> = {
  'deposit approval': (approver) => decideRequest(approver, 'deposits', 'approve', {}),
  'deposit rejection': (approver) => decideRequest(approver, 'deposits', 'reject', { reason: 'money_not_received' }),
  'withdrawal approval': (approver) => decideRequest(approver, 'withdrawals', 'approve', payoutOf(approver)),
  'withdrawal rejection': (approver) =>
    decideRequest(approver, 'withdrawals', 'reject', { reason: 'account_not_found' }),
  'held credit release': (approver) => decideCredit(approver, 'release'),
  'held credit refusal': (approver) => decideCredit(approver, 'refuse'),
  'draw result': reportResult,
}

const payoutOf = ({ stage, random }: Approver) => ({
  account_id: stage.ground.account.id,
  transaction_id: `T${random.between(100_000_000, 999_999_999)}`,
})

async function decideRequest(
  { call, random }: Approver,
  queue: 'deposits' | 'withdrawals',
  decision: 'approve' | 'reject',
  body: object,
): Promise<string | null> {
  const rows = (await call<QueueAnswer>(`/${queue}`))?.data ?? []
  if (rows.length === 0) return null
  const { id } = random.pick(rows)
  const claimed = await call<QueueRowAnswer>(`/${queue}/${id}/claim`, {})
  if (!claimed) return null
  const { version } = claimed.data
  return (await call(`/${queue}/${id}/${decision}`, { version, ...body })) ? id : null
}

/** Every fourth credit is refused. */
async function decideCredit({ call }: Approver, decision: 'release' | 'refuse'): Promise<string | null> {
  const rows = (await call<HeldCreditsAnswer>('/held-credits'))?.data ?? []
  const meant = rows.filter(({ number }) => (number % 4 === 0) === (decision === 'refuse'))
  if (meant.length === 0) return null
  // The oldest of the page, so that both people take the same one.
  const id = meant.at(-1)?.id ?? ''
  const reason = 'the partner was asked'
  const credit = await call<HeldCreditAnswer>(`/held-credits/${id}/${decision}`, { reason })
  // The first of the two people has moved nothing.
  return credit === null || credit.data.status === 'pending' ? null : id
}

/** Both read the same figures in the market: they follow from the draw. */
async function reportResult({ call }: Approver): Promise<string | null> {
  const draws = (await call<TwoDDrawsAnswer>('/two-d/draws'))?.data ?? []
  const draw = draws.find(({ is_waiting }) => is_waiting)
  if (!draw) return null
  const body = { version: 1, set: `1,234.5${draw.id % 10}`, value: `43,21${Math.floor(draw.id / 10) % 10}.00` }
  const reported = await call<TwoDDrawAnswer>(`/two-d/draws/${draw.id}/results`, body)
  return reported && reported.data.results.length > 0 ? String(draw.id) : null
}
