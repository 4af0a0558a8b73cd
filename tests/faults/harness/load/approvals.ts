import { setTimeout as sleep } from 'node:timers/promises'
import type { QueueAnswer, QueueRowAnswer } from '#contract/cashier/staff.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { type Going, PAUSE_MS } from './call-server.ts'
import { callConsole } from './console-calls.ts'

/** One person of the staff, who decides about requests that wait; whatever becomes of the calls, a request ends once. */
export async function runApprovalLoop(
  stage: Stage,
  going: Going,
  { cookie, random }: { cookie: string; random: Random },
): Promise<void> {
  for (; !going.is_over; await sleep(PAUSE_MS)) {
    const server = random.pick(stage.consoles)
    const call = <T>(path: string, body?: object) => callConsole<T>(server, path, { cookie, body })
    const direction = random.pick(['deposits', 'withdrawals'])
    const rows = (await call<QueueAnswer>(`/${direction}`))?.data ?? []
    if (rows.length === 0) continue
    const path = `/${direction}/${random.pick(rows).id}`
    const claimed = await call<QueueRowAnswer>(`${path}/claim`, {})
    if (!claimed) continue
    const { version } = claimed.data
    const paid = { account_id: stage.ground.account.id, transaction_id: `T${random.between(100_000_000, 999_999_999)}` }
    if (direction === 'withdrawals') await call(`${path}/approve`, { version, ...paid })
    else if (random.happens(0.8)) await call(`${path}/approve`, { version })
    else await call(`${path}/reject`, { version, reason: 'money_not_received' })
  }
}
