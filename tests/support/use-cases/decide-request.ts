import type { QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import type { TestConsole, TestStaff } from '../app/open-console.ts'

interface Decision {
  as: TestStaff
  decision?: 'approve' | 'reject'
  body?: object
}

/**
 * Decides as a screen does: takes the request, decides about the version that it was shown, and lets go of it where
 * that was refused. `path` is `/deposits/…` or `/withdrawals/…`. Answers what the decision was answered.
 */
export async function decideRequest(
  client: TestConsole,
  path: string,
  { as, decision = 'approve', body = {} }: Decision,
): ReturnType<TestConsole['call']> {
  const claimed = await client.call('POST', `${path}/claim`, { as })
  const version = (claimed.body.data as QueueRow | undefined)?.version ?? 1
  const payout = decision === 'approve' && path.startsWith('/withdrawals/') ? await payoutOf(client, path, as) : {}
  const reply = await client.call('POST', `${path}/${decision}`, { as, body: { version, ...payout, ...body } })
  if (reply.status !== 200 && claimed.status === 200) await client.call('POST', `${path}/release`, { as })
  return reply
}

/** The first account that can pay, and an id that no other payment has. */
async function payoutOf(client: TestConsole, path: string, as: TestStaff): Promise<object> {
  const detail = (await client.call('GET', path, { as })).body.data as RequestDetail | undefined
  const account = detail?.paying_accounts.find(
    ({ balance, may_be_overdrawn }) => may_be_overdrawn || balance >= detail.amount,
  )
  if (!detail || !account) return {}
  return { account_id: account.id, transaction_id: `T${String(detail.number).padStart(9, '0')}` }
}
