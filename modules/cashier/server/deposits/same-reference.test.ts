import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { QueueAnswer, QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
let account: TestAccount
let other_account: TestAccount
let cashiers: TestStaff[]
beforeAll(async () => {
  account = await paymentAccount(app)
  other_account = await paymentAccount(app, { account_number: '09777204319' })
  cashiers = [cashier]
  while (cashiers.length < 20) cashiers.push(await consoleClient.staff('cashier'))
})
afterEach(() => app.expectReconciled())

const second = () => cashiers[1] as TestStaff
const approve = (id: string, as = cashier, body: object = {}): Promise<Reply> =>
  decideRequest(consoleClient, `/deposits/${id}`, { as, body })
const detail = async (id: string, as = cashier) =>
  (await consoleClient.call('GET', `/deposits/${id}`, { as })).body.data as RequestDetail
const rows = async (query = '') =>
  ((await consoleClient.call('GET', `/deposits${query}`, { as: cashier })).body as unknown as QueueAnswer).data
const rowOf = (list: QueueRow[], id: string) => list.find((row) => row.id === id)
const ask = (player: TestPlayer, fields: object = {}) => requestDepositFor(app, player, account, fields)

let references = 700_000
let refrence_no: string
let one: TestPlayer
let other: TestPlayer
beforeEach(async () => {
  refrence_no = String(++references)
  ;[one, other] = [await app.player(), await app.player()]
})

describe('what stands on the same receipt', () => {
  test.each([
    ['the reference alone', { amount: 70_000 }, 'other', 'reference'],
    ['the reference and the account', { amount: 70_000 }, 'same', 'account'],
    ['the reference, the account and the amount', {}, 'same', 'amount'],
  ])('%s is shown on both requests, before and after they were decided', async (_name, fields, which, level) => {
    const first = await ask(one, { refrence_no })
    const agent_payment_type_id = which === 'same' ? account.id : other_account.id
    const later = await ask(other, { refrence_no, agent_payment_type_id, ...fields })

    for (const id of [first, later]) {
      expect(rowOf(await rows(`?q=${refrence_no}`), id)).toMatchObject({
        flags: expect.arrayContaining(['same_reference']),
        same_reference: { level, count: 1, is_approved: false },
      })
      expect((await detail(id)).checks.reference).toMatchObject({
        is_ok: false,
        seen: [{ id: id === first ? later : first, level, status: 'waiting', decided_at: null, decided_by: null }],
      })
    }

    await approve(first)
    expect(rowOf(await rows(`?status=approved&q=${refrence_no}`), first)).toMatchObject({
      same_reference: { level, count: 1, is_approved: false },
    })
    expect(rowOf(await rows(`?q=${refrence_no}`), later)).toMatchObject({
      same_reference: { level, count: 1, is_approved: true },
    })
    expect((await detail(later)).checks.reference?.seen).toMatchObject([
      {
        id: first,
        status: 'approved',
        amount: 50_000,
        player: { id: String(one.id), user_name: one.user.user_name, name: 'Ko Aung' },
        created_at: expect.any(String),
        decided_at: expect.any(String),
        decided_by: { user_name: cashier.user_name },
      },
    ])
  })

  test.each([
    ['six days and 23 hours apart they are the same', 6 * 24 + 23, true],
    ['seven days apart they are not', 7 * 24, false],
  ])('%s, seen from either', async (_name, hours, is_same) => {
    const first = await ask(one, { refrence_no })
    await app.owner_db`update cashier.request set created_at = created_at - ${hours} * interval '1 hour' where id = ${first}`
    const later = await ask(other, { refrence_no })

    for (const id of [first, later]) expect((await detail(id)).flags.includes('same_reference')).toBe(is_same)
    await approve(first)
    expect((await approve(later)).status).toBe(is_same ? 409 : 200)
  })

  test('the list is bounded, names the approved one first, and its count stops at a hundred', async () => {
    const first = await ask(one, { refrence_no })
    await approve(first)
    await app.owner_db`
      insert into cashier.request (id, direction, player_id, amount, payment_type_id, account_name, account_number,
                                   payment_account_id, refrence_no, status, decided_by, decided_at)
      select gen_random_uuid(), 'deposit', ${one.id}, 10000, ${account.payment_type_id}, 'A', '12345', ${account.id},
             ${refrence_no}, 'rejected', ${cashier.id}, now() from generate_series(1, 120)`
    const later = await ask(other, { refrence_no })

    const shown = await detail(later)

    expect(shown.same_reference).toMatchObject({ count: 100, is_approved: true })
    expect(shown.checks.reference?.seen).toHaveLength(20)
    expect(shown.checks.reference?.seen[0]).toMatchObject({ id: first })
    await app.owner_db`delete from cashier.request where refrence_no = ${refrence_no} and amount = 10000`
  })

  test('an agent sees that another’s player used it, and not who that is', async () => {
    const agent = await consoleClient.staff('agent')
    const agents = await paymentAccount(app, { agent_id: agent.id, account_number: '09333444555' })
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${other.id}`
    await ask(one, { refrence_no })
    const own = await ask(other, { refrence_no, agent_payment_type_id: agents.id })

    expect((await detail(own, agent)).checks.reference?.seen).toMatchObject([
      { level: 'reference', player: null, amount: null, decided_by: null },
    ])
  })
})

describe('a reference that stands on an approved request', () => {
  const reuse_reason = 'Two transfers, seen in the bank’s list'

  test('needs a typed reason and another person', async () => {
    const [first, later] = [await ask(one, { refrence_no }), await ask(other, { refrence_no })]
    await approve(first)
    expect(await detail(later)).toMatchObject({ needs_second_person: true })

    const refused = await approve(later)
    const given = await approve(later, cashier, { reuse_reason })
    const alone = await approve(later)
    const shown = await detail(later, second())
    const done = await approve(later, second())

    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'reference_used', values: { number: expect.any(String) } },
    })
    expect(given.body.data).toMatchObject({ status: 'waiting', first_approval: { is_mine: true } })
    expect(alone).toMatchObject({ status: 403, body: { code: 'approver_required' } })
    expect(shown).toMatchObject({ reuse_reason, needs_second_person: true })
    expect(done.body.data).toMatchObject({ status: 'approved' })
    expect((await app.balancesOf(other)).main).toBe(kyat(50_000))
    const entries = await app.owner_db<{ action: string; reason: string | null }[]>`
      select action, reason from staff.audit where object = ${`deposit:${shown.number}`} and action like '%.approve%' order by id`
    expect(entries).toEqual([
      { action: 'deposits.approve_first', reason: reuse_reason },
      { action: 'deposits.approve', reason: reuse_reason },
    ])
    const own = await app.call('GET', `/api/transaction/deposit-requests/${later}`, { token: other.token })
    expect(own.text).not.toContain('bank’s list')
  })

  test.each([
    ['empty', ' '],
    ['too long', 'a'.repeat(301)],
    ['no text', 7],
  ])('is refused with a reason that is %s, and nothing is left', async (_name, given) => {
    const [first, later] = [await ask(one, { refrence_no }), await ask(other, { refrence_no })]
    await approve(first)

    const reply = await approve(later, cashier, { reuse_reason: given })

    expect(reply).toMatchObject({ status: 422, body: { error_codes: { reuse_reason: 'note_required' } } })
    expect(await detail(later)).toMatchObject({ status: 'waiting', first_approval: null, reuse_reason: null })
  })

  test('a first approval from before it was used does not count for it', async () => {
    const amount = 2_000_000
    const ids = [await ask(one, { refrence_no, amount }), await ask(other, { refrence_no, amount })] as const
    for (const id of ids) await approve(id)
    await approve(ids[0], second())

    expect(await approve(ids[1], second())).toMatchObject({ status: 409, body: { code: 'reference_used' } })
    expect((await approve(ids[1], second(), { reuse_reason })).body.data).toMatchObject({
      status: 'waiting',
      first_approval: { is_mine: true },
    })
    expect(await approve(ids[1], second())).toMatchObject({ body: { code: 'approver_required' } })
    expect((await approve(ids[1], cashier)).body.data).toMatchObject({ status: 'approved' })
  })

  test.each([
    ['one person', 1],
    ['twenty people', 20],
  ])('lets one of twenty exact duplicates pass when %s approve them at the same moment', async (_name, people) => {
    const players = [one, other, await app.player(), await app.player()]
    const ids: string[] = []
    for (let n = 0; n < 20; n++) ids.push(await ask(players[n % players.length] ?? one, { refrence_no }))

    const held: { path: string; as: TestStaff; version: number }[] = []
    for (const [n, id] of ids.entries()) {
      const as = cashiers[n % people] ?? cashier
      const claimed = await consoleClient.call('POST', `/deposits/${id}/claim`, { as })
      held.push({ path: `/deposits/${id}/approve`, as, version: (claimed.body.data as QueueRow).version })
    }

    const replies = await Promise.all(
      held.map(({ path, as, version }) => consoleClient.call('POST', path, { as, body: { version } })),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of replies) {
      if (status !== 200) expect(['reference_used', 'request_changed']).toContain(body.code)
    }
    const balances = await Promise.all(players.map((player) => app.balancesOf(player)))
    expect(balances.reduce((sum, { main }) => sum + main, 0n)).toBe(kyat(50_000))
  })

  test('lets a second one pass once, from two people who each send it twenty times', async () => {
    const [first, later] = [await ask(one, { refrence_no }), await ask(other, { refrence_no })]
    await approve(first)

    for (const as of [cashier, second()]) {
      const claimed = await consoleClient.call('POST', `/deposits/${later}/claim`, { as })
      const { version } = claimed.body.data as QueueRow
      await Promise.all(
        Array.from({ length: 20 }, () =>
          consoleClient.call('POST', `/deposits/${later}/approve`, { as, body: { version, reuse_reason } }),
        ),
      )
      expect((await app.balancesOf(other)).main).toBe(as === cashier ? 0n : kyat(50_000))
    }

    expect((await app.balancesOf(other)).main).toBe(kyat(50_000))
    const [row] = await app.owner_db<{ is_two: boolean }[]>`
      select q.requested_by <> r.decided_by as is_two
      from cashier.request r join approval.request q on q.id = r.approval_id where r.id = ${later}`
    expect(row).toEqual({ is_two: true })
  })
})

describe('the whole transaction id', () => {
  const idOf = (start: string) => `${start}${refrence_no}`

  test('is kept without what was put between, and shown to the staff', async () => {
    const id = await ask(one, { refrence_no, transaction_id: ` 0100 2345-67${refrence_no} ` })

    expect(await detail(id)).toMatchObject({ transaction_id: idOf('0100234567') })
    expect((await rows(`?q=${idOf('0100234567')}`)).map((row) => row.id)).toEqual([id])
  })

  test.each([
    ['ends with other digits', '0100234567999999', 'transaction_id_differs'],
    ['has signs that no id has', '0100234567%700001', 'transaction_id_invalid'],
    ['is too long', '1'.repeat(41), 'transaction_id_invalid'],
    ['has too few digits', 'ABC123', 'transaction_id_invalid'],
    ['is no text', { id: 7 }, 'transaction_id_invalid'],
  ])('is refused where it %s', async (_name, transaction_id, fault) => {
    const body = { agent_payment_type_id: account.id, amount: 50_000, refrence_no: '123456', transaction_id }
    const reply = await app.call('POST', '/api/depositfinicial', { token: one.token, body })

    expect(reply).toMatchObject({ status: 422, body: { error_codes: { transaction_id: fault } } })
    const logs = await app.call('GET', '/api/depositlogfinicial', { token: one.token })
    expect(logs.body.data).toEqual([])
  })

  test('parts two requests whose ids differ, and binds those whose ids are equal', async () => {
    const first = await ask(one, { refrence_no, transaction_id: idOf('0100') })
    const differs = await ask(other, { refrence_no, transaction_id: idOf('0200') })
    await approve(first)
    expect((await detail(differs)).flags).not.toContain('same_reference')
    expect((await approve(differs)).status).toBe(200)

    const equal = await ask(one, { refrence_no, amount: 70_000, transaction_id: idOf('0100') })
    const without = await ask(other, { refrence_no, amount: 70_000 })

    expect((await detail(equal)).checks.reference?.seen).toMatchObject([
      { id: first, level: 'amount', is_same_transaction: true },
      { id: without, level: 'amount', is_same_transaction: false },
    ])
    expect((await detail(without)).same_reference).toMatchObject({ count: 3, is_approved: true })
    expect((await approve(equal)).status).toBe(409)
  })

  test('is part of what a repeated request must be', async () => {
    const body = { agent_payment_type_id: account.id, amount: 50_000, refrence_no, transaction_id: idOf('0100') }
    const idempotency_key = `same-${refrence_no}`
    const send = (fields: object = {}) =>
      app.call('POST', '/api/depositfinicial', { token: one.token, body: { ...body, ...fields }, idempotency_key })
    const first = await send()

    expect((await send()).text).toBe(first.text)
    expect(await send({ transaction_id: idOf('0200') })).toMatchObject({ body: { code: 'idempotency_key_reused' } })
  })
})
