import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forgetRefusals } from '#idempotency/server/index.ts'
import { demoGrant, post } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { transaction } from '#platform/server/database/database.ts'
import { uuidV7 } from '#platform/server/random.ts'
import type { Promotion } from '#promotion/contract/player.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import type { Reply, TestPlayer } from '../support/app/start-test-app.ts'
import { startTestAppWithStaff } from '../support/app/test-app-with-staff.ts'
import { settled } from '../support/partners/sync-catalog.ts'
import { paymentAccount, type TestAccount } from '../support/use-cases/payment-accounts.ts'
import { openTestDraw } from '../support/use-cases/two-d-draw.ts'

const { app, owner } = await startTestAppWithStaff(['owner'])
let account: TestAccount
let offer_id: number
beforeAll(async () => {
  account = await paymentAccount(app)
  await openTestDraw(app.owner_db)
  await seedPromotionDemo(app.owner_db)
  await settled()
  const offers = (await app.call('GET', '/api/promotion')).body.data as Promotion[]
  // The one for new players, who need no deposit for it.
  offer_id = offers.find(({ offer }) => offer?.event === 'visit')?.id ?? 0
})
afterEach(() => app.expectReconciled())

interface KeyedCall {
  path: () => string
  body: (player: TestPlayer) => object
  other: (player: TestPlayer) => object
}

const CALLS: Record<string, KeyedCall> = {
  'digit bet': {
    path: () => '/digitbet',
    body: () => ({ bet_type: 'big', bet_amount: 100, multiplier: 1, rolled_number: 3 }),
    other: () => ({ bet_type: 'small', bet_amount: 100, multiplier: 1, rolled_number: 3 }),
  },
  '2D slip': {
    path: () => '/twod-bet',
    body: () => ({ totalAmount: 500, amounts: [{ num: '34', amount: 500 }] }),
    other: () => ({ totalAmount: 500, amounts: [{ num: '35', amount: 500 }] }),
  },
  'exchange to the game balance': {
    path: () => '/exchange-main-to-game',
    body: () => ({ amount: 100 }),
    other: () => ({ amount: 101 }),
  },
  'exchange to the main balance': {
    path: () => '/exchange-game-to-main',
    body: () => ({ amount: 100 }),
    other: () => ({ amount: 101 }),
  },
  withdrawal: {
    path: () => '/withdrawfinicial',
    body: ({ password }) => withdrawal(password, 30_000),
    other: ({ password }) => withdrawal(password, 31_000),
  },
  deposit: {
    path: () => '/depositfinicial',
    body: () => ({ agent_payment_type_id: account.id, amount: 5_000, refrence_no: '482913' }),
    other: () => ({ agent_payment_type_id: account.id, amount: 6_000, refrence_no: '482913' }),
  },
  'claim of an offer': {
    path: () => `/promotion/${offer_id}/claim`,
    body: () => ({}),
    other: () => ({}),
  },
}
const withdrawal = (password: string, amount: number) => ({
  payment_type_id: account.payment_type_id,
  account_name: 'Ko Aung',
  account_number: '09421000630',
  amount,
  password,
})
/** Those that money alone lets through. */
const PAID_CALLS = Object.entries(CALLS).filter(([name]) => name !== 'deposit' && name !== 'claim of an offer')

const send = (player: TestPlayer, path: string, body: object, idempotency_key?: string): Promise<Reply> =>
  app.call('POST', `/api${path}`, { token: player.token, body, ...(idempotency_key && { idempotency_key }) })

const setStatus = (player: TestPlayer, status: 'active' | 'frozen') =>
  app.owner_db`update identity.player set status = ${status} where id = ${player.id}`

/** Into both balances, as if a deposit had come. */
async function grant(player: TestPlayer): Promise<void> {
  await transaction(app.owner_db, (tx) =>
    post(tx, [demoGrant({ cause_id: uuidV7(), player_id: player.id, amount: kyat(100_000) })]),
  )
  const half = await send(player, '/exchange-main-to-game', { amount: 50_000 })
  expect(half.status, half.text).toBe(200)
}

const isOnce = (replies: Reply[]) => new Set(replies.map(({ status, text }) => `${status} ${text}`)).size === 1

describe.each(Object.entries(CALLS))('a %s', (_name, { path, body, other }) => {
  test('that was refused stays refused under its key when the reason is gone; a new key is a new call', async () => {
    const player = await app.player({ main: kyat(100_000), game: kyat(100_000) })
    const key = randomUUID()
    await setStatus(player, 'frozen')
    const first = await send(player, path(), body(player), key)
    expect(first).toMatchObject({ status: 403, body: { code: 'player_frozen' } })
    await setStatus(player, 'active')
    const before = await app.balancesOf(player)

    const copies = await Promise.all(Array.from({ length: 20 }, () => send(player, path(), body(player), key)))

    expect(isOnce([first, ...copies])).toBe(true)
    expect(await app.balancesOf(player)).toEqual(before)
    if (JSON.stringify(other(player)) !== JSON.stringify(body(player))) {
      const reused = await send(player, path(), other(player), key)
      expect(reused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    }
    const anew = await send(player, path(), body(player), randomUUID())
    expect(anew.status, anew.text).toBe(200)
  })

  test('keeps its key where it was not decided: without a session, or without a key at all', async () => {
    const player = await app.player({ main: kyat(100_000), game: kyat(100_000) })
    const key = randomUUID()
    const stranger = { ...player, token: 'A'.repeat(43) }
    expect((await send(stranger, path(), body(player), key)).status).toBe(401)
    await setStatus(player, 'frozen')
    expect((await send(player, path(), body(player))).status).toBe(403)
    await setStatus(player, 'active')

    const sent = await send(player, path(), body(player), key)

    expect(sent.status, sent.text).toBe(200)
  })
})

describe.each(PAID_CALLS)('a %s', (_name, { path, body }) => {
  test('that lacked money gets one answer, though money comes while its copies are on their way', async () => {
    const player = await app.player()
    const key = randomUUID()
    const copies = Array.from({ length: 20 }, async (_, place) => {
      if (place === 10) await grant(player)
      return send(player, path(), body(player), key)
    })

    const replies = await Promise.all(copies)
    const late = await send(player, path(), body(player), key)

    expect(isOnce([...replies, late]), replies.map(({ text }) => text.slice(0, 90)).join('\n')).toBe(true)
  })
})

test('a withdrawal that was refused because withdrawals were closed is not taken when they are open', async () => {
  const player = await app.player({ main: kyat(100_000) })
  const { path, body } = CALLS.withdrawal as KeyedCall
  const key = randomUUID()
  await app.owner_db`insert into switch.off (target, reason, staff_id) values ('withdrawals', 'test', ${owner.id})`
  await settled()
  const first = await send(player, path(), body(player), key)
  expect(first).toMatchObject({ status: 403, body: { code: 'withdrawals_closed' } })
  await app.owner_db`delete from switch.off where target = 'withdrawals'`
  await settled()

  const late = await send(player, path(), body(player), key)

  expect(late.text).toBe(first.text)
  expect(await app.balancesOf(player)).toEqual({ main: kyat(100_000), game: 0n })
})

test('a slip over a limit is refused again with its numbers, when the limit is higher', async () => {
  const player = await app.player({ main: kyat(10_000_000) })
  const key = randomUUID()
  const line = { totalAmount: 500, amounts: [{ num: '77', amount: 500 }] }
  await app.owner_db`update two_d.number_limit set is_closed = true where digits = '77'`
  const first = await send(player, '/twod-bet', line, key)
  expect(first).toMatchObject({ status: 422, text: '["77"]' })
  await app.owner_db`update two_d.number_limit set is_closed = false where digits = '77'`

  const late = await send(player, '/twod-bet', line, key)

  expect([late.status, late.text]).toEqual([first.status, first.text])
})

test('a script that is refused all day is told to wait, and writes no rows then', async () => {
  const player = await app.player({ main: kyat(100) })
  const over = { amount: 5_000 }
  const codes: unknown[] = []
  for (let count = 0; count < 230; count++) {
    codes.push((await send(player, '/exchange-main-to-game', over, randomUUID())).body.code)
  }
  const [{ kept } = { kept: 0n }] = await app.owner_db<{ kept: bigint }[]>`
    select count(*) as kept from idempotency.refusal where player_id = ${player.id}`

  expect(new Set(codes)).toEqual(new Set(['insufficient_main_balance', 'too_many_requests']))
  expect(Number(kept)).toBe(codes.filter((code) => code === 'insufficient_main_balance').length)
})

test('refusals are deleted after a day, and no sooner', async () => {
  const player = await app.player({ main: kyat(100) })
  const keys = [randomUUID(), randomUUID()]
  for (const key of keys) await send(player, '/exchange-main-to-game', { amount: 5_000 }, key)
  await app.owner_db`
    update idempotency.refusal set refused_at = now() - interval '25 hours' where idempotency_key = ${keys[0] as string}`

  await forgetRefusals(app.worker_db)

  const left = await app.owner_db<{ idempotency_key: string }[]>`
    select idempotency_key from idempotency.refusal where player_id = ${player.id}`
  expect(left.map(({ idempotency_key }) => idempotency_key)).toEqual([keys[1]])
})
