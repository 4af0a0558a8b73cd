import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { type AggregatorCalls, newId, openAggregatorCalls, TEST_GSC } from '../testing/aggregator-calls.ts'
import { openHouse, type TestHouse, type TestPlayer } from '../testing/open-house.ts'

let house: TestHouse
let calls: AggregatorCalls
let player: TestPlayer
beforeAll(async () => {
  house = await openHouse({ gsc: TEST_GSC })
  calls = openAggregatorCalls(house)
})
afterEach(() => house.expectBooksToHold())
afterAll(() => house.close())

describe('a stake', () => {
  test('takes what it says from the game balance, and a prize gives', async () => {
    player = await house.player({ main: kyat(7), game: kyat(1_000) })
    const wager_code = newId()

    const bet = await calls.move('withdraw', player, { action: 'BET', amount: 100, wager_code, wager_status: 'BET' })
    const win = await calls.move('deposit', player, { action: 'SETTLED', amount: '250.5', wager_code })

    expect(bet).toEqual({
      member_account: player.user.user_name,
      product_code: 1091,
      before_balance: 1_000,
      balance: 900,
      code: 0,
      message: '',
    })
    expect(win).toMatchObject({ before_balance: 900, balance: 1_150.5, code: 0 })
    expect(await house.balancesOf(player)).toEqual({ main: kyat(7), game: kyat(1_150) + 5_000n })
    expect(await calls.balance(player)).toEqual({
      member_account: player.user.user_name,
      product_code: 1091,
      balance: 1_150.5,
      code: 0,
      message: '',
    })
  })

  test.each(['BET', 'TIP', 'BET_PRESERVE', 'bet'])('called %s takes, whatever its sign', async (action) => {
    player = await house.player({ game: kyat(100) })

    expect(await calls.move('withdraw', player, { action, amount: 10 })).toMatchObject({ code: 0, balance: 90 })
    expect(await calls.move('withdraw', player, { action, amount: '-10' })).toMatchObject({ code: 0, balance: 80 })
  })

  test('is refused when the balance is too small, and leaves no trace under its id', async () => {
    player = await house.player({ game: kyat(100) })
    const movement = { action: 'BET', amount: 100.0001, id: newId() }

    const refused = await calls.move('withdraw', player, movement)
    await calls.move('deposit', player, { action: 'BONUS', amount: 50 })
    const taken = await calls.move('withdraw', player, movement)

    expect(refused).toMatchObject({ code: 1001, before_balance: 100, balance: 100 })
    expect(taken).toMatchObject({ code: 0, before_balance: 150, balance: 49.9999 })
  })
})
