import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { transaction } from '#platform/server/database/database.ts'
import type { AuditAction } from '#staff/contract/audit-rules.ts'
import type { AuditRow } from '#staff/contract/staff.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { recordAudit, sealAudit, verifyAuditChain } from '../index.ts'

const { app, consoleClient, owner, cashier, auditor } = await startTestAppWithStaff(['owner', 'cashier', 'auditor'])

const record = (action: AuditAction, staff = cashier) =>
  transaction(app.worker_db, (tx) =>
    recordAudit(tx, {
      staff: { staff_id: staff.id, user_name: staff.user_name, role: staff.role, address: '10.0.0.9' },
      action,
      object: 'deposit:7',
      reason: 'a long line\nof two',
    }),
  )
const entries = async (query: string) => {
  const reply = await consoleClient.call('GET', `/audit?${query}`, { as: auditor })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as AuditRow[]).map(({ user_name, action }) => `${user_name} ${action}`)
}

test('the log is read by person, and without rows that only say who works on a request', async () => {
  for (const action of ['deposits.claim', 'deposits.approve', 'withdrawals.release'] as const) await record(action)
  await record('deposits.reject', owner)
  const of = ({ user_name }: { user_name: string }, action: string) => `${user_name} ${action}`

  expect(await entries(`user_name=${cashier.user_name}&object=deposit:7&claims=hidden`)).toEqual([
    of(cashier, 'deposits.approve'),
  ])
  expect(await entries(`user_name=${cashier.user_name}&object=deposit:7`)).toHaveLength(3)
  expect(await entries('user_name=nobody')).toEqual([])
  const refused = await consoleClient.call('GET', '/audit?claims=some', { as: auditor })
  expect([refused.status, Object.keys(refused.body.error_codes ?? {})]).toEqual([422, ['claims']])
})

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Yangon' }).format(new Date())
const chainOf = async (from: string, to = from) => {
  const reply = await consoleClient.call('GET', `/audit/chain.ndjson?from=${from}&to=${to}`, { as: auditor })
  expect(reply.status, reply.text).toBe(200)
  return reply.text.split('\n').filter(Boolean)
}
const verify = (lines: string[], known: Parameters<typeof verifyAuditChain>[1] = []) =>
  verifyAuditChain(Readable.from(lines), known)

test('days are exported with their chain, which proves them away from the database', async () => {
  for (let block = 0; block < 3; block++) {
    await record('deposits.approve')
    await record('deposits.reject')
    await sealAudit(app.worker_db)
  }
  const lines = await chainOf(today())
  const verdict = await verify(lines)
  const { head } = (await consoleClient.call('GET', '/audit', { as: auditor })).body as {
    head?: { n: string; hash: string }
  }

  expect(verdict).toMatchObject({ blocks: lines.length, first_bad: null })
  expect(verdict.rows).toBeGreaterThanOrEqual(6)
  expect(verdict.head).toEqual({ n: BigInt(head?.n ?? 0), hash: head?.hash })
  expect(await chainOf('2001-01-01', '2001-12-31')).toEqual([])
  expect(
    (await consoleClient.call('GET', `/audit/chain.ndjson?from=${today()}&to=${today()}`, { as: cashier })).status,
  ).toBe(403)
})

test('a row that was changed, a block that was left out, and a chain made anew are found', async () => {
  const lines = await chainOf(today())
  const changed = lines.with(1, (lines[1] ?? '').replace('deposits.approve', 'deposits.release'))
  const second = JSON.parse(lines[1] ?? '') as { n: string }

  expect((await verify(changed)).first_bad).toEqual({
    n: BigInt(second.n),
    why: 'its rows, or the block itself, were changed',
  })
  expect((await verify(lines.toSpliced(1, 1))).first_bad?.why).toBe('it does not follow the one before')
  expect((await verify(['no line of it'])).first_bad?.why).toBe('this line is no block')
  const printed = [{ n: BigInt(second.n), hash: '0'.repeat(64) }]
  expect((await verify(lines, printed)).first_bad?.why).toBe('another hash was printed for it')
})
