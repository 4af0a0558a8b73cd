import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { RequestTimeline } from '#cashier/contract/player.ts'
import type { QueueRow } from '#cashier/contract/staff.ts'
import { playerAccountId } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient } = await startTestAppWithStaff([])
let account: TestAccount
let cashiers: TestStaff[]
beforeAll(async () => {
  account = await paymentAccount(app)
  cashiers = []
  for (let n = 0; n < 20; n++) cashiers.push(await consoleClient.staff('cashier'))
})
afterEach(() => app.expectReconciled())

const cashier = (n = 0) => cashiers[n] as TestStaff

async function heldOf(player: TestPlayer): Promise<bigint | undefined> {
  const [row] = await app.owner_db<{ balance: bigint }[]>`
    select balance from ledger.account where id = ${playerAccountId(player.id, 'hold')}`
  return row?.balance
}

async function auditOf(path: string): Promise<string[]> {
  const [request] = await app.owner_db<{ direction: string; number: bigint }[]>`
    select direction, number from cashier.request where id = ${path.split('/')[2] ?? ''}`
  const rows = await app.owner_db<{ action: string }[]>`
    select action from staff.audit where object = ${`${request?.direction}:${request?.number}`} order by id`
  return rows.map((row) => row.action.split('.')[1] ?? '')
}

async function timelineOf(player: TestPlayer, path: string): Promise<RequestTimeline> {
  const own = path.replace('deposits', 'deposit-requests').replace('withdrawals', 'withdraw-requests')
  return (await app.call('GET', `/api/transaction${own}`, { token: player.token })).body.data as RequestTimeline
}

interface Case {
  direction: 'deposits' | 'withdrawals'
  ask(player: TestPlayer, fields?: object): Promise<string>
  /** Main balance and what is held, after each decision; a player starts with 100,000. */
  after: Record<'waiting' | 'approved' | 'rejected', { main: number; held: number }>
}

const CASES: Case[] = [
  {
    direction: 'deposits',
    ask: async (player, fields) =>
      `/deposits/${await requestDepositFor(app, player, account, { amount: 30_000, ...fields })}`,
    after: {
      waiting: { main: 100_000, held: 0 },
      approved: { main: 130_000, held: 0 },
      rejected: { main: 100_000, held: 0 },
    },
  },
  {
    direction: 'withdrawals',
    ask: async (player, fields) => `/withdrawals/${await requestWithdrawalFor(app, player, account, fields)}`,
    after: {
      waiting: { main: 70_000, held: 30_000 },
      approved: { main: 70_000, held: 0 },
      rejected: { main: 100_000, held: 0 },
    },
  },
]

describe.each(CASES)('$way', ({ direction, ask, after }) => {
  const rich = () => app.player({ main: kyat(100_000) })
  const approve = (path: string, as = cashier()): Promise<Reply> => decideRequest(consoleClient, path, { as })
  const reject = (path: string, as = cashier(), body: object = { reason: 'other', note: 'Please call us' }) =>
    decideRequest(consoleClient, path, { as, decision: 'reject', body })
  const expectStand = async (player: TestPlayer, state: keyof typeof after) => {
    expect((await app.balancesOf(player)).main).toBe(kyat(after[state].main))
    expect(await heldOf(player)).toBe(kyat(after[state].held))
  }

  test('approved by one of the staff, moved once, and the player reads it', async () => {
    const player = await rich()
    const path = await ask(player)

    const first = await approve(path)
    const again = await approve(path)

    expect(first).toMatchObject({ status: 200, body: { data: { status: 'approved' } } })
    expect(again.text).toBe(first.text)
    await expectStand(player, 'approved')
    expect(await timelineOf(player, path)).toMatchObject({
      status: 1,
      timeline: [{ kind: 'requested' }, { kind: 'approved', rejection: null }],
    })
    expect(await auditOf(path)).toEqual(['claim', 'approve'])
  })

  test('rejected with a reason that the player reads, and given back once', async () => {
    const player = await rich()
    const path = await ask(player)

    const first = await reject(path)
    const again = await reject(path)

    expect(first).toMatchObject({ status: 200, body: { data: { status: 'rejected' } } })
    expect(again.text).toBe(first.text)
    await expectStand(player, 'rejected')
    const rejection = { code: 'other', note: 'Please call us' }
    expect(await timelineOf(player, path)).toMatchObject({
      status: 2,
      rejection,
      timeline: [{ kind: 'requested' }, { kind: 'rejected', rejection }],
    })
    expect(await auditOf(path)).toEqual(['claim', 'reject'])
  })

  test.each([
    ['without a reason', {}, 'reason'],
    ['for a reason that is none', { reason: 'because' }, 'reason'],
    ['for another reason that is not said', { reason: 'other', note: '  ' }, 'note'],
    ['in too many words', { reason: 'other', note: 'a'.repeat(301) }, 'note'],
  ])('not rejected %s', async (_name, body, field) => {
    const player = await rich()
    const path = await ask(player)

    const reply = await reject(path, cashier(), body)

    expect(reply.status).toBe(422)
    expect(reply.body.errors).toHaveProperty(field)
    await expectStand(player, 'waiting')
    expect(await auditOf(path)).toEqual(['claim', 'release'])
  })

  test('one effect when twenty of the staff approve at once', async () => {
    const player = await rich()
    const path = await ask(player)

    const replies = await Promise.all(cashiers.map((each) => approve(path, each)))

    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(19)
    await expectStand(player, 'approved')
    expect(await auditOf(path)).toEqual(['claim', 'approve'])
  })

  test('one end when ten approve and ten reject at once', async () => {
    const player = await rich()
    const path = await ask(player)

    const replies = await Promise.all(
      cashiers.map((each, n) => (n % 2 === 0 ? approve(path, each) : reject(path, each))),
    )

    const done = replies.filter((reply) => reply.status === 200)
    expect(done).toHaveLength(1)
    await expectStand(player, (done[0] as Reply & { body: { data: QueueRow } }).body.data.status)
  })

  test('a claim shows who works on it and keeps others off, until it is released or runs out', async () => {
    const path = await ask(await rich())

    const claimed = await consoleClient.call('POST', `${path}/claim`, { as: cashier(1) })
    await consoleClient.call('POST', `${path}/claim`, { as: cashier(1) })

    expect(claimed.body.data).toMatchObject({ claim: { user_name: cashier(1).user_name, is_mine: true } })
    const others = [
      await consoleClient.call('POST', `${path}/claim`, { as: cashier(2) }),
      await consoleClient.call('POST', `${path}/release`, { as: cashier(2) }),
      await approve(path, cashier(2)),
      await reject(path, cashier(2)),
    ]
    for (const reply of others) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'request_claimed' } })
      expect(reply.body.message).toBe(`${cashier(1).user_name} is working on this request.`)
    }
    await consoleClient.call('POST', `${path}/release`, { as: cashier(1) })
    await consoleClient.call('POST', `${path}/claim`, { as: cashier(2) })
    await app.owner_db`update cashier.request set claimed_until = now() where id = ${path.split('/')[2] ?? ''}`
    expect(await approve(path, cashier(3))).toMatchObject({ status: 200, body: { data: { claim: null } } })
    expect(await auditOf(path)).toEqual(['claim', 'release', 'claim', 'claim', 'approve'])
  })

  test('at the set amount one person is enough, above it two', async () => {
    const player = await app.player({ main: kyat(5_000_000) })
    const at_limit = await ask(player, { amount: 1_000_000 })
    expect(await approve(at_limit)).toMatchObject({ body: { data: { status: 'approved' } } })
    const before = await app.balancesOf(player)
    const above = await ask(player, { amount: 1_000_001 })
    const waiting = await app.balancesOf(player)

    const first = await approve(above)

    expect(first.body.data).toMatchObject({ status: 'waiting', flags: ['large'], first_approval: { is_mine: true } })
    expect(await app.balancesOf(player)).toEqual(waiting)
    expect(await approve(above)).toMatchObject({ status: 403, body: { code: 'approver_required' } })
    expect((await timelineOf(player, above)).timeline.map((event) => event.kind)).toEqual(['requested', 'second_check'])
    const seconds = await Promise.all(cashiers.slice(1).map((each) => approve(above, each)))
    expect(seconds.filter((reply) => reply.status === 200)).toHaveLength(1)
    const sign = direction === 'deposits' ? 1n : -1n
    expect((await app.balancesOf(player)).main).toBe(before.main + sign * kyat(1_000_001))
    const steps = await auditOf(above)
    expect(steps.filter((step) => step.startsWith('approve'))).toEqual(['approve_first', 'approve'])
  })

  test('twenty first approvals at once are one first and one second, by two people', async () => {
    const player = await app.player({ main: kyat(5_000_000) })
    const path = await ask(player, { amount: 2_000_000 })

    // Who finds it held by another looks again.
    for (let round = 0; round < 5; round++) await Promise.all(cashiers.slice(round).map((each) => approve(path, each)))

    const [row] = await app.owner_db<{ status: string; is_two: boolean }[]>`
      select r.status, q.requested_by <> r.decided_by as is_two
      from cashier.request r join approval.request q on q.id = r.approval_id where r.id = ${path.split('/')[2] ?? ''}`
    expect(row).toEqual({ status: 'approved', is_two: true })
  })

  test('nobody who may not be the second person finishes it', async () => {
    const agent = await consoleClient.staff('agent')
    const helper = await consoleClient.staff('sub_agent', {
      parent_id: agent.id,
      permissions: ['deposits.decide', 'withdrawals.decide'],
    })
    const agents_account = await paymentAccount(app, { agent_id: agent.id, account_number: '09111222333' })
    const player = await app.player({ main: kyat(5_000_000) })
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    const path = await ask(player, {
      amount: 2_000_000,
      ...(direction === 'deposits' && { agent_payment_type_id: agents_account.id }),
    })
    await approve(path, agent)

    expect(await approve(path, helper)).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
    expect(await reject(path, helper)).toMatchObject({ status: 200 })
  })

  test('two who work for one agent are one; the company, or the agent’s own float, is the other', async () => {
    const [agent, other] = [await consoleClient.staff('agent'), await consoleClient.staff('agent')]
    const helper = await consoleClient.staff('sub_agent', {
      parent_id: agent.id,
      permissions: ['deposits.decide', 'withdrawals.decide'],
    })
    const agents_account = await paymentAccount(app, { agent_id: agent.id, account_number: '09777888999' })
    const player = await app.player({ main: kyat(9_000_000) })
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    const paid_in = direction === 'deposits' ? { agent_payment_type_id: agents_account.id } : {}
    const path = await ask(player, { amount: 2_000_000, ...paid_in })
    await approve(path, helper)

    expect(await approve(path, agent)).toMatchObject({ status: 403, body: { code: 'approver_required' } })
    expect(await approve(path, other)).toMatchObject({ status: 404 })
    expect(await approve(path, cashiers[0])).toMatchObject({ status: 200, body: { data: { status: 'approved' } } })
  })

  test('nobody decides about their own request', async () => {
    const player = await rich()
    const self = await consoleClient.staff('owner', { player_id: player.id })
    const path = await ask(player)

    for (const reply of [
      await approve(path, self),
      await reject(path, self),
      await consoleClient.call('POST', `${path}/claim`, { as: self }),
    ]) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'approver_required' } })
    }
    await expectStand(player, 'waiting')
  })

  test('an agent decides only about requests of their own players; to others they do not exist', async () => {
    const [agent, other] = [await consoleClient.staff('agent'), await consoleClient.staff('agent')]
    const agents_account = await paymentAccount(app, { agent_id: agent.id, account_number: '09444555666' })
    const [own, of_company] = [await rich(), await rich()]
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${own.id}`
    const receipt = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const paid_in = { agent_payment_type_id: agents_account.id, receipt: receipt.toString('base64') }
    const own_path = await ask(own, direction === 'deposits' ? paid_in : {})
    const company_path = await ask(of_company)

    for (const [path, staff] of [
      [own_path, other],
      [company_path, agent],
      [company_path, other],
    ] as const) {
      const tries = [
        await consoleClient.call('GET', path, { as: staff }),
        await approve(path, staff),
        await reject(path, staff),
        await consoleClient.call('POST', `${path}/claim`, { as: staff }),
        await consoleClient.call('POST', `${path}/release`, { as: staff }),
      ]
      for (const reply of tries) expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    const seen = await consoleClient.call('GET', `/${direction}`, { as: agent })
    expect((seen.body.data as QueueRow[]).map((row) => row.player.id)).toEqual([String(own.id)])
    expect(seen.body.summary).toMatchObject({ waiting: 1 })
    if (direction === 'deposits') {
      const seenBy = async (as: TestStaff) => (await consoleClient.call('GET', `${own_path}/receipt`, { as })).status
      expect([await seenBy(agent), await seenBy(other)]).toEqual([200, 404])
    }
    expect(await approve(own_path, agent)).toMatchObject({ status: 200 })
    await expectStand(own, 'approved')
    await expectStand(of_company, 'waiting')
  })
})

test('players who ask while the staff decides never wait in a ring, and every kyat is accounted for', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => app.player({ main: kyat(200_000) })))
  const deadlocks = async () =>
    (
      await app.owner_db<
        { deadlocks: bigint }[]
      >`select deadlocks from pg_stat_database where datname = current_database()`
    )[0]?.deadlocks
  const before = await deadlocks()
  const statuses: number[] = []

  for (let round = 0; round < 5; round++) {
    const waiting = (
      await Promise.all(
        ['deposits', 'withdrawals'].map((direction) => consoleClient.call('GET', `/${direction}`, { as: cashier() })),
      )
    ).flatMap((reply, n) =>
      (reply.body.data as QueueRow[]).map((row) => `/${n === 0 ? 'deposits' : 'withdrawals'}/${row.id}`),
    )
    const replies = await Promise.all([
      ...waiting.map((path, n) => decideRequest(consoleClient, path, { as: cashier(n % 20) })),
      ...waiting.map((path, n) =>
        decideRequest(consoleClient, path, {
          as: cashier((n + 1) % 20),
          decision: 'reject',
          body: { reason: 'other', note: 'not ours' },
        }),
      ),
      ...players.flatMap((player) => [
        app.call('POST', '/api/withdrawfinicial', {
          token: player.token,
          body: {
            payment_type_id: account.payment_type_id,
            account_name: 'Ko Aung',
            account_number: '09421000630',
            amount: 10_000,
            password: player.password,
          },
        }),
        app.call('POST', '/api/depositfinicial', {
          token: player.token,
          body: { agent_payment_type_id: account.id, amount: 10_000, refrence_no: '123456' },
        }),
        app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 1_000 } }),
      ]),
    ])
    statuses.push(...replies.map((reply) => reply.status))
  }

  // 409: decided by another, claimed, or one waits already; 503: eight passwords are checked at a time.
  for (const status of statuses) expect([200, 403, 409, 503]).toContain(status)
  expect(await deadlocks()).toBe(before)
})

test('the ranking names those who were paid out, the most first, by masked names', async () => {
  const paid = async (amount: number) => {
    const player = await app.player({ main: kyat(5_000_000) })
    const id = await requestWithdrawalFor(app, player, account, { amount })
    for (const as of [cashier(), cashier(1)])
      expect((await decideRequest(consoleClient, `/withdrawals/${id}`, { as })).status).toBe(200)
    const { user_name } = player.user
    return { id, shown: { player_id: `${user_name.slice(0, 2)}••••${user_name.slice(-2)}`, amount } }
  }
  const [less, most] = [await paid(3_800_000), await paid(3_900_000)]

  const ranking = async (query = '') => (await app.call('GET', `/api/toptenwithdraw${query}`)).body.data as object[]
  const of_month = await ranking()

  expect(of_month.slice(0, 2)).toEqual([most.shown, less.shown])
  expect(of_month.length).toBeLessThanOrEqual(10)

  // One a second before Yangon's day began, the other a second after it.
  for (const { id, seconds } of [
    { ...less, seconds: -1 },
    { ...most, seconds: 1 },
  ]) {
    await app.owner_db`
      update cashier.request
      set decided_at = date_trunc('day', now(), 'Asia/Yangon') + ${seconds} * interval '1 second' where id = ${id}`
  }
  const of_today = await ranking('?period=today')
  expect(of_today[0]).toEqual(most.shown)
  expect(of_today).not.toContainEqual(less.shown)
})
