import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { transaction } from '#platform/server/database/database.ts'
import type { Promotion } from '#promotion/contract/player.ts'
import { seedPromotionDemo, settleClaims } from '#promotion/server/index.ts'
import { queueSettlement, settleDraw } from '#two-d/server/index.ts'
import { wrongEvents } from '../faults/harness/events.ts'
import type { TestStaff } from '../support/app/open-console.ts'
import type { TestPlayer } from '../support/app/start-test-app.ts'
import { startTestAppWithStaff } from '../support/app/test-app-with-staff.ts'
import { settled } from '../support/partners/sync-catalog.ts'
import { decideRequest } from '../support/use-cases/decide-request.ts'
import { eventsOf } from '../support/use-cases/events.ts'
import { paymentAccount, type TestAccount } from '../support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '../support/use-cases/request-from-cashier.ts'
import { declareTestDraw, openTestDraw } from '../support/use-cases/two-d-draw.ts'

const { app, consoleClient, cashier } = await startTestAppWithStaff(['cashier'])
const COPIES = 20
let account: TestAccount
let welcome: number
beforeAll(async () => {
  account = await paymentAccount(app)
  await seedPromotionDemo(app.owner_db)
  await settled()
  const offers = (await app.call('GET', '/api/promotion?lan=en')).body.data as Promotion[]
  welcome = offers.find(({ offer }) => offer?.event === 'visit')?.id ?? 0
})

const recordedOf = async (player: TestPlayer) =>
  (await eventsOf(app, player)).map(({ kind, content }) => [kind, content])
const copies = <T>(work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: COPIES }, (_, place) => work(place)))

describe.each([
  ['deposit', (player: TestPlayer) => requestDepositFor(app, player, account, { amount: 30_000 })],
  ['withdrawal', (player: TestPlayer) => requestWithdrawalFor(app, player, account)],
] as const)('of a %s', (noun, request) => {
  const rich = () => app.player({ main: kyat(100_000) })
  const decide = (id: string, decision: 'approve' | 'reject', as: TestStaff = cashier) =>
    decideRequest(consoleClient, `/${noun}s/${id}`, {
      as,
      decision,
      ...(decision === 'reject' && { body: { reason: 'other', note: 'Please call us' } }),
    })
  const content = { number: expect.any(Number), amount: 30_000 }

  test('the approval is recorded once, also when it is sent again and when twenty copies race', async () => {
    const player = await rich()
    const id = await request(player)
    expect(await recordedOf(player)).toEqual([])

    await copies(() => decide(id, 'approve'))
    await decide(id, 'approve')

    expect(await recordedOf(player)).toEqual([[`${noun}.approved`, content]])
  })

  test('the rejection is recorded once with its reason', async () => {
    const player = await rich()
    const id = await request(player)

    await copies(() => decide(id, 'reject'))
    await decide(id, 'approve')

    const rejection = { code: 'other', note: 'Please call us' }
    expect(await recordedOf(player)).toEqual([[`${noun}.rejected`, { ...content, rejection }]])
  })

  test('a decision that is refused or rolled back is not recorded', async () => {
    const player = await rich()
    const id = await request(player)
    const stale = await decideRequest(consoleClient, `/${noun}s/${id}`, { as: cashier, body: { version: 99 } })
    await app.owner_db.unsafe(`
      create function staff.fail() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create trigger fail before insert on staff.audit for each row when (new.action like '%.approve')
        execute function staff.fail()`)
    const failed = await decide(id, 'approve')
    await app.owner_db.unsafe('drop function staff.fail() cascade')

    expect([stale.status, failed.status]).toEqual([409, 500])
    expect(await recordedOf(player)).toEqual([])
    expect((await decide(id, 'approve')).status).toBe(200)
    expect(await recordedOf(player)).toEqual([[`${noun}.approved`, content]])
  })
})

describe('of a bonus', () => {
  const claim = (player: TestPlayer, idempotency_key: string) =>
    app.call('POST', `/api/promotion/${welcome}/claim`, { token: player.token, body: {}, idempotency_key })

  test('that it was given and finished is recorded once, also when twenty copies race', async () => {
    const player = await app.player()
    const idempotency_key = randomUUID()
    await copies(() => claim(player, idempotency_key))
    // Another claim of the same offer is refused.
    expect((await claim(player, randomUUID())).status).not.toBe(200)
    expect(await recordedOf(player)).toEqual([['bonus.given', { amount: 5_000, was_reviewed: false }]])

    await app.owner_db`update promotion.claim set goal = 0 where player_id = ${player.id}`
    await Promise.all([settleClaims(app.worker_db), settleClaims(app.worker_db)])
    await settleClaims(app.worker_db)

    expect((await recordedOf(player)).slice(1)).toEqual([['bonus.finished', { amount: 5_000 }]])
  })

  test('that it was lost is recorded once', async () => {
    const player = await app.player()
    await claim(player, randomUUID())

    await app.owner_db`update promotion.claim set ends_at = now() where player_id = ${player.id}`
    await Promise.all([settleClaims(app.worker_db), settleClaims(app.worker_db)])

    expect((await recordedOf(player)).slice(1)).toEqual([['bonus.lost', { amount: 5_000, why: 'lapsed' }]])
  })
})

describe('of a draw', () => {
  test('each line that won is recorded once, and so is each prize that is taken back', async () => {
    const [winner, loser] = [await app.player({ main: kyat(10_000) }), await app.player({ main: kyat(10_000) })]
    const { id, game_date } = await openTestDraw(app.owner_db)
    const bet = async (player: TestPlayer, num: string) => {
      const body = { totalAmount: 500, amounts: [{ num, amount: 500 }], session: 'morning' }
      const place = () =>
        app.call('POST', '/api/twod-bet', { token: player.token, body, idempotency_key: randomUUID() })
      // A draw that was just opened is seen within half a second.
      await vi.waitUntil(async () => (await place()).status === 200, { timeout: 10_000 })
    }
    for (const num of ['34', '34']) await bet(winner, num)
    await bet(loser, '43')
    const settleOften = () => Promise.all([1, 2, 3].map(() => settleDraw(app.worker_db, id)))
    const line = { game_date, session: 'morning', digits: '34', amount: 40_000 }
    const won = ['two_d.slip_won', line]

    await declareTestDraw(app.owner_db, id, '34')
    await settleOften()
    await transaction(app.worker_db, (tx) => queueSettlement(tx, id))
    await settleOften()
    expect([await recordedOf(winner), await recordedOf(loser)]).toEqual([[won, won], []])

    await declareTestDraw(app.owner_db, id, '43')
    await settleOften()
    const corrected = ['two_d.result_corrected', line]
    expect((await recordedOf(winner)).slice(2)).toEqual([corrected, corrected])
    expect(await recordedOf(loser)).toEqual([['two_d.slip_won', { ...line, digits: '43' }]])
  })
})

test('a change of the password is recorded once, and one that is refused is not', async () => {
  const player = await app.player()
  const change = (current_password: string, place: number) =>
    app.call('POST', '/api/change-password', {
      token: player.token,
      body: { current_password, password: 'lantern-umbrella', password_confirmation: 'lantern-umbrella' },
      address: `10.72.${place}.1`,
    })
  expect((await change('another-umbrella', 0)).status).not.toBe(200)
  expect(await recordedOf(player)).toEqual([])

  const replies = await copies((place) => change(player.password, place))

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await recordedOf(player)).toEqual([['password.changed', {}]])
})

test('a bet, an exchange and a request write no event', async () => {
  const player = await app.player({ main: kyat(50_000), game: kyat(50_000) })
  const bet = { bet_type: 'big', bet_amount: 100, multiplier: 1, rolled_number: 3 }
  await app.call('POST', '/api/digitbet', { token: player.token, body: bet })
  await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 100 } })
  await requestDepositFor(app, player, account)

  expect(await recordedOf(player)).toEqual([])
})

test('the check of the fault harness finds a lost event, an invented one and a gap', async () => {
  const player = await app.player({ main: kyat(100_000) })
  for (let count = 0; count < 2; count++) {
    const id = await requestDepositFor(app, player, account)
    await decideRequest(consoleClient, `/deposits/${id}`, { as: cashier })
  }
  expect(await wrongEvents(app.owner_db)).toEqual([])
  const [one] = await app.owner_db<{ cause_id: string }[]>`
    delete from outbox.event where player_id = ${player.id} and number = 1 returning cause_id`
  const invented = randomUUID()
  await app.owner_db`
    insert into outbox.event (player_id, number, kind, cause_id, content)
    values (${player.id}, 3, 'bonus.given', ${invented}, '{"amount": 1, "was_reviewed": true}')`

  expect((await wrongEvents(app.owner_db)).toSorted()).toEqual(
    [
      `deposit.approved ${one?.cause_id}: it has no event`,
      `bonus.given ${invented}: nothing has happened`,
      `the events of player ${player.id} have other numbers than 1 to 2`,
    ].toSorted(),
  )
})
