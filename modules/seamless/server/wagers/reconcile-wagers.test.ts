import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { moveTransfersAlong } from '#tests/support/database/move-back.ts'
import {
  type AggregatorCalls,
  createAggregatorCalls,
  newId,
  signedBody,
} from '#tests/support/partners/aggregator-calls.ts'
import { openTestAggregator, type TestAggregator } from '#tests/support/partners/aggregator-server.ts'
import { type Aggregator, createAggregator } from '../aggregator/aggregator.ts'
import { reconcileWagers } from './reconcile-wagers.ts'

let provider: TestAggregator
let app: TestApp
let calls: AggregatorCalls
let aggregator: Aggregator
let player: TestPlayer
beforeAll(async () => {
  provider = await openTestAggregator()
  app = await startTestApp({ gsc: provider.gsc })
  calls = createAggregatorCalls(app)
  player = await app.player({ game: kyat(1_000_000) })
})
beforeEach(async () => {
  provider.wagers = []
  provider.calls = []
  aggregator = createAggregator(provider.gsc, createMetrics())
  await app.owner_db`delete from seamless.wager_difference`
  await app.owner_db`delete from seamless.wager`
  await app.owner_db`delete from seamless.reconciled`
  // Effects of earlier tests become a year old, so that this test does not compare them.
  await app.owner_db`update seamless.effect set created_at = created_at - interval '1 year'`
})
afterEach(async () => {
  await moveTransfersAlong(app)
  await app.expectReconciled()
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const MINUTE = 60_000
const run = () => reconcileWagers({ db: app.worker_db, aggregator })
const saveCursor = (until: Date) => app.owner_db`
  insert into seamless.reconciled (until) values (${until}) on conflict (is_single) do update set until = excluded.until`
const ago = (minutes: number) => Date.now() - minutes * MINUTE

/** A wager that both sides have, played `minutes` ago. */
async function play(
  minutes: number,
  round: { bet?: number; prize?: number; wager_code?: string } = {},
): Promise<string> {
  const { bet = 10, prize = 25, wager_code = newId() } = round
  const settled_at = ago(minutes)
  await calls.move('withdraw', player, { action: 'BET', amount: bet, wager_code })
  await calls.move('deposit', player, { action: 'SETTLED', amount: prize, wager_code, settled_at })
  await app.owner_db`
    update seamless.effect set created_at = ${new Date(settled_at)} where wager_code = ${wager_code}`
  list({ code: wager_code, bet_amount: bet, prize_amount: prize, settled_at })
  return wager_code
}

function list(wager: { code: string; settled_at: number; [field: string]: unknown }) {
  provider.wagers.push({
    member_account: player.user.user_name,
    currency: 'MMK',
    provider_product_oid: 1091,
    game_type: 'SLOT',
    game_code: 'GEM',
    valid_bet_amount: 0,
    bet_amount: 0,
    prize_amount: 0,
    status: 'SETTLED',
    ...wager,
  } as TestAggregator['wagers'][number])
}

const discrepancies = () => app.owner_db`
  select wager_code, kind, our_bet_amount, their_bet_amount, our_prize_amount, their_prize_amount, our_status, their_status
  from seamless.wager_difference where resolved_at is null order by wager_code, kind`

describe('wagers that agree', () => {
  test('are no difference, in windows of at most five minutes up to now', async () => {
    await saveCursor(new Date(ago(32)))
    for (const minutes of [31, 27.5, 20, 10, 3]) await play(minutes)
    const lost = await play(12, { prize: 0 })

    const report = await run()

    expect(report.found).toBe(0)
    expect(report.wagers).toBe(6)
    expect(await discrepancies()).toEqual([])
    const windows = provider.calls.map(({ fields }) => Number(fields.end) - Number(fields.start))
    expect(Math.max(...windows)).toBe(5 * MINUTE)
    expect(windows.length).toBe(6)
    expect(
      await app.owner_db`select listed_at is not null as is_listed from seamless.wager where wager_code = ${lost}`,
    ).toEqual([{ is_listed: true }])
  })

  test('are read once: the next run goes on where this one ended', async () => {
    await saveCursor(new Date(ago(12)))
    await play(8)
    await run()
    provider.calls = []

    expect((await run()).wagers).toBe(0)
    expect(provider.calls).toEqual([])
  })

  test('may be cancelled, rolled back and settled anew, corrected, or given', async () => {
    await saveCursor(new Date(ago(12)))
    const [cancelled, anew, corrected, gift] = [newId(), newId(), newId(), newId()]
    const at = { settled_at: ago(8) }
    const move = (action: string, amount: number, wager_code: string) =>
      calls.move(action === 'BET' ? 'withdraw' : 'deposit', player, { action, amount, wager_code })
    await move('BET', 10, cancelled)
    await move('CANCEL', 10, cancelled)
    list({ code: cancelled, bet_amount: 10, status: 'VOID', ...at })
    await move('BET', 10, anew)
    await move('SETTLED', 20, anew)
    await move('ROLLBACK', -20, anew)
    await move('SETTLED', 5, anew)
    list({ code: anew, bet_amount: 10, prize_amount: 5, ...at })
    await move('BET', 10, corrected)
    await move('SETTLED', 20, corrected)
    await move('RESETTLED', -15, corrected)
    list({ code: corrected, bet_amount: 10, prize_amount: 5, status: 'RESETTLED', ...at })
    await move('BONUS', 7, gift)
    list({ code: gift, prize_amount: 7, status: 'BONUS', ...at })

    await run()

    expect(await discrepancies()).toEqual([])
  })
})

describe('a wager', () => {
  test('that we know nothing of is listed', async () => {
    await saveCursor(new Date(ago(12)))
    list({ code: 'unheard', bet_amount: 10, prize_amount: '2.5', settled_at: ago(8) })
    list({ code: 'of-a-stranger', member_account: 'nobody', bet_amount: 10, settled_at: ago(8) })
    list({ code: 'about-nothing', settled_at: ago(8) })

    expect((await run()).found).toBe(2)

    expect(await discrepancies()).toMatchObject([
      { wager_code: 'of-a-stranger', kind: 'missing_here' },
      {
        wager_code: 'unheard',
        kind: 'missing_here',
        their_bet_amount: kyat(10),
        their_prize_amount: 25_000n,
        our_status: null,
      },
    ])
  })

  test('that the aggregator does not have is listed, when its list has had time to name it', async () => {
    await saveCursor(new Date(ago(22)))
    const wager_code = await play(18)
    provider.wagers = []

    await run()

    expect(await discrepancies()).toMatchObject([
      {
        wager_code,
        kind: 'missing_there',
        our_bet_amount: kyat(10),
        our_prize_amount: kyat(25),
        our_status: 'SETTLED',
        their_status: null,
      },
    ])
  })

  test('of other amounts or in another state is listed', async () => {
    await saveCursor(new Date(ago(12)))
    const [dearer, open] = [await play(8), newId()]
    Object.assign(provider.wagers[0] as object, { prize_amount: 25.0001 })
    await calls.move('withdraw', player, { action: 'BET', amount: 10, wager_code: open })
    list({ code: open, bet_amount: 10, prize_amount: 40, settled_at: ago(8) })

    await run()

    const found = await discrepancies()
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ wager_code: dearer, kind: 'amounts_differ', their_prize_amount: kyat(25) + 1n }),
        expect.objectContaining({
          wager_code: open,
          kind: 'status_differs',
          our_status: 'BET',
          their_status: 'SETTLED',
        }),
        expect.objectContaining({ wager_code: open, kind: 'amounts_differ', our_prize_amount: 0n }),
      ]),
    )
  })

  test('is listed once, however often it is looked at, and closed when a late call mends it', async () => {
    await saveCursor(new Date(ago(12)))
    const wager_code = newId()
    await calls.move('withdraw', player, { action: 'BET', amount: 10, wager_code })
    list({ code: wager_code, bet_amount: 10, prize_amount: 40, settled_at: ago(8) })
    for (let times = 0; times < 3; times++) {
      await saveCursor(new Date(ago(12)))
      await run()
    }
    expect(await discrepancies()).toHaveLength(2)

    await calls.move('deposit', player, { action: 'SETTLED', amount: 40, wager_code })
    await run()

    expect(await discrepancies()).toEqual([])
    expect(await app.owner_db`select from seamless.wager_difference where wager_code = ${wager_code}`).toHaveLength(2)
  })

  test('that was pushed and not listed has no word of its own in the list', async () => {
    await saveCursor(new Date(ago(22)))
    const wager_code = await play(18)
    provider.wagers = []
    const told = {
      member_account: player.user.user_name,
      wager_code,
      wager_status: 'SETTLED',
      product_code: 1091,
      currency: 'MMK',
    }
    await calls.send(
      'pushbetdata',
      signedBody('pushbetdata', { wagers: [{ ...told, bet_amount: 10, prize_amount: 25 }] }),
    )

    await run()

    expect(await discrepancies()).toMatchObject([{ wager_code, kind: 'missing_there' }])
  })
})

describe('the run', () => {
  test('begins with the first thing that happened, and catches up in bounded steps', async () => {
    await app.owner_db`update seamless.effect set created_at = now() - interval '10 hours'`

    const first = await run()
    const calls_of_first = provider.calls.length
    const second = await run()
    const third = await run()

    expect(calls_of_first).toBe(48)
    expect(first.until?.getTime()).toBeLessThan(ago(5.9 * 60))
    expect(second.until?.getTime()).toBeGreaterThan(ago(2.1 * 60))
    expect(third.until?.getTime()).toBeGreaterThan(ago(3))
  })

  test('of several at once says what one says', async () => {
    await saveCursor(new Date(ago(32)))
    for (const minutes of [31, 25, 20]) await play(minutes)
    list({ code: 'unheard', bet_amount: 10, settled_at: ago(22) })

    await Promise.all([run(), run(), run(), run()])

    expect(await discrepancies()).toMatchObject([{ wager_code: 'unheard', kind: 'missing_here' }])
    const [cursor] = await app.owner_db<{ until: Date }[]>`select until from seamless.reconciled`
    expect(cursor?.until.getTime()).toBeGreaterThan(ago(3.1))
  })

  test('that the aggregator does not answer keeps what it has, and goes on there later', async () => {
    await saveCursor(new Date(ago(32)))
    list({ code: 'unheard', bet_amount: 10, settled_at: ago(31) })
    list({ code: 'unreadable', currency: 'THB', bet_amount: 10, settled_at: ago(22) })

    await expect(run()).rejects.toThrow('a wager that cannot be read')
    expect(await discrepancies()).toHaveLength(1)
    provider.wagers.pop()
    await run()

    const [cursor] = await app.owner_db<{ until: Date }[]>`select until from seamless.reconciled`
    expect(cursor?.until.getTime()).toBeGreaterThan(ago(3.1))
  })
})
