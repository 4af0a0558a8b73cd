import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Approval } from '#approval/contract/staff.ts'
import type { QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient } = await startTestAppWithStaff([])
let account: TestAccount
let first: TestStaff
let second: TestStaff
beforeAll(async () => {
  account = await paymentAccount(app)
  first = await consoleClient.staff('cashier')
  second = await consoleClient.staff('cashier')
})
afterEach(() => app.expectReconciled())

const AMOUNT = 2_000_000
let reference = 200_000

const deposit = async (player: TestPlayer, fields: object = {}) =>
  `/deposits/${await requestDepositFor(app, player, account, { amount: AMOUNT, refrence_no: String(++reference), ...fields })}`
const withdrawal = async (player: TestPlayer) =>
  `/withdrawals/${await requestWithdrawalFor(app, player, account, { amount: AMOUNT })}`

const ask = { deposit, withdrawal }
const rich = () => app.player({ main: kyat(5_000_000) })

const listOf = async (as: TestStaff, show = '') =>
  (await consoleClient.call('GET', `/approvals${show}`, { as })).body.data as Approval[]
const subjectOf = (path: string) => path.slice(1).replace('s/', ':')
const found = async (path: string, as: TestStaff, show = '') =>
  (await listOf(as, show)).find(({ subject }) => subject === subjectOf(path))
const decide = (id: string | undefined, word: 'approve' | 'reject' | 'withdraw', as: TestStaff) =>
  consoleClient.call('POST', `/approvals/${id}/${word}`, {
    as,
    body: word === 'approve' ? {} : { reason: 'the receipt is unclear' },
  })
const approveFirst = async (path: string, body: object = {}, as = first) =>
  expect((await decideRequest(consoleClient, path, { as, body })).body.data).toMatchObject({ status: 'waiting' })
const detail = async (path: string, as = second) =>
  (await consoleClient.call('GET', path, { as })).body.data as RequestDetail
const endsOf = (path: string) => app.owner_db<{ status: string; decision_reason: string | null }[]>`
  select status, decision_reason from approval.request where subject = ${subjectOf(path)} order by number`

async function auditOf(path: string) {
  const { number } = await detail(path)
  const object = `${path.slice(1, path.indexOf('s/'))}:${number}`
  return await app.owner_db<{ action: string; before: object; after: object }[]>`
    select action, before, after from staff.audit
    where object = ${object} and (action like '%approve%' or action like '%reject%') order by id`
}

test('a large deposit is approved in the list, and the queue, the player and the audit log say so', async () => {
  const player = await app.player()
  const path = await deposit(player)
  await approveFirst(path)

  const shown = await found(path, second)
  expect(shown).toMatchObject({
    amount: AMOUNT,
    requested_by: { user_name: first.user_name },
    may_approve: true,
    changes: expect.arrayContaining([{ name: 'Main balance', from: '0', to: '2,000,000' }]),
  })
  expect(await decide(shown?.id, 'approve', first)).toMatchObject({ status: 403, body: { code: 'approver_required' } })
  expect(await decide(shown?.id, 'approve', second)).toMatchObject({ status: 200 })

  expect((await app.balancesOf(player)).main).toBe(kyat(AMOUNT))
  expect(await detail(path)).toMatchObject({ status: 'approved', first_approval: { user_name: first.user_name } })
  const asked = { player_id: String(player.id), amount: AMOUNT, status: 'pending' }
  expect(await auditOf(path)).toMatchObject([
    { action: 'deposits.approve_first', before: { version: 2 }, after: asked },
    { action: 'deposits.approve', before: asked, after: { status: 'approved' } },
  ])
})

test('a withdrawal is not approved in the list without its payout, which the queue’s own call brings', async () => {
  const player = await rich()
  const path = await withdrawal(player)
  await approveFirst(path)
  const shown = await found(path, second)

  expect(await decide(shown?.id, 'approve', second)).toMatchObject({
    status: 422,
    body: { error_codes: { account_id: 'paying_account_required', transaction_id: 'payout_id_invalid' } },
  })
  expect(await found(path, second)).toMatchObject({ status: 'pending' })

  expect(await decideRequest(consoleClient, path, { as: second })).toMatchObject({ status: 200 })
  expect(await found(path, second)).toBeUndefined()
  expect(await found(path, first, '?show=mine')).toMatchObject({ status: 'approved' })
  expect((await auditOf(path)).at(-1)).toMatchObject({
    action: 'withdrawals.approve',
    after: { status: 'approved', account_id: account.id, transaction_id: expect.stringMatching(/^T/) },
  })
})

describe.each(['deposit', 'withdrawal'] as const)('a first approval of a %s', (direction) => {
  test('that is rejected or withdrawn ends alone: the request waits, and begins again', async () => {
    const path = await ask[direction](await rich())
    for (const [word, as] of [
      ['reject', second],
      ['withdraw', first],
    ] as const) {
      await approveFirst(path)
      const { version } = await detail(path)
      expect(await decide((await found(path, as))?.id, word, as)).toMatchObject({ status: 200 })
      const now = await detail(path)
      expect(now).toMatchObject({ status: 'waiting', first_approval: null })
      expect(now.version).toBeGreaterThan(version)
    }

    await approveFirst(path, {}, second)
    expect(await decideRequest(consoleClient, path, { as: first })).toMatchObject({ status: 200 })
    expect((await endsOf(path)).map(({ status }) => status)).toEqual(['rejected', 'withdrawn', 'approved'])
  })

  test('ends with the rejection of the request itself, by another person or by the same one', async () => {
    for (const [as, status] of [
      [second, 'rejected'],
      [first, 'withdrawn'],
    ] as const) {
      const path = await ask[direction](await rich())
      await approveFirst(path)
      const body = { reason: 'other', note: 'Please call us' }
      const reply = await decideRequest(consoleClient, path, { as, decision: 'reject', body })
      expect(reply.body.data).toMatchObject({ status: 'rejected', first_approval: { user_name: first.user_name } })
      expect(await endsOf(path)).toEqual([{ status, decision_reason: 'Please call us' }])
    }
  })

  test('is finished by nobody who is the player, holds no such permission, or works for the same agent', async () => {
    const agent = await consoleClient.staff('agent')
    const helper = await consoleClient.staff('sub_agent', {
      parent_id: agent.id,
      permissions: ['deposits.decide', 'withdrawals.decide'],
    })
    const agents_account = await paymentAccount(app, {
      agent_id: agent.id,
      account_number: direction === 'deposit' ? '09555111222' : '09555111333',
    })
    const player = await rich()
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    const path =
      direction === 'deposit'
        ? await deposit(player, { agent_payment_type_id: agents_account.id })
        : await withdrawal(player)
    await approveFirst(path, {}, helper)
    const id = (await found(path, second))?.id

    const self = await consoleClient.staff('owner', { player_id: player.id })
    const stranger = await consoleClient.staff('agent')
    expect(await decide(id, 'approve', self)).toMatchObject({ status: 403, body: { code: 'approver_required' } })
    expect(await decide(id, 'approve', agent)).toMatchObject({ status: 403, body: { code: 'approver_required' } })
    expect(await decide(id, 'approve', helper)).toMatchObject({ status: 403 })
    expect(await decide(id, 'approve', stranger)).toMatchObject({ status: 404 })
    expect(await found(path, agent)).toBeDefined()
    expect(await found(path, stranger)).toBeUndefined()
    expect(await endsOf(path)).toMatchObject([{ status: 'pending' }])
  })

  test('waits while somebody else works on the request', async () => {
    const path = await ask[direction](await rich())
    await approveFirst(path)
    const id = (await found(path, second))?.id
    const third = await consoleClient.staff('cashier')
    await consoleClient.call('POST', `${path}/claim`, { as: third })

    for (const word of ['approve', 'reject'] as const) {
      expect(await decide(id, word, second)).toMatchObject({ status: 409, body: { code: 'request_claimed' } })
    }
    expect(await detail(path)).toMatchObject({ first_approval: { user_name: first.user_name } })
  })

  test('is approved once when the list and the queue approve at the same moment', async () => {
    const path = await ask[direction](await rich())
    await approveFirst(path)
    const id = (await found(path, second))?.id
    const third = await consoleClient.staff('cashier')

    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => decide(id, 'approve', second)),
      ...Array.from({ length: 10 }, () => decideRequest(consoleClient, path, { as: third })),
    ])

    for (const { status } of replies) expect(status).toBeLessThan(500)
    const events = await app.owner_db`
      select from cashier.event where request_id = ${path.split('/')[2] ?? ''} and kind = 'approved'`
    expect(events.length).toBeLessThan(2)
    if (events.length === 0) expect((await decideRequest(consoleClient, path, { as: third })).status).toBe(200)
  })
})

test('another amount by another person ends the first approval, and is a first approval itself', async () => {
  const path = await deposit(await app.player())
  const less = { received_amount: 1_900_000, received_reason: 'fee_taken' }
  await approveFirst(path, less)
  expect(await found(path, second)).toMatchObject({
    amount: 1_900_000,
    reason: 'fee_taken',
    changes: expect.arrayContaining([{ name: 'Amount', from: '2,000,000', to: '1,900,000' }]),
  })

  await approveFirst(path, { ...less, received_amount: 1_800_000 }, second)

  expect(await endsOf(path)).toMatchObject([{ status: 'rejected' }, { status: 'pending' }])
  expect(await found(path, first)).toMatchObject({ amount: 1_800_000, may_approve: true })
  expect(await decide((await found(path, first))?.id, 'reject', first)).toMatchObject({ status: 200 })
  expect(await detail(path)).toMatchObject({ received: null, first_approval: null })
})

test('a first approval from before the reference was used is stale in the list, and refused', async () => {
  const path = await deposit(await app.player())
  await approveFirst(path)
  const id = (await found(path, second))?.id
  const twin = await deposit(await app.player(), { amount: 30_000, refrence_no: String(reference) })
  expect(await decideRequest(consoleClient, twin, { as: first })).toMatchObject({ status: 200 })

  expect(await found(path, second)).toMatchObject({ is_stale: true, may_approve: false })
  expect(await decide(id, 'approve', second)).toMatchObject({ status: 409, body: { code: 'request_changed' } })
  expect(await decideRequest(consoleClient, path, { as: second })).toMatchObject({ body: { code: 'reference_used' } })
})

test('another deposit on the same receipt does not undo what the second person decides with it on the screen', async () => {
  const path = await deposit(await app.player())
  await approveFirst(path)
  await deposit(await app.player(), { amount: 30_000, refrence_no: String(reference) })

  expect(await found(path, second)).toMatchObject({ is_stale: true })
  const reply = await decideRequest(consoleClient, path, { as: second })
  expect(reply.body.data as QueueRow).toMatchObject({ status: 'approved' })
})

test('what others may decide fills nobody’s page', async () => {
  const path = await deposit(await app.player())
  await approveFirst(path)
  await app.owner_db`
    insert into approval.request (id, kind, number, subject, content, amount, approvals_needed, requested_by, requested_at)
    select uuidv7(), 'large_request', 1000 + n, 'deposit:' || n, content, amount, 1, requested_by, now() - interval '1 day'
    from approval.request, generate_series(1, 60) n where subject = ${subjectOf(path)}`

  expect(await found(path, second)).toBeDefined()
  await app.owner_db`delete from approval.request where number > 1000 and kind = 'large_request'`
})

describe('the database holds two people', () => {
  const approved = (path: string, by: TestStaff) =>
    app.owner_db`update cashier.request set status = 'approved', decided_by = ${by.id}, decided_at = now()
      where id = ${path.split('/')[2] ?? ''}`

  test('of a request above the limit that nobody else has approved', async () => {
    const path = await deposit(await app.player())
    await expect(approved(path, second)).rejects.toThrow('needs two people')
    await approveFirst(path)
    await expect(approved(path, second)).rejects.toThrow('was not approved by a second person')
    await expect(
      app.owner_db`update approval.request set status = 'approved', decided_by = requested_by, decided_at = now()
        where subject = ${subjectOf(path)}`,
    ).rejects.toThrow('request_needs_other_people')
    await expect(
      app.owner_db`update approval.request set approvals_needed = 0 where subject = ${subjectOf(path)}`,
    ).rejects.toThrow('request_large_needs_another_person')
  })
})

test('a limit that is lowered while one person approves is judged once: before, or after with a second person', async () => {
  const player = await app.player()
  const path = await deposit(player, { amount: 900_000 })
  let reply: ReturnType<typeof decideRequest> | undefined

  await app.owner_db.begin(async (tx) => {
    await tx`update cashier.setting set second_person_above = ${kyat(500_000)}`
    reply = decideRequest(consoleClient, path, { as: first })
    await new Promise((resolve) => setTimeout(resolve, 300))
  })

  expect((await reply)?.body.data).toMatchObject({ status: 'waiting' })
  expect((await app.balancesOf(player)).main).toBe(0n)
  await app.owner_db`update cashier.setting set second_person_above = ${kyat(1_000_000)}`
})
