import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AccountBalancesAnswer, AccountMovement } from '#cashier/contract/account-statements.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
let cashiers: TestStaff[]
let agent: TestStaff
beforeAll(async () => {
  cashiers = [
    await consoleClient.staff('cashier'),
    await consoleClient.staff('cashier'),
    await consoleClient.staff('cashier'),
  ]
  agent = await consoleClient.staff('agent')
})
afterEach(() => app.expectReconciled())

const cashier = (n = 0) => cashiers[n] as TestStaff
const newAccount = (fields: { may_be_overdrawn?: boolean; agent_id?: bigint } = {}) =>
  paymentAccount(app, {
    account_number: String(90_000_000_000 + Math.floor(Math.random() * 1_000_000_000)),
    may_be_overdrawn: false,
    ...fields,
  })

async function balances(as = owner) {
  return (await consoleClient.call('GET', '/account-balances', { as })).body.data as AccountBalancesAnswer['data']
}
const accountOf = async (id: number) => (await balances()).accounts.find((one) => one.id === id)
const heldBy = async (id: number) => (await accountOf(id))?.balance

interface Fields {
  kind?: string
  account_id: number
  to_account_id?: number
  amount?: unknown
  id?: string
  note?: string
  transaction_id?: string
}
const book = (fields: Fields, as = cashier()) =>
  consoleClient.call('POST', '/account-movements', {
    as,
    body: { id: randomUUID(), kind: 'paid_in', amount: 50_000, note: 'by the statement', ...fields },
  })
async function booked(fields: Fields): Promise<AccountMovement> {
  const reply = await book(fields)
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as AccountMovement
}
const approve = ({ id }: AccountMovement, as: TestStaff) =>
  consoleClient.call('POST', `/account-movements/${id}/approve`, { as })
const reject = ({ id }: AccountMovement, as: TestStaff) =>
  consoleClient.call('POST', `/account-movements/${id}/reject`, { as, body: { reason: 'not on the statement' } })

/** The ledger's sum of all payment accounts, which no movement between them may change. */
async function cashOf(): Promise<bigint> {
  const [row] = await app.owner_db<{ cash: bigint }[]>`
    select coalesce(sum(-amount), 0)::bigint as cash from ledger.posting where report.end_of(account_id) = 500`
  return row?.cash ?? 0n
}

describe('a movement of a payment account', () => {
  test.each([
    ['opening', 50_000, 50_000],
    ['paid_in', 50_000, 0],
    ['taken_out', 0, 0],
    ['charge', 0, -50_000],
  ])('that is %s moves its amount once, sent again or twenty times', async (kind, left, of_the_group) => {
    const { id: account_id } = await newAccount()
    if (left === 0) await booked({ account_id })
    const cash = await cashOf()
    const id = randomUUID()

    const replies = await Promise.all(Array.from({ length: 20 }, () => book({ id, kind, account_id })))

    for (const reply of replies) expect(reply.body.data).toMatchObject({ id, kind, status: 'done', amount: 50_000 })
    expect(await heldBy(account_id)).toBe(left)
    expect((await cashOf()) - cash).toBe(kyat(of_the_group))
    expect((await book({ id, kind, account_id, amount: 50_001 })).body.code).toBe('idempotency_key_reused')
    expect(await heldBy(account_id)).toBe(left)
  })

  test('goes from one account to another, both ways at once, without one waiting for the other', async () => {
    const [one, other] = [await newAccount(), await newAccount()]
    await booked({ account_id: one.id })
    await booked({ account_id: other.id })

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        book({
          kind: 'transfer',
          account_id: n % 2 === 0 ? one.id : other.id,
          to_account_id: n % 2 === 0 ? other.id : one.id,
          amount: n % 2 === 0 ? 1_000.25 : 1_000,
        }),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect([await heldBy(one.id), await heldBy(other.id)]).toEqual([49_997.5, 50_002.5])
  })

  test('above the limit of one person moves nothing until another approves, once when twenty approvals race', async () => {
    const { id: account_id } = await newAccount()
    const movement = await booked({ kind: 'opening', account_id, amount: 1_000_001 })
    expect(movement).toMatchObject({ status: 'pending', needs_two: true })
    expect(await heldBy(account_id)).toBe(0)
    expect((await approve(movement, cashier())).body.code).toBe('approver_required')

    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => approve(movement, [cashier(1), cashier(2), owner][n % 3] as TestStaff)),
    )

    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'already_decided']))
    expect(await heldBy(account_id)).toBe(1_000_001)
    const steps = await app.owner_db<{ action: string }[]>`
      select action from staff.audit where object = ${`account_movement:${movement.number}`} order by id`
    expect(steps.map(({ action }) => action)).toEqual([
      'payment_accounts.ask_movement',
      'payment_accounts.approve_movement',
    ])
  })

  test('has an amount of its own above which two people are needed', async () => {
    const set = (amount: number) => app.owner_db`
      update cashier.setting set movement_second_person_above = ${kyat(amount)}`
    await set(500)
    const { id: account_id } = await newAccount()
    expect(await booked({ kind: 'opening', account_id, amount: 501 })).toMatchObject({ status: 'pending' })
    const { id: other_id } = await newAccount()
    expect(await booked({ kind: 'opening', account_id: other_id, amount: 500 })).toMatchObject({ status: 'done' })
    expect([await heldBy(account_id), await heldBy(other_id)]).toEqual([0, 500])
    await set(1_000_000)
  })

  test('hands over what an agent has collected by two people, however little it is, and no other way does', async () => {
    const [of_agent, own] = [await newAccount({ agent_id: agent.id }), await newAccount()]
    await booked({ account_id: of_agent.id, amount: 80_000 })
    const cash = await cashOf()
    const hand_over = { kind: 'hand_over', account_id: of_agent.id, to_account_id: own.id, amount: 30_000 }
    for (const [fields, error_codes] of [
      [{ ...hand_over, kind: 'transfer' }, { kind: 'hand_over_required' }],
      [{ kind: 'taken_out', account_id: of_agent.id, amount: 1 }, { kind: 'hand_over_required' }],
      [{ ...hand_over, account_id: own.id, to_account_id: of_agent.id }, { to_account_id: 'other_account_required' }],
      [{ kind: 'hand_over', account_id: of_agent.id }, { to_account_id: 'other_account_required' }],
    ] as const) {
      expect((await book(fields)).body).toMatchObject({ code: 'invalid_fields', error_codes })
    }

    const id = randomUUID()
    const asked = await Promise.all(Array.from({ length: 20 }, () => book({ ...hand_over, id })))
    for (const { body } of asked) expect(body.data).toMatchObject({ id, status: 'pending', needs_two: true })
    expect([await heldBy(of_agent.id), await heldBy(own.id)]).toEqual([80_000, 0])
    const movement = asked[0]?.body.data as AccountMovement
    expect((await approve(movement, cashier())).body.code).toBe('approver_required')
    await Promise.all(Array.from({ length: 20 }, (_, n) => approve(movement, cashier(1 + (n % 2)))))

    expect([await heldBy(of_agent.id), await heldBy(own.id)]).toEqual([50_000, 30_000])
    expect(await cashOf()).toBe(cash)
  })

  test('that is rejected moves nothing, and an opening may then be asked for anew', async () => {
    const { id: account_id } = await newAccount()
    const movement = await booked({ kind: 'opening', account_id, amount: 2_000_000 })
    expect((await book({ kind: 'opening', account_id })).body.code).toBe('account_opened')

    expect((await reject(movement, owner)).body.data).toMatchObject({ status: 'rejected' })
    expect((await approve(movement, cashier(1))).body.code).toBe('already_decided')
    expect(await accountOf(account_id)).toMatchObject({ balance: 0, is_opened: false })

    expect((await book({ kind: 'opening', account_id })).status).toBe(200)
    expect(await accountOf(account_id)).toMatchObject({ balance: 50_000, is_opened: true })
  })

  test('is refused with what is wrong, and leaves nothing', async () => {
    const { id: account_id } = await newAccount()
    const wrong = await book({ kind: 'transfer', account_id, to_account_id: account_id, amount: -1, note: ' ' })
    expect(wrong.body).toMatchObject({
      error_codes: { amount: 'amount_invalid', note: 'note_required', to_account_id: 'other_account_required' },
    })
    expect((await book({ account_id, transaction_id: "1' or 1" })).body).toMatchObject({
      error_codes: { transaction_id: 'payout_id_invalid' },
    })
    expect((await book({ account_id: 999_999 })).body.code).toBe('not_found')
    expect((await book({ account_id }, agent)).body.code).toBe('not_permitted')
    expect(await heldBy(account_id)).toBe(0)
  })
})

describe('an account', () => {
  test('that may not be overdrawn pays what it holds when twenty take from it at once, and is named when it lacks it', async () => {
    const account = await newAccount()
    await booked({ account_id: account.id, amount: 70_000 })

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => book({ kind: 'charge', account_id: account.id, amount: 10_000 })),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    const refused = replies.find(({ status }) => status !== 200)
    expect(refused?.body).toMatchObject({
      code: 'account_too_small',
      values: { account: `Shwe Pay ${account.account_number}`, balance: 0 },
    })
    expect(await heldBy(account.id)).toBe(0)
  })

  test('goes below zero where it may, and is told that it may not only when it is not', async () => {
    const { id } = await newAccount()
    const overdraft = (may_be_overdrawn: boolean, as = cashier()) =>
      consoleClient.call('POST', `/payment-accounts/${id}/overdraft`, {
        as,
        body: { may_be_overdrawn, reason: 'agreed' },
      })
    expect((await overdraft(true, agent)).body.code).toBe('not_permitted')
    expect((await overdraft(true)).body.data).toMatchObject({ id, may_be_overdrawn: true })

    await booked({ kind: 'charge', account_id: id, amount: 500 })
    expect(await heldBy(id)).toBe(-500)
    expect((await overdraft(false)).body.code).toBe('account_overdrawn')
    await booked({ account_id: id, amount: 500 })
    expect((await overdraft(false)).body.data).toMatchObject({ balance: 0, may_be_overdrawn: false })
    expect((await book({ kind: 'charge', account_id: id, amount: 1 })).body.code).toBe('account_too_small')
  })

  test('is the operator’s and may not be overdrawn, or an agent’s and may; each sees their own', async () => {
    const [of_company, of_agent] = [await newAccount(), await newAccount({ agent_id: agent.id })]
    expect((await accountOf(of_company.id))?.may_be_overdrawn).toBe(false)
    const seen = (await balances(agent)).accounts.map(({ id, may_be_overdrawn }) => [id, may_be_overdrawn])
    expect(seen).toContainEqual([of_agent.id, true])
    expect(seen.map(([id]) => id)).not.toContain(of_company.id)
  })
})
