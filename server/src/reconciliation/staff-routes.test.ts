import { afterAll, expect, test } from 'vitest'
import type { DiscrepanciesAnswer } from '#contract/reconciliation/staff.ts'
import { kyat } from '#contract/shared/money.ts'
import { reconciliationChecks } from '../composition/reconciliation-checks.ts'
import { startTestAppWithStaff } from '../testing/app/test-app-with-staff.ts'
import { moveBack } from '../testing/database/move-back.ts'
import { proveHistory, proveNew } from './index.ts'

const { app, consoleClient, owner, auditor, cashier, agent } = await startTestAppWithStaff([
  'owner',
  'auditor',
  'cashier',
  'agent',
])
afterAll(() => app.expectReconciled())

const read = async (as = owner) =>
  (await consoleClient.call('GET', '/reconciliation/discrepancies', { as })).body.data as DiscrepanciesAnswer['data']
const gauge = async () =>
  /^thazin_ledger_discrepancies (\d+)$/m.exec((await consoleClient.fastify.inject({ url: '/metrics' })).body)?.[1]

test('a discrepancy that the worker found is read by the staff until it is right, and counted among the metrics', async () => {
  const checks = reconciliationChecks(app.key)
  expect(await read()).toEqual({ proven_until: null, discrepancies: [] })
  const player = await app.player({ game: kyat(1_000) })
  await moveBack(app, 1)
  await app.owner_db`update wallet.exchange set created_at = created_at - interval '1 day'`
  const planted = (kyats: number) =>
    app.owner_db.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update ledger.account set balance = balance + ${kyat(kyats)} where id = ${player.id * 10n + 2n}`
    })
  await planted(5)

  await proveNew(app.worker_db, checks)

  const found = await read(auditor)
  expect(found.proven_until).not.toBeNull()
  expect(found.discrepancies).toMatchObject([
    { invariant: 'I2', sentence: expect.stringContaining(`account ${player.id * 10n + 2n}: its row says`) },
  ])
  expect(await gauge()).toBe('1')
  await planted(-5)
  await proveHistory(app.worker_db, checks)
  expect((await read()).discrepancies).toEqual([])
})

test('is for those who read the audit log', async () => {
  for (const as of [cashier, agent]) {
    expect((await consoleClient.call('GET', '/reconciliation/discrepancies', { as })).body.code).toBe('not_permitted')
  }
})
