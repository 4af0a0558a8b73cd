import { afterAll, expect, test } from 'vitest'
import { reconciliationChecks } from '#apps/server/reconciliation-checks.ts'
import { kyat } from '#platform/contract/money.ts'
import type { DiscrepanciesAnswer } from '#reconciliation/contract/staff.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { describeStatus, endWholeProof, proveHistory, proveNew } from './index.ts'

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
  expect(await read()).toEqual({ proven_until: null, topics: [], discrepancies: [], whole_proof: null })
  const player = await app.player({ game: kyat(1_000) })
  await moveBack(app, 1)
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
    {
      invariant: 'I2',
      topic: 'balances',
      sentence: expect.stringContaining(`account ${player.id * 10n + 2n}: its row says`),
      amount: 5,
      subject: { kind: 'player', id: String(player.id) },
      day: null,
    },
  ])
  expect(found.discrepancies[0]?.subject?.name).toMatch(/[a-z]/i)
  expect(found.topics).toEqual([{ topic: 'balances', open: 1, found_at: found.discrepancies[0]?.found_at }])
  expect(await gauge()).toBe('1')
  await planted(-5)
  await proveHistory(app.worker_db, checks)
  expect((await read()).discrepancies).toEqual([])
})

test('of each topic the largest come first and the others are counted, with the names of all kinds of accounts', async () => {
  const player = await app.player()
  await app.owner_db`
    insert into reconciliation.discrepancy
      (invariant, topic, promise, sentence, account_id, amount, cut, since, until, first_account, after_account)
    select 'I4', 'digit_bets', 'bets are in the ledger', 'bet ' || n, ${player.id * 10n}, n * 10000, 'time', '-infinity'::timestamptz, 'infinity'::timestamptz, 0, 0
    from generate_series(1, 20) n
    union all
    select 'I4', 'player_receivables', 'what players owe', 'players owe', 310, null, 'total', '-infinity', 'infinity', 0, 0
    union all
    select 'I15', 'agents', 'agents’ money', 'agent', 1000000000000001 + ${agent.id} * 10, 5, 'time', '-infinity', 'infinity', 0, 0`

  const { topics, discrepancies } = await read()

  expect(topics.map(({ topic, open }) => [topic, open])).toEqual([
    ['digit_bets', 20],
    ['player_receivables', 1],
    ['agents', 1],
  ])
  expect(discrepancies.filter(({ topic }) => topic === 'digit_bets').map(({ amount }) => amount)).toEqual([
    20, 19, 18, 17, 16,
  ])
  expect(
    discrepancies.filter(({ topic }) => topic !== 'digit_bets').map(({ subject, amount }) => ({ subject, amount })),
  ).toEqual([
    { subject: { kind: 'agent', id: String(agent.id), name: agent.user_name }, amount: 0.0005 },
    { subject: { kind: 'company', id: '310', name: 'player_receivables' }, amount: null },
  ])
  await app.owner_db`update reconciliation.discrepancy set resolved_at = now()`
})

test('a whole proof is kept, and its answer and the status name what the other one found', async () => {
  expect((await describeStatus(app.reports_db)).lines).toContain(
    'Nobody has run a whole proof yet: `npm run reconcile`.',
  )
  await app.owner_db`
    insert into reconciliation.discrepancy (invariant, topic, promise, sentence, cut, since, until, first_account, after_account)
    values ('I4', 'digit_bets', 'bets are in the ledger', 'bet 7', 'time', '-infinity', 'infinity', 0, 0)`

  const told = await endWholeProof(app.reports_db, { checks: 40, wrong_checks: 0 })

  expect(told[0]).toMatch(/^The whole proof found nothing, and of the worker 1 discrepancy is open/)
  const { lines, is_well } = await describeStatus(app.reports_db)
  expect(is_well).toBe(false)
  expect(lines).toContainEqual(expect.stringMatching(/^The last whole proof by hand ended at .* and found nothing\.$/))
  expect(lines).toContainEqual(expect.stringMatching(/^1 of them was found before that proof\./))
  expect(lines).toContain('1 discrepancy is open:')
  expect((await read()).whole_proof).toMatchObject({ wrong_checks: 0 })
  await app.owner_db`update reconciliation.discrepancy set resolved_at = now()`
  expect(await endWholeProof(app.reports_db, { checks: 40, wrong_checks: 0 })).toEqual([])
})

test('is for those who read the audit log', async () => {
  for (const as of [cashier, agent]) {
    expect((await consoleClient.call('GET', '/reconciliation/discrepancies', { as })).body.code).toBe('not_permitted')
  }
})
