import { afterEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import { newId, signedBody } from '#tests/support/partners/aggregator-calls.ts'

const { app, calls } = await startTestAppWithCallbacks()
let player: TestPlayer
afterEach(() => app.expectReconciled())

const NOON = Date.UTC(2026, 0, 5, 12)
const game = async () => (await app.balancesOf(player)).game

function wager(more: object = {}) {
  return {
    member_account: player.user.user_name,
    bet_amount: '10',
    valid_bet_amount: 10,
    prize_amount: '25.5',
    tip_amount: 0,
    wager_type: 'NORMAL',
    wager_code: newId(),
    wager_status: 'SETTLED',
    round_id: 'r',
    channel_code: 'gscp',
    game_type: 'SLOT',
    settled_at: NOON,
    created_at: NOON,
    payload: { lines: 20 },
    product_code: '1091',
    game_code: 'GEM',
    currency: 'MMK',
    ...more,
  }
}

const push = (...wagers: object[]) => calls.send('pushbetdata', signedBody('pushbetdata', { wagers }))
const stored = (wager_code: string) =>
  app.owner_db`select status, bet_amount, prize_amount, settled_at from seamless.wager where wager_code = ${wager_code}`

describe('a pushed wager', () => {
  test('is written down once, however often it comes, and moves no money', async () => {
    player = await app.player({ game: kyat(100) })
    const told = wager()

    expect(await push(told)).toEqual({ code: 0, message: '' })
    expect(await push(told, told)).toMatchObject({ code: 0 })

    expect(await stored(told.wager_code)).toEqual([
      { status: 'SETTLED', bet_amount: kyat(10), prize_amount: kyat(25) + 5_000n, settled_at: new Date(NOON) },
    ])
    expect(await game()).toBe(kyat(100))
  })

  test('stands as its latest report says, in whatever order the words come', async () => {
    player = await app.player()
    const reports = [
      wager({ wager_code: 'w-order', wager_status: 'BET', prize_amount: 0, settled_at: 0 }),
      wager({ wager_code: 'w-order', prize_amount: 20 }),
      wager({ wager_code: 'w-order', wager_status: 'RESETTLED', prize_amount: 5, settled_at: NOON + 1_000 }),
      wager({ wager_code: 'w-order', wager_status: 'RESETTLED', prize_amount: 7, settled_at: NOON + 2_000 }),
    ]
    for (const order of [reports, reports.toReversed(), [2, 0, 3, 1].map((place) => reports[place] as object)]) {
      for (const report of order) await push(report)
      expect(await stored('w-order')).toMatchObject([{ status: 'RESETTLED', prize_amount: kyat(7) }])
      await app.owner_db`delete from seamless.wager`
    }
    expect(await push(...reports.toReversed())).toMatchObject({ code: 0 })
    expect(await stored('w-order')).toMatchObject([{ status: 'RESETTLED', prize_amount: kyat(7) }])
  })

  test('of a hundred at once, or in twenty calls that race, is there', async () => {
    player = await app.player()
    const wagers = Array.from({ length: 100 }, () => wager())

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => push(...(index % 2 ? wagers : wagers.toReversed()))),
    )

    expect(answers.every(({ code }) => code === 0)).toBe(true)
    const [count] = await app.owner_db`
      select count(*)::int as n from seamless.wager where wager_code = any (${wagers.map((each) => each.wager_code)})`
    expect(count?.n).toBe(100)
  })

  test('comes under the older name of the list as well, and in any case', async () => {
    player = await app.player()
    const told = wager({ wager_status: 'settled', currency: 'mmk' })

    expect(
      await calls.send('pushbetdata', signedBody('pushbetdata', { transactions: [{ ...told, Wager_type: 'x' }] })),
    ).toMatchObject({ code: 999 })
    expect(await calls.send('pushbetdata', signedBody('pushbetdata', { Transactions: [told] }))).toMatchObject({
      code: 0,
    })
    expect(await stored(told.wager_code)).toMatchObject([{ status: 'SETTLED' }])
  })

  test('of nobody is passed over and said, and the others are written down', async () => {
    player = await app.player()
    const told = wager()

    expect(await push(wager({ member_account: 'P9999999999' }), told)).toMatchObject({ code: 1000 })
    expect(await stored(told.wager_code)).toHaveLength(1)
  })

  test.each([
    ['no list', { wagers: 7 }],
    ['a wager that is none', { wagers: ['x'] }],
    ['no wager code', { wagers: [{ ...({} as object), product_code: 1 }] }],
    ['more than a call may have', { wagers: Array.from({ length: 501 }, () => ({})) }],
  ])('in a call with %s changes nothing', async (_what, fields) => {
    expect(await calls.send('pushbetdata', signedBody('pushbetdata', fields))).toMatchObject({ code: 999 })
  })
})

test.each(['bet_amount', 'valid_bet_amount', 'prize_amount'])(
  'a wager with a %s that no honest call has is not written down',
  async (name) => {
    player = await app.player()
    const told = wager()

    for (const amount of ['1e30', '-1e30', '922337203685478', 10_000_000_001])
      expect(await push({ ...told, [name]: amount })).toMatchObject({ code: 999 })
    expect(await stored(told.wager_code)).toEqual([])
  },
)

describe('a wager of the product that pays by pushes', () => {
  const wbet = (more: object) =>
    wager({
      product_code: 1040,
      currency: 'MMK2',
      bet_amount: '0.01',
      prize_amount: '0.03',
      game_type: 'SPORT_BOOK',
      ...more,
    })
  async function bet(wager_code: string) {
    player = await app.player({ game: kyat(100) })
    const batch = calls.batch(player, [{ action: 'BET', amount: '0.01', wager_code }], 1040)
    return calls.send('withdraw', signedBody('withdraw', { currency: 'MMK2', batch_requests: [batch] }))
  }

  test('is paid once, however often and from wherever it is pushed', async () => {
    const wager_code = newId()
    expect((await bet(wager_code)).data[0]).toMatchObject({ code: 0, balance: 0.09 })
    expect(await push(wbet({ wager_code, wager_status: 'BET', prize_amount: 0 }))).toMatchObject({ code: 0 })
    expect(await game()).toBe(kyat(90))

    const answers = await Promise.all(Array.from({ length: 20 }, () => push(wbet({ wager_code }))))

    expect(answers.every(({ code }) => code === 0)).toBe(true)
    expect(await game()).toBe(kyat(120))
  })

  test('that lost is settled and given nothing', async () => {
    const wager_code = newId()
    await bet(wager_code)

    await push(wbet({ wager_code, prize_amount: 0 }))

    expect(await game()).toBe(kyat(90))
    expect(
      await app.owner_db`select action from seamless.effect where wager_code = ${wager_code} order by created_at`,
    ).toHaveLength(2)
  })

  test.each([
    ['in order', [0, 1, 2]],
    ['backwards', [2, 1, 0]],
    ['with the last in the middle', [0, 2, 1]],
  ])('ends with what its latest report says, told %s', async (_order, places) => {
    const wager_code = newId()
    await bet(wager_code)
    const reports = [
      wbet({ wager_code }),
      wbet({ wager_code, wager_status: 'RESETTLED', prize_amount: '0.005', settled_at: NOON + 1_000 }),
      wbet({ wager_code, wager_status: 'VOID', prize_amount: 0, settled_at: NOON + 2_000 }),
    ]

    for (const place of places.filter((each) => each < 2)) await push(reports[place] as object)
    expect(await game()).toBe(kyat(95))
    for (const place of places) await push(reports[place] as object)

    expect(await game()).toBe(kyat(100))
  })

  test('that was cancelled while open gives its stake back once', async () => {
    const wager_code = newId()
    await bet(wager_code)

    await Promise.all(Array.from({ length: 20 }, () => push(wbet({ wager_code, wager_status: 'VOID' }))))

    expect(await game()).toBe(kyat(100))
  })

  test('is paid no more than any honest call pays, however it is split', async () => {
    const codes = [newId(), newId()]
    for (const wager_code of codes) await bet(wager_code)
    // In units of a thousand kyat: each of them may be paid, and both together not.
    const large = codes.map((wager_code) => wbet({ wager_code, prize_amount: '6000000' }))

    const reply = await calls.send('pushbetdata', signedBody('pushbetdata', { wagers: large }))

    expect(reply).toMatchObject({ code: 999 })
    expect(await game()).toBe(kyat(90))
  })

  test('is not paid where no stake is known', async () => {
    player = await app.player()

    expect(await push(wbet({ wager_code: newId() }))).toMatchObject({ code: 1006 })
    expect(await game()).toBe(0n)
  })
})
