import { afterEach, beforeAll, expect, test } from 'vitest'
import type { RequestTimeline } from '#cashier/contract/player.ts'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import { paymentAccountId } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient } = await startTestAppWithStaff([])
let account: TestAccount
let other: TestAccount
let cashiers: TestStaff[]
beforeAll(async () => {
  account = await paymentAccount(app, { may_be_overdrawn: false })
  other = await paymentAccount(app, { account_number: '1402201187726', may_be_overdrawn: false })
  cashiers = []
  for (let n = 0; n < 4; n++) cashiers.push(await consoleClient.staff('cashier'))
})
afterEach(() => app.expectReconciled())

const cashier = (n = 0) => cashiers[n] as TestStaff
const heldBy = async ({ id }: TestAccount) => {
  const [row] = await app.owner_db<{ held: bigint }[]>`
    select -balance as held from ledger.account where id = ${paymentAccountId(id)}`
  return row?.held ?? null
}
const ask = async (player: TestPlayer, fields = {}) =>
  `/withdrawals/${await requestWithdrawalFor(app, player, account, fields)}`
const pay = (path: string, body: object = {}, as = cashier()) => decideRequest(consoleClient, path, { as, body })
async function fill(player: TestPlayer, into: TestAccount, amount: number): Promise<void> {
  const path = `/deposits/${await requestDepositFor(app, player, into, { amount })}`
  expect((await decideRequest(consoleClient, path, { as: cashier() })).status).toBe(200)
}
const detailOf = async (path: string) =>
  (await consoleClient.call('GET', path, { as: cashier() })).body.data as RequestDetail
async function timelineOf(player: TestPlayer, path: string): Promise<RequestTimeline> {
  const own = path.replace('withdrawals', 'withdraw-requests')
  return (await app.call('GET', `/api/transaction${own}`, { token: player.token })).body.data as RequestTimeline
}
let ids = 0
const newId = () => `KBZ${String(++ids).padStart(9, '0')}`

test('a deposit comes onto the account that it was paid into, and a withdrawal leaves the one that paid', async () => {
  const player = await app.player({})
  const before = [await heldBy(account), await heldBy(other)]
  await fill(player, account, 50_000)
  expect([await heldBy(account), await heldBy(other)]).toEqual([kyat(50_000), before[1]])
  await fill(player, other, 40_000)
  const path = await ask(player, { amount: 30_000 })
  expect((await detailOf(path)).paying_accounts).toMatchObject([
    { id: account.id, balance: 50_000 },
    { id: other.id, balance: 40_000 },
  ])

  const body = { account_id: other.id, transaction_id: ' 01 2345-ab ' }
  expect((await pay(path, body)).body.data).toMatchObject({ status: 'approved' })

  expect([await heldBy(account), await heldBy(other)]).toEqual([kyat(50_000), kyat(10_000)])
  expect(await detailOf(path)).toMatchObject({
    paying_accounts: [],
    payout: { account: 'Shwe Pay 1402201187726', transaction_id: '012345-AB' },
  })
  expect(await timelineOf(player, path)).toMatchObject({ status: 1, transaction_id: '012345-AB' })
})

test('a withdrawal without the account that paid and a transaction id is not approved, and stays as it was', async () => {
  const player = await app.player({ main: kyat(100_000) })
  const path = await ask(player)
  const held = await heldBy(account)

  const silent = await pay(path, { account_id: null, transaction_id: null })
  expect(silent).toMatchObject({
    status: 422,
    body: { error_codes: { account_id: 'paying_account_required', transaction_id: 'payout_id_invalid' } },
  })
  for (const transaction_id of ['123', 'a'.repeat(41), '<b>12345', 'abc 😀 def', '-12345']) {
    expect((await pay(path, { account_id: account.id, transaction_id })).body).toMatchObject({
      error_codes: { transaction_id: 'payout_id_invalid' },
    })
  }
  const agents = await paymentAccount(app, {
    agent_id: (await consoleClient.staff('agent')).id,
    account_number: '09456118902',
  })
  expect((await pay(path, { account_id: agents.id, transaction_id: newId() })).body).toMatchObject({
    error_codes: { account_id: 'paying_account_required' },
  })

  expect(await heldBy(account)).toBe(held)
  expect(await app.balancesOf(player)).toEqual({ main: kyat(70_000), game: 0n })
  expect(await timelineOf(player, path)).toMatchObject({ status: 0, transaction_id: null })
})

test('is paid once when twenty copies race, and another payout said again is refused', async () => {
  const player = await app.player({ main: kyat(100_000) })
  await fill(player, account, 100_000)
  const path = await ask(player)
  const held = await heldBy(account)
  const claimed = await consoleClient.call('POST', `${path}/claim`, { as: cashier() })
  const { version } = claimed.body.data as RequestDetail
  const body = { version, account_id: account.id, transaction_id: newId() }

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => consoleClient.call('POST', `${path}/approve`, { as: cashier(), body })),
  )

  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
  expect(await heldBy(account)).toBe((held ?? 0n) - kyat(30_000))
  const again = await consoleClient.call('POST', `${path}/approve`, {
    as: cashier(),
    body: { ...body, account_id: other.id },
  })
  expect(again.body.code).toBe('request_decided')
})

test('one transaction id pays one withdrawal of an account, also when two are approved at one moment', async () => {
  const players = [await app.player({ main: kyat(50_000) }), await app.player({ main: kyat(50_000) })]
  await fill(players[0] as TestPlayer, account, 100_000)
  const paths = await Promise.all(players.map((player) => ask(player)))
  const transaction_id = newId()
  const held = await heldBy(account)

  const replies = await Promise.all(
    paths.map((path, n) =>
      pay(
        path,
        { account_id: account.id, transaction_id: n ? transaction_id : transaction_id.toLowerCase() },
        cashier(n),
      ),
    ),
  )

  expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422])
  expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({
    error_codes: { transaction_id: 'payout_id_used' },
  })
  expect(await heldBy(account)).toBe((held ?? 0n) - kyat(30_000))
})

test('an account that lacks the money pays nothing, by its name; of many at one moment it pays what it holds', async () => {
  const poor = await paymentAccount(app, { account_number: '7700150208814', may_be_overdrawn: false })
  const players = await Promise.all(Array.from({ length: 4 }, () => app.player({ main: kyat(50_000) })))
  await fill(players[0] as TestPlayer, poor, 70_000)
  const paths = await Promise.all(players.map((player) => ask(player)))

  const replies = await Promise.all(
    paths.map((path, n) => pay(path, { account_id: poor.id, transaction_id: newId() }, cashier(n))),
  )

  expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 200, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'account_too_small',
    values: { account: 'Shwe Pay 7700150208814', balance: 10_000 },
  })
  expect(await heldBy(poor)).toBe(kyat(10_000))
})

test('a large withdrawal names its payout with the approval that pays it, not with the first', async () => {
  const player = await app.player({ main: kyat(5_000_000) })
  await fill(player, account, 900_000)
  await fill(player, account, 900_000)
  const path = await ask(player, { amount: 1_500_000 })

  const first = await pay(path, { account_id: null, transaction_id: null })
  expect(first.body.data).toMatchObject({ status: 'waiting', first_approval: { is_mine: true } })
  const transaction_id = newId()
  const second = await pay(path, { account_id: account.id, transaction_id }, cashier(1))
  expect(second.body.data).toMatchObject({ status: 'approved' })
  expect((await detailOf(path)).payout).toMatchObject({ transaction_id })
})

test('one that was approved before accounts had balances names none, and says so', async () => {
  const player = await app.player({ main: kyat(50_000) })
  const path = await ask(player)
  await app.owner_db.begin(async (tx) => {
    await tx`
      update cashier.request set status = 'approved', decided_by = ${cashier().id}, decided_at = now()
      where id = ${path.split('/')[2] ?? ''}`
    await tx`insert into cashier.event (request_id, kind, staff_id) values (${path.split('/')[2] ?? ''}, 'approved', ${cashier().id})`
    // Out of the account of before, which no program may post to any more.
    const hold = player.id * 10n + 3n
    await tx`
      insert into ledger.transfer (cause_id, kind, debit_account_id, debit_balance_after, debit_version, credit_account_id, amount)
      select ${path.split('/')[2] ?? ''}, 'withdrawal_paid', id, balance - ${kyat(30_000)}, version + 1, 500, ${kyat(30_000)}
      from ledger.account where id = ${hold}`
    await tx`update ledger.account set balance = balance - ${kyat(30_000)}, version = version + 1 where id = ${hold}`
  })

  expect((await detailOf(path)).payout).toBe(null)
  expect(await timelineOf(player, path)).toMatchObject({ status: 1, transaction_id: null })
})

test('an agent’s player is paid from the agent’s account, below zero, or by the operator', async () => {
  const agent = await consoleClient.staff('agent')
  const own = await paymentAccount(app, {
    agent_id: agent.id,
    account_number: '09256624431',
    may_be_overdrawn: false,
  })
  await app.owner_db`select ledger.set_overdraft(${own.id}, true)`
  const player = await app.player({ main: kyat(200_000) })
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
  const accountsSeen = async (path: string, as: TestStaff) =>
    ((await consoleClient.call('GET', path, { as })).body.data as RequestDetail).paying_accounts.map(({ id }) => id)

  const path = await ask(player)
  expect(await accountsSeen(path, agent)).toEqual([own.id])
  expect((await accountsSeen(path, cashier())).slice(0, 2)).toEqual([own.id, account.id])
  const refused = await pay(path, { account_id: account.id, transaction_id: newId() }, agent)
  expect(refused.body).toMatchObject({ error_codes: { account_id: 'paying_account_required' } })
  expect((await pay(path, { account_id: own.id, transaction_id: newId() }, agent)).status).toBe(200)
  expect(await heldBy(own)).toBe(-kyat(30_000))
})
