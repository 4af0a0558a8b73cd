import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import {
  type AggregatorCalls,
  createAggregatorCalls,
  newId,
  TEST_GSC,
} from '#tests/support/partners/aggregator-calls.ts'
import {
  launch,
  openShanProvider,
  roundOf,
  type ShanProvider,
  sendBalances,
  signed,
} from '#tests/support/partners/shan-provider.ts'

let provider: ShanProvider
let app: TestApp
let slots: AggregatorCalls
beforeAll(async () => {
  provider = await openShanProvider()
  app = await startTestApp({ gsc: TEST_GSC, shan: provider.settings })
  slots = createAggregatorCalls(app)
  await app.owner_db`
    insert into seamless.product (product_code, game_type, currency, status) values (1091, 'SLOT', 'MMK', 'ACTIVATED')`
})
afterEach(() => app.expectReconciled())
afterAll(() => Promise.all([app.close(), provider.close()]))

async function seated(money: { main: bigint; game: bigint }): Promise<TestPlayer> {
  const player = await app.player(money)
  const reply = await launch(app, player)
  if (reply.status !== 200) throw new Error(reply.text)
  return player
}
const gameOf = async (player: TestPlayer) => (await app.balancesOf(player)).game

test('a slot win between the launch and a round is not lost, in any order of both reports', async () => {
  for (const is_slot_first of [true, false]) {
    const player = await seated({ main: 0n, game: kyat(1_000) })
    const winAtSlots = () => slots.move('deposit', player, { action: 'SETTLED', amount: 5_000 })
    // The provider knows nothing of the slots: to it the wallet went from 1,000 to 900.
    const loseAtShan = () => sendBalances(app, signed(roundOf(player, 900)))

    if (is_slot_first) await winAtSlots()
    await loseAtShan()
    if (!is_slot_first) await winAtSlots()

    expect(await gameOf(player)).toBe(kyat(5_900))
  }
})

test('a slot win and a round that are told at the same moment both count, a hundred times over', async () => {
  const player = await seated({ main: 0n, game: kyat(1_000) })
  let wallet = 1_000

  for (let times = 0; times < 100; times++) {
    wallet += times % 2 === 0 ? 50 : -30
    const [slot, round] = await Promise.all([
      slots.move('deposit', player, { action: 'SETTLED', amount: 7 }),
      sendBalances(app, signed(roundOf(player, wallet))),
    ])
    expect([slot.code, round.status]).toEqual([0, 200])
  }

  expect(await gameOf(player)).toBe(kyat(wallet + 700))
})

test('rounds, slots, digit bets and exchanges of one player at once: every one of them counts', async () => {
  const player = await seated({ main: kyat(10_000), game: kyat(10_000) })
  const call = (path: string, body: object) => app.call('POST', path, { token: player.token, body })
  const digit = (bets: number) => call('/api/digitbet', { bet_type: 'big', bet_amount: 10 + bets, multiplier: 1 })
  const spin = async () => {
    const wager_code = newId()
    const bet = await slots.move('withdraw', player, { action: 'BET', wager_status: 'BET', wager_code, amount: 20 })
    const win = await slots.move('deposit', player, { action: 'SETTLED', wager_code, amount: 33.5 })
    return { status: bet.code === 0 && win.code === 0 ? 200 : 500 }
  }
  let wallet = 10_000
  const rounds = Array.from({ length: 20 }, (_, index) => {
    wallet += index % 3 === 0 ? -150 : 110
    return signed(roundOf(player, wallet))
  })
  // Told one after the other, as a table does; all else comes in between.
  const play = async () => {
    for (const round of rounds) {
      const { status } = await sendBalances(app, round)
      if (status !== 200) return { status }
    }
    return { status: 200 }
  }

  const replies = await Promise.all([
    play(),
    ...Array.from({ length: 20 }, (_, index) => digit(index)),
    ...Array.from({ length: 15 }, spin),
    ...Array.from({ length: 10 }, () => call('/api/exchange-main-to-game', { amount: 70 })),
    ...Array.from({ length: 5 }, () => call('/api/exchange-game-to-main', { amount: 70 })),
  ])

  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
  const [bets] = await app.owner_db<{ profit: bigint }[]>`
    select sum(win_amount - bet_amount * multiplier)::bigint as profit from digit_bet.bet where player_id = ${player.id}`
  const elsewhere = (bets?.profit ?? 0n) + (15n * kyat(135)) / 10n + kyat(5 * 70)
  expect(await app.balancesOf(player)).toEqual({ main: kyat(10_000 - 5 * 70), game: kyat(wallet) + elsewhere })
})
