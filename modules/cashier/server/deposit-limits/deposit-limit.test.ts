import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CashierRules, DepositLimit } from '#cashier/contract/player.ts'
import { kyat } from '#platform/contract/money.ts'
import { openConsoleOf } from '#tests/support/app/open-console.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'

let app: TestApp
let account: TestAccount
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  account = await paymentAccount(app)
  // The number of those that wait is another rule.
  await app.owner_db`update cashier.setting set pending_deposits_max = 100`
})
beforeEach(async () => {
  player = await app.player()
})
afterEach(() => app.expectReconciled())
afterAll(() => app.close())

const post = (path: string, body: object, as = player) => app.call('POST', path, { token: as.token, body })
const setLimit = (period: unknown, amount: unknown, as = player) => post('/api/deposit-limits', { period, amount }, as)
const confirm = (period: unknown) => post('/api/deposit-limits/confirm', { period })
const payIn = (amount: number, as = player) =>
  post('/api/depositfinicial', { agent_payment_type_id: account.id, amount, refrence_no: '482913' }, as)

const limits = async () =>
  (await app.call('GET', '/api/deposit-limits', { token: player.token })).body.data as DepositLimit[]
const ofDay = async () => (await limits())[0]
const rules = async () =>
  (await app.call('GET', '/api/cashier-rules', { token: player.token })).body.data as CashierRules
const statuses = (replies: Reply[]) => replies.map((reply) => reply.status).toSorted((one, other) => one - other)

/** As if this much time had gone by since the player's last wish. */
const letPass = (seconds: number) => app.owner_db`
  update cashier.deposit_limit set requested_at = requested_at - ${seconds} * interval '1 second'
  where player_id = ${player.id} and holds_from is null`
/** As if the player's deposits, and the limits that they met, were older. */
async function makeOlder(hours: number): Promise<void> {
  await app.owner_db`
    update cashier.request set created_at = created_at - ${hours} * interval '1 hour' where player_id = ${player.id}`
}
const DAY_S = 86_400

describe('a deposit', () => {
  test('may reach the limit exactly, and not pass it by a hundredth of a kyat', async () => {
    await setLimit('day', 100_000)
    expect((await payIn(60_000)).status).toBe(200)

    const over = await payIn(40_000.01)
    expect(over.status).toBe(422)
    expect(over.body).toMatchObject({
      code: 'over_deposit_limit',
      message: 'This exceeds your deposit limit. You can still deposit 40,000 Ks.',
    })
    expect((await payIn(40_000)).status).toBe(200)

    expect((await payIn(1_000)).status).toBe(422)
    expect(await ofDay()).toEqual({ period: 'day', amount: 100_000, used: 100_000, wish: null })
  })

  test.each([
    ['day', 24],
    ['week', 7 * 24],
    ['month', 30 * 24],
  ])('counts against the limit of a %s for %i hours', async (period, hours) => {
    await setLimit(period, 50_000)
    await payIn(50_000)

    await makeOlder(hours - 0.01)
    expect((await payIn(1_000)).status).toBe(422)
    await makeOlder(0.02)
    expect((await payIn(50_000)).status).toBe(200)
  })

  test('meets the lowest of all limits', async () => {
    await setLimit('day', 80_000)
    await setLimit('week', 30_000)
    await setLimit('month', 90_000)

    expect((await rules()).deposit.own_limit_left).toBe(30_000)
    expect((await payIn(30_001)).status).toBe(422)
    expect((await payIn(30_000)).status).toBe(200)
  })

  test('that was rejected does not count', async () => {
    const consoleClient = await openConsoleOf(app)
    const cashier = await consoleClient.staff('cashier')
    await setLimit('day', 50_000)
    const requested = await payIn(50_000)
    const id = (requested.body.data as { id: string }).id
    const body = { reason: 'money_not_received', note: '' }
    await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier, decision: 'reject', body })
    await consoleClient.close()

    expect(await ofDay()).toMatchObject({ used: 0 })
    expect((await payIn(50_000)).status).toBe(200)
  })

  test('of fifty at once never passes it', async () => {
    await setLimit('day', 100_000)

    const replies = await Promise.all(Array.from({ length: 50 }, () => payIn(30_000)))

    expect(statuses(replies)).toEqual([...Array(3).fill(200), ...Array(47).fill(422)])
    expect(await ofDay()).toMatchObject({ used: 90_000 })
  })

  test('that was answered is answered again, whatever the limit is since', async () => {
    const ask = () =>
      app.call('POST', '/api/depositfinicial', {
        token: player.token,
        body: { agent_payment_type_id: account.id, amount: 50_000, refrence_no: '482913' },
        idempotency_key: 'deposit-before-the-limit',
      })
    const first = await ask()
    await setLimit('day', 10_000)

    expect((await ask()).body).toEqual(first.body)
  })

  test('of another player is not held by it', async () => {
    await setLimit('day', 1_000)
    expect((await payIn(50_000, await app.player())).status).toBe(200)
    expect((await rules()).deposit.own_limit_left).toBe(1_000)
  })
})

describe('a limit', () => {
  test('that is lower holds at once, also below what was paid in already', async () => {
    await setLimit('day', 100_000)
    await payIn(60_000)

    const reply = await setLimit('day', 50_000)

    expect(reply.body.data).toMatchObject([{ period: 'day', amount: 50_000, used: 60_000, wish: null }, {}, {}])
    expect((await rules()).deposit.own_limit_left).toBe(0)
    expect((await payIn(1_000)).status).toBe(422)
  })

  test.each([
    ['a higher one', 200_000],
    ['none', null],
  ])('gives way to %s a day later, and only when that is confirmed', async (_what, amount) => {
    await setLimit('day', 100_000)

    expect((await setLimit('day', amount)).body.data).toMatchObject([
      { amount: 100_000, wish: { amount, is_ripe: false } },
      {},
      {},
    ])
    await letPass(DAY_S - 2)
    const early = await confirm('day')
    expect([early.status, early.body.code]).toEqual([409, 'limit_too_early'])
    expect((await payIn(100_001)).status).toBe(422)

    await letPass(3)
    expect((await payIn(100_001)).status, 'not confirmed yet').toBe(422)
    expect((await confirm('day')).body.data).toMatchObject([{ amount, wish: null }, {}, {}])
    expect((await payIn(100_001)).status).toBe(200)
  })

  test('that was asked for is forgotten when a stricter one follows', async () => {
    await setLimit('day', 100_000)
    await setLimit('day', 900_000)
    await letPass(DAY_S)
    await setLimit('day', 50_000)

    expect(await ofDay()).toMatchObject({ amount: 50_000, wish: null })
    expect((await confirm('day')).status).toBe(404)
  })

  test('is kept by asking for it once more, and the day of a second wish begins anew', async () => {
    await setLimit('day', 100_000)
    await setLimit('day', 200_000)
    await letPass(DAY_S)
    await setLimit('day', 900_000)
    expect((await confirm('day')).body.code).toBe('limit_too_early')

    await setLimit('day', 100_000)
    expect(await ofDay()).toMatchObject({ amount: 100_000, wish: null })
  })

  test('cannot be raised early by the server’s role or the owner either', async () => {
    await setLimit('day', 100_000)
    await setLimit('day', 200_000)
    const insert = { player_id: player.id, period: 'day', amount: kyat(300_000), holds_from: new Date() }

    await expect(app.owner_db`insert into cashier.deposit_limit ${app.db(insert)}`).rejects.toThrow(
      'raised a day after',
    )
    await expect(
      app.owner_db`update cashier.deposit_limit set holds_from = now() where player_id = ${player.id}`,
    ).rejects.toThrow('raised a day after')
    await expect(app.db`update cashier.deposit_limit set requested_at = now() - interval '2 days'`).rejects.toThrow(
      'permission denied',
    )
    await expect(app.db`delete from cashier.deposit_limit`).rejects.toThrow('permission denied')
  })

  test.each<[string, unknown, unknown, Record<string, string>]>([
    ['nothing', 'day', undefined, { amount: 'This field is required.' }],
    ['zero', 'day', 0, { amount: 'Please enter a valid amount' }],
    ['less than nothing', 'day', -1, { amount: 'Please enter a valid amount' }],
    ['text', 'day', '50,000', { amount: 'Please enter a valid amount' }],
    ['a part of a kyat', 'day', 0.5, { amount: 'Enter whole kyat.' }],
    ['more than there is', 'day', 1e12 + 1, { amount: 'Please enter a valid amount' }],
    ['an unknown period', 'year', 50_000, { period: 'This value is not valid.' }],
    ['a list of periods', ['day'], 50_000, { period: 'This value is not valid.' }],
  ])('of %s is refused and changes nothing', async (_what, period, amount, errors) => {
    const reply = await setLimit(period, amount)

    expect(reply.status).toBe(422)
    expect(reply.body.errors).toEqual(Object.fromEntries(Object.entries(errors).map(([name, one]) => [name, [one]])))
    expect((await limits()).map((one) => one.amount)).toEqual([null, null, null])
  })

  test('is not there to be confirmed where none was asked for', async () => {
    expect((await confirm('week')).status).toBe(404)
    expect((await confirm('never')).status).toBe(422)
  })

  test('cannot be changed over and over by a script', async () => {
    const replies = []
    for (let count = 0; count < 31; count++) replies.push(await setLimit('month', 1_000_000 - count))
    expect(replies.at(-1)?.status).toBe(429)
  })
})
