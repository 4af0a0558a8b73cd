import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { BalanceAdjustment, BalanceAdjustmentsAnswer, StatementAnswer } from '#player-admin/contract/staff.ts'
import type { AuditAnswer, AuditRow } from '#staff/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'

const { app, consoleClient, cashier: maker, owner: checker } = await startTestAppWithStaff(['cashier', 'owner'])

const requested = { account: 'main', direction: 'credit', amount: 300.5, reason: 'a deposit that the bank sent twice' }
const request = (player: TestPlayer, body: object = {}, as = maker) =>
  consoleClient.call('POST', `/players/${player.id}/balance-adjustments`, {
    as,
    body: { id: randomUUID(), ...requested, ...body },
  })
async function pendingAdjustment(player: TestPlayer, body: object = {}): Promise<BalanceAdjustment> {
  const reply = await request(player, body)
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as BalanceAdjustment
}
const decide = (id: string, entry: 'approve' | 'reject', as = checker) =>
  consoleClient.call('POST', `/balance-adjustments/${id}/${entry}`, {
    as,
    body: entry === 'reject' ? { reason: 'no receipt' } : {},
  })
async function entries(number: number): Promise<AuditRow[]> {
  const reply = await consoleClient.call('GET', `/audit?object=balance_adjustment:${number}`, { as: checker })
  return (reply.body as AuditAnswer).data
}

describe('a balance adjustment', () => {
  test('moves nothing until a second person approves, and then exactly what was requested', async () => {
    const player = await app.player({ main: kyat(1_000) })
    const adjustment = await pendingAdjustment(player)
    expect(await app.balancesOf(player)).toEqual({ main: kyat(1_000), game: 0n })

    const approved = await decide(adjustment.id, 'approve')

    expect(approved.body.data).toMatchObject({ status: 'approved', decided_by: { user_name: checker.user_name } })
    expect(await app.balancesOf(player)).toEqual({ main: 13_005_000n, game: 0n })
    const statement = await consoleClient.call('GET', `/players/${player.id}/statement`, { as: maker })
    expect((statement.body as StatementAnswer).data[0]).toMatchObject({
      kind: 'correction_credit',
      cause_id: adjustment.id,
      amount: 300.5,
      balance_after: 1_300.5,
    })
    await app.expectReconciled()
  })

  test('takes from the game balance as well, by the same rules', async () => {
    const player = await app.player({ game: kyat(500) })
    const adjustment = await pendingAdjustment(player, { account: 'game', direction: 'debit', amount: 200 })

    await decide(adjustment.id, 'approve')

    expect(await app.balancesOf(player)).toEqual({ main: 0n, game: kyat(300) })
    await app.expectReconciled()
  })

  test('has one effect when twenty approvals race, from several people', async () => {
    const player = await app.player()
    const adjustment = await pendingAdjustment(player, { amount: 100 })
    const others = [checker, await consoleClient.staff('cashier'), await consoleClient.staff('owner')]

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(adjustment.id, 'approve', others[index % others.length])),
    )

    expect(await app.balancesOf(player)).toEqual({ main: kyat(100), game: 0n })
    const first = replies.find((reply) => reply.status === 200)?.body.data as BalanceAdjustment
    for (const [index, reply] of replies.entries()) {
      const is_decider = others[index % others.length]?.user_name === first.decided_by?.user_name
      expect([reply.status, reply.body.code]).toEqual(is_decider ? [200, undefined] : [409, 'already_decided'])
    }
    expect((await entries(adjustment.number)).map((entry) => entry.action)).toEqual([
      'players.approve_balance_adjustment',
      'players.request_balance_adjustment',
    ])
    await app.expectReconciled()
  })

  test('is pending once when twenty people request it at one moment', async () => {
    const player = await app.player()

    const replies = await Promise.all(Array.from({ length: 20 }, () => request(player)))

    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(new Set(replies.map((reply) => reply.body.code))).toEqual(new Set([undefined, 'balance_adjustment_pending']))
  })

  test('is never approved by its requester, however high they stand', async () => {
    const player = await app.player()
    const reply = await request(player, {}, checker)

    const own = await decide((reply.body.data as BalanceAdjustment).id, 'approve', checker)

    expect([own.status, own.body.code]).toEqual([403, 'approver_required'])
    expect(await app.balancesOf(player)).toEqual({ main: 0n, game: 0n })
  })

  test('of oneself is neither requested nor decided', async () => {
    const player = await app.player()
    const self = await consoleClient.staff('cashier', { player_id: player.id })
    expect((await request(player, {}, self)).body.code).toBe('approver_required')
    const adjustment = await pendingAdjustment(player)
    expect((await decide(adjustment.id, 'approve', self)).body.code).toBe('approver_required')
    expect((await decide(adjustment.id, 'reject', self)).body.code).toBe('approver_required')
  })

  test('never leaves less than nothing: it waits on, and its approval is not written down', async () => {
    const player = await app.player({ main: kyat(50) })
    const adjustment = await pendingAdjustment(player, { direction: 'debit', amount: 51 })

    const reply = await decide(adjustment.id, 'approve')

    expect([reply.status, reply.body.code]).toEqual([409, 'balance_adjustment_over_balance'])
    expect(await app.balancesOf(player)).toEqual({ main: kyat(50), game: 0n })
    expect((await entries(adjustment.number)).map((entry) => entry.action)).toEqual([
      'players.request_balance_adjustment',
    ])
    const list = await consoleClient.call('GET', `/balance-adjustments?player_id=${player.id}`, { as: maker })
    expect((list.body as BalanceAdjustmentsAnswer).data.map((one) => one.status)).toEqual(['pending'])
    await app.expectReconciled()
  })

  test('that is rejected moves nothing, says why, and allows another one', async () => {
    const player = await app.player()
    const adjustment = await pendingAdjustment(player)

    const reply = await decide(adjustment.id, 'reject')

    expect(reply.body.data).toMatchObject({ status: 'rejected', decision_reason: 'no receipt' })
    expect((await decide(adjustment.id, 'approve', await consoleClient.staff('owner'))).body.code).toBe(
      'already_decided',
    )
    expect(await app.balancesOf(player)).toEqual({ main: 0n, game: 0n })
    expect((await entries(adjustment.number))[0]).toMatchObject({
      action: 'players.reject_balance_adjustment',
      reason: 'no receipt',
    })
    await pendingAdjustment(player)
  })

  test('is written down with who, what, before, after and why', async () => {
    const player = await app.player()
    const adjustment = await pendingAdjustment(player)
    await decide(adjustment.id, 'approve')

    expect((await entries(adjustment.number))[0]).toMatchObject({
      user_name: checker.user_name,
      before: { player_id: String(player.id), account: 'main', direction: 'credit', amount: 300.5, status: 'pending' },
      after: { status: 'approved' },
      reason: requested.reason,
    })
  })

  test.each([
    [{ amount: 0 }, { amount: 'amount_invalid' }],
    [{ amount: -5 }, { amount: 'amount_invalid' }],
    [{ amount: '+5' }, { amount: 'amount_invalid' }],
    [{ amount: 0.00001 }, { amount: 'amount_invalid' }],
    [{ reason: '  ' }, { reason: 'note_required' }],
    [{ reason: 'x'.repeat(301) }, { reason: 'note_required' }],
  ])('is not requested with %j', async (body, error_codes) => {
    const player = await app.player()
    expect((await request(player, body)).body).toMatchObject({ code: 'invalid_fields', error_codes })
  })

  test('is the company’s money: an agent requests none, and sees those of the agent’s own players alone', async () => {
    const agent = await consoleClient.staff('agent')
    const [own, other] = [await app.player(), await app.player()]
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${own.id}`
    const adjustment = await pendingAdjustment(own)
    await pendingAdjustment(other)

    expect((await request(own, {}, agent)).status).toBe(403)
    const list = await consoleClient.call('GET', '/balance-adjustments', { as: agent })
    expect((list.body as BalanceAdjustmentsAnswer).data.map((one) => one.id)).toEqual([adjustment.id])
  })
})

test('reconciliation finds money that was adjusted without two people', async () => {
  const player = await app.player()
  const adjustment = await pendingAdjustment(player)
  await decide(adjustment.id, 'approve')

  await app.owner_db`
    update approval.request set status = 'pending', decided_by = null, decided_at = null where id = ${adjustment.id}`

  await expect(app.expectReconciled()).rejects.toThrow(/I9/)
  await app.owner_db`
    update approval.request set status = 'approved', decided_by = ${checker.id}, decided_at = now()
    where id = ${adjustment.id}`
  await app.expectReconciled()
})

describe('the amount above which a balance adjustment needs two people', () => {
  const above = (amount: number) => app.owner_db`update approval.setting set balance_adjustment_above = ${kyat(amount)}`
  beforeAll(() => above(1_000))
  afterAll(() => above(0))

  test('lets one person adjust up to it, once when it is sent twenty times', async () => {
    const player = await app.player()
    const id = randomUUID()

    const replies = await Promise.all(Array.from({ length: 20 }, () => request(player, { id, amount: 1_000 })))

    for (const { body, status } of replies) expect([status, body.data]).toMatchObject([200, { id, status: 'approved' }])
    expect(await app.balancesOf(player)).toEqual({ main: kyat(1_000), game: 0n })
    const made = await request(player, { id, amount: 1_000 })
    const { number } = made.body.data as BalanceAdjustment
    expect((await entries(number)).map(({ action, user_name }) => [action, user_name])).toEqual([
      ['players.approve_balance_adjustment', maker.user_name],
      ['players.request_balance_adjustment', maker.user_name],
    ])
    expect((await request(player, { id, amount: 999 })).body.code).toBe('idempotency_key_reused')
    expect(await app.balancesOf(player)).toEqual({ main: kyat(1_000), game: 0n })
    await app.expectReconciled()
  })

  test('lets nobody take more than the balance, and leaves nothing of the request', async () => {
    const player = await app.player({ main: kyat(400) })

    const reply = await request(player, { direction: 'debit', amount: 500 })

    expect([reply.status, reply.body.code]).toEqual([409, 'balance_adjustment_over_balance'])
    expect(await app.balancesOf(player)).toEqual({ main: kyat(400), game: 0n })
    const left = await app.owner_db`select from approval.request where subject = ${`player:${player.id}`}`
    expect(left).toHaveLength(0)
  })

  test('keeps what is above it for a second person', async () => {
    const player = await app.player()
    const adjustment = await pendingAdjustment(player, { amount: 1_000.0001 })

    expect(adjustment.status).toBe('pending')
    expect((await decide(adjustment.id, 'approve', maker)).body.code).toBe('approver_required')
    expect(await app.balancesOf(player)).toEqual({ main: 0n, game: 0n })
  })

  test('is itself changed by two people', async () => {
    const change = { values: { balance_adjustment_above: 2_000 }, reason: 'the shift at night is one person' }
    const reply = await consoleClient.call('POST', '/settings/players', { as: checker, body: change })
    expect(reply.body.data).toMatchObject({ fields: [{ value: 1_000 }], proposal: { after: change.values } })
    const { id } = (reply.body.data as { proposal: { id: string } }).proposal

    const own = await consoleClient.call('POST', '/settings/players/approve', { as: checker, body: { id } })
    expect(own.body.code).toBe('approver_required')
    const second = await consoleClient.staff('owner')
    const approved = await consoleClient.call('POST', '/settings/players/approve', { as: second, body: { id } })
    expect(approved.body.data).toMatchObject({ fields: [{ value: 2_000 }], proposal: null })
  })
})
