import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HeldDecision } from '#held-credit/contract/staff.ts'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { launch, md5, openShanProvider, roundOf, sendBalances, signed } from '#tests/support/partners/shan-provider.ts'
import { openHeldCreditsApp, setCaps } from '#tests/support/use-cases/held-credits.ts'
import { createProvider } from '../provider/provider.ts'
import { compareRounds } from '../reconciliation/compare-rounds.ts'

const provider = await openShanProvider()
const { app, decided, list, balanceHeld } = await openHeldCreditsApp({ shan: provider.settings })
let player: TestPlayer
beforeEach(async () => {
  await setCaps(app, { call: 1_000, day: 5_000 })
  player = await seated()
})
afterEach(() => app.expectReconciled())
afterAll(() => provider.close())

async function seated(): Promise<TestPlayer> {
  const newcomer = await app.player({ game: kyat(500) })
  expect((await launch(app, newcomer)).status).toBe(200)
  return newcomer
}
const round = (balance: number) => sendBalances(app, signed(roundOf(player, balance)))
const money = async () => ({ game: (await app.balancesOf(player)).game, hold: await balanceHeld(player) })
const has = (game: number, hold: number) => ({ game: kyat(game), hold: kyat(hold) })
const receivable = async () => {
  const [row] = await app.owner_db<{ receivable: bigint }[]>`
    select coalesce(sum(receivable), 0)::bigint as receivable from shan.settlement where player_id = ${player.id}`
  return row?.receivable
}
const decide = async (decision: HeldDecision) => decided((await list(player))[0], decision)

async function walletTold(): Promise<number> {
  const { agent_code: operator_code, secret_key } = provider.settings
  const request_time = String(Math.floor(Date.now() / 1_000))
  const sign = md5(`${operator_code}${request_time}getbalance${secret_key}`)
  const batch_requests = [{ member_account: player.user.user_name, product_code: 100_200 }]
  const body = { batch_requests, operator_code, currency: 'MMK', sign, request_time }
  const reply = await app.call('POST', '/api/shan/balance', { body })
  return (reply.body as unknown as { data: { balance: number }[] }).data[0]?.balance ?? -1
}

describe('a win above the cap of a call', () => {
  test('is answered as done, and waits in the hold; exactly the cap passes', async () => {
    expect(await round(1_500)).toMatchObject({ status: 200, body: { code: 'SUCCESS' } })
    expect(await money()).toEqual(has(1_500, 0))

    expect(await round(2_500.01)).toMatchObject({ status: 200, body: { code: 'SUCCESS' } })

    expect(await money()).toEqual({ game: kyat(1_500), hold: kyat(1_000) + 100n })
    expect(await list(player)).toMatchObject([
      { partner: 'shan', game: 'Shan', amount: 1_000.01, cap: 'call', product_code: null },
    ])
    // The provider's own wallet has the whole win, as the provider told us.
    expect(await walletTold()).toBe(2_500.01)
  })

  test('passes the cap of an hour together with those of other players, also when twenty tables race', async () => {
    await app.owner_db`delete from held_credit.partner_hour`
    await setCaps(app, { call: 1_000, day: 5_000, hour: 2_000 })
    const crowd = [player, ...(await Promise.all(Array.from({ length: 19 }, seated)))]

    await Promise.all(crowd.map((one) => sendBalances(app, signed(roundOf(one, 800)))))

    const games = await Promise.all(crowd.map(async (one) => (await app.balancesOf(one)).game))
    expect(games.reduce((sum, game) => sum + game, 0n)).toBe(kyat(20 * 500 + 6 * 300))
    const holds = await Promise.all(crowd.map(balanceHeld))
    expect(holds.reduce((sum, one) => sum + one, 0n)).toBe(kyat(14 * 300))
    const [last] = (await Promise.all(crowd.map((one) => list(one)))).flat()
    expect(last).toMatchObject({ partner: 'shan', amount: 300, cap: 'hour', cap_amount: 2_000 })
  })

  test('is held once when twenty copies race, and answered alike ever after', async () => {
    const told = signed(roundOf(player, 3_000))

    const replies = await Promise.all(Array.from({ length: 20 }, () => sendBalances(app, told)))

    expect(replies.filter(({ body }) => body.code === 'SUCCESS')).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'ALREADY_PROCESSED')).toHaveLength(19)
    expect(await money()).toEqual(has(500, 2_500))
  })

  test('counts what the round gives to all at the table', async () => {
    const other = await seated()
    const players = [player, other].map(({ user }) => ({ player_id: user.member_account, balance: 1_100 }))

    await sendBalances(app, signed(roundOf(player, 0, { players })))

    const holds = await Promise.all([player, other].map((one) => balanceHeld(one)))
    expect(holds.toSorted((one, other) => Number(one - other))).toEqual([0n, kyat(600)])
  })

  test('that is found in the provider’s list is held as well', async () => {
    const at = new Date(Date.now() + 1_000)
    await app.owner_db`update shan.session set launched_at = now() - interval '10 minutes' where player_id = ${player.id}`
    const created_at = new Date(at.getTime() - 120_000).toISOString()
    provider.answer('member-transactions', ({ body }) => ({
      body: {
        data: {
          transactions:
            body.member_account === player.user.user_name
              ? [
                  {
                    member_account: player.user.user_name,
                    wager_code: `listed-${player.id}`,
                    bet_amount: 100,
                    before_balance: 500,
                    after_balance: 2_500,
                    created_at,
                  },
                ]
              : [],
        },
      },
    }))

    const { settled } = await compareRounds(app.worker_db, createProvider(provider.settings))

    expect(settled).toBe(1)
    expect(await money()).toEqual(has(500, 2_000))
  })
})

test('the cap of a day adds up rounds', async () => {
  for (const balance of [1_500, 2_500, 3_500, 4_500, 5_500]) await round(balance)
  expect(await money()).toEqual(has(5_500, 0))

  await round(5_500.5)

  expect(await list(player)).toMatchObject([{ amount: 0.5, cap: 'day' }])
})

describe('a loss after a held win', () => {
  test('takes the win first: it was played on with, and nothing is owed of it', async () => {
    await round(2_500)
    await round(1_000)
    expect(await money()).toEqual(has(500, 500))

    await round(300)

    expect(await money()).toEqual(has(300, 0))
    expect(await receivable()).toBe(0n)
    expect(await list(player)).toEqual([])
  })

  test('after its release takes from the balance', async () => {
    await round(2_500)
    await decide('release')
    expect(await money()).toEqual(has(2_500, 0))

    await round(400)

    expect(await money()).toEqual(has(400, 0))
  })

  test('of an earlier session leaves the win of that one alone', async () => {
    await round(2_500)
    expect((await launch(app, player)).status).toBe(200)
    expect(provider.requested.at(-1)?.body.balance).toBe(500)

    await round(200)

    expect(await money()).toEqual(has(200, 2_000))
  })
})

test('a refused win closes the table, where the money still is', async () => {
  await round(2_500)

  await decide('refuse')

  expect(await money()).toEqual(has(500, 0))
  expect(await round(2_000)).toMatchObject({ status: 409, body: { code: 'SESSION_CLOSED' } })
  expect(await walletTold()).toBe(500)
  expect([await money(), await receivable()]).toEqual([has(500, 0), 0n])
})

test('a held win is no win in the player’s log before it is released', async () => {
  const log = async () => (await app.call('GET', '/api/player/game-logs?type=today', { token: player.token })).body.data
  await round(2_500)
  expect(await log()).toMatchObject([{ win_loss: 0, held: 2_000 }])

  await decide('release')

  expect(await log()).toMatchObject([{ win_loss: 2_000 }])
})
