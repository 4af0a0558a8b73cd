import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RiskFlag } from '#cashier/contract/risk.ts'
import { VELOCITY_REQUESTS } from '#cashier/contract/rules.ts'
import type { QueueAnswer, RequestDetail } from '#cashier/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { drawnReceipt, sentOn } from '#tests/support/use-cases/drawn-receipt.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
const support = await consoleClient.staff('support')
let account: TestAccount
beforeAll(async () => {
  account = await paymentAccount(app)
})
let player: TestPlayer
let other: TestPlayer
beforeEach(async () => {
  player = await app.player({ main: kyat(100_000) })
  other = await app.player({ main: kyat(100_000) })
})

type Direction = 'deposits' | 'withdrawals'

/** The flags of a request in its queue and in its details. */
async function flagged(direction: Direction, id: string, as: TestStaff = support) {
  const list = (await consoleClient.call('GET', `/${direction}`, { as })).body as unknown as QueueAnswer
  const detail = (await consoleClient.call('GET', `/${direction}/${id}`, { as })).body.data as RequestDetail
  return { listed: list.risk_flags.filter(({ request_id }) => request_id === id), shown: detail.risk_flags }
}
const kindsOf = (flags: RiskFlag[]) => flags.map(({ kind }) => kind)
const payeeOf = ({ id }: TestPlayer) => `0945${String(id).padStart(7, '0')}`
const who = ({ id, user }: TestPlayer) => ({ id: String(id), user_name: user.user_name, name: user.name })

async function play(path: string, body: object): Promise<void> {
  const reply = await app.call('POST', `/api/${path}`, { token: player.token, body })
  expect(reply.status, reply.text).toBe(200)
}
async function deposited(amount: number): Promise<string> {
  const id = await requestDepositFor(app, player, account, { amount })
  const reply = await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
  expect(reply.status, reply.text).toBe(200)
  return id
}
const withdraw = (amount: number) =>
  requestWithdrawalFor(app, player, account, { amount, account_number: payeeOf(player) })

describe('a cheat is found', () => {
  test('who is paid on one account under two names', async () => {
    const first = await requestWithdrawalFor(app, other, account, { account_number: payeeOf(player) })
    const id = await withdraw(30_000)

    const { listed, shown } = await flagged('withdrawals', id)
    const flag = { kind: 'same_payee', player: who(other), request: { id: first, direction: 'withdrawal' } }
    expect(listed).toMatchObject([flag])
    expect(shown).toMatchObject([flag])
    expect((await flagged('withdrawals', first)).listed).toMatchObject([{ kind: 'same_payee', player: who(player) }])
  })

  test('who has two players on one device', async () => {
    for (const [{ user, password }, place] of [
      [player, 1],
      [other, 2],
    ] as const) {
      await app.call('POST', '/api/login', {
        body: { user_name: user.user_name, password },
        headers: { cookie: `device=${'0e'.repeat(16)}` },
        address: `10.210.${place}.${Number(user.id) % 250}`,
      })
    }
    const id = await requestDepositFor(app, player, account)

    const { listed, shown } = await flagged('deposits', id)
    expect(listed).toMatchObject([{ kind: 'same_device', player: who(other), request: null }])
    expect(shown).toMatchObject([{ kind: 'same_device', player: who(other) }])
  })

  test('who sends one receipt twice, with another reference, and again when it was compressed anew', async () => {
    const picture = await drawnReceipt({
      amount: '50000',
      transaction_id: `010023456${String(player.id * 7_368_787n)
        .padStart(8, '0')
        .slice(-8)}`,
      time: '202611031402',
      name: 'THAZIN',
    })
    const send = (from: TestPlayer, bytes: Buffer) =>
      requestDepositFor(app, from, account, { receipt: bytes.toString('base64') })
    const first = await send(player, picture)
    const again = await send(player, picture)
    const later = await send(other, await sentOn(picture))

    const own = { kind: 'same_picture', player: who(player), request: { id: first, direction: 'deposit' } }
    const { listed, shown } = await flagged('deposits', again)
    expect(listed).toContainEqual(expect.objectContaining({ kind: 'same_picture' }))
    expect(shown).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'same_picture', player: who(other) })]),
    )
    expect(shown).toContainEqual(expect.objectContaining({ ...own, request: expect.objectContaining(own.request) }))
    const seen = (await flagged('deposits', later)).shown.map(({ request }) => request?.id)
    expect(seen).toEqual([again, first])
  })

  test('who takes a deposit out again, and did not play', async () => {
    const deposit = await deposited(50_000)
    await play('exchange-main-to-game', { amount: 50_000 })
    await play('digitbet', { bet_type: 'big', bet_amount: 1_000, multiplier: 1, rolled_number: 3 })
    await play('exchange-game-to-main', { amount: 45_000 })
    const id = await withdraw(48_000)

    const { listed, shown } = await flagged('withdrawals', id)
    const passing = { kind: 'pass_through', player: null, request: { id: deposit }, amount: 50_000, staked: 1_000 }
    expect(listed).toMatchObject([passing])
    expect(shown).toMatchObject([passing])
  })

  test('who asks again and again within an hour', async () => {
    let id = ''
    for (let count = 1; count < VELOCITY_REQUESTS; count++) id = await requestDepositFor(app, player, account)
    expect((await flagged('deposits', id)).listed).toEqual([])
    const last = await requestDepositFor(app, player, account)

    const { listed, shown } = await flagged('deposits', last)
    expect(listed).toMatchObject([{ kind: 'velocity', player: null, count: VELOCITY_REQUESTS }])
    expect(shown).toEqual(listed)
  })
})

describe('an honest player is not flagged', () => {
  test('who takes out another amount, or comes days later', async () => {
    await deposited(50_000)
    const other_amount = await withdraw(90_000)
    expect((await flagged('withdrawals', other_amount)).shown).toEqual([])
    await decideRequest(consoleClient, `/withdrawals/${other_amount}`, {
      as: cashier,
      decision: 'reject',
      body: { reason: 'check_failed' },
    })
    const id = await withdraw(50_000)
    expect(kindsOf((await flagged('withdrawals', id)).shown)).toEqual(['pass_through'])

    await app.owner_db`
      update cashier.request set decided_at = decided_at - interval '4 days'
      where player_id = ${player.id} and direction = 'deposit'`
    expect((await flagged('withdrawals', id)).shown).toEqual([])
  })

  test('who staked a tenth of the deposit', async () => {
    await deposited(50_000)
    await play('exchange-main-to-game', { amount: 50_000 })
    const bet = { bet_type: 'big', bet_amount: 1_000, multiplier: 1, rolled_number: 3 }
    for (let count = 0; count < 5; count++) await play('digitbet', bet)
    await play('exchange-game-to-main', { amount: 45_000 })

    expect((await flagged('withdrawals', await withdraw(48_000))).shown).toEqual([])
  })
})

test('flags refuse nothing, and are gone when the request is decided', async () => {
  await requestWithdrawalFor(app, other, account, { account_number: payeeOf(player) })
  const id = await withdraw(30_000)
  expect(kindsOf((await flagged('withdrawals', id, cashier)).shown)).toEqual(['same_payee'])

  const reply = await decideRequest(consoleClient, `/withdrawals/${id}`, {
    as: cashier,
    decision: 'reject',
    body: { reason: 'check_failed' },
  })
  expect(reply.status, reply.text).toBe(200)
  expect((await flagged('withdrawals', id)).shown).toEqual([])
})

test('an agent reads nothing of players of others', async () => {
  const agent = await consoleClient.staff('agent')
  await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
  await requestWithdrawalFor(app, other, account, { account_number: payeeOf(player) })
  const id = await withdraw(30_000)

  expect(await flagged('withdrawals', id, agent)).toEqual({ listed: [], shown: [] })
  expect(kindsOf((await flagged('withdrawals', id)).listed)).toEqual(['same_payee'])
})
