import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DigitBetAnswer } from '#contract/digit-bet.ts'
import { kyat } from '#contract/money.ts'
import { hashToken } from '../identity/index.ts'
import { openMetrics } from '../platform/telemetry/metrics.ts'
import { openSwitches } from '../switch/index.ts'
import { openHouse, type TestHouse, type TestPlayer } from '../testing/open-house.ts'
import { openDealer } from './index.ts'
import { openPlaceBet } from './place-bet.ts'
import { rotateSeries } from './series.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Another process of the house remembers other things of the same players. */
function openOtherProcess() {
  const { db, key } = house
  const dealer = openDealer({ db, hot_db: db, key, metrics: openMetrics(), switches: openSwitches(db) })
  const place = openPlaceBet(dealer)
  const roll = async (player: TestPlayer): Promise<DigitBetAnswer> => {
    const bet = { bet_type: 'big', digit: null, bet_amount: kyat(1), multiplier: 1, rolled_number: 0 } as const
    const answer = await place({ token_hash: hashToken(player.token), player_id: player.id, bet, request_id: null })
    return JSON.parse(answer) as DigitBetAnswer
  }
  return { dealer, roll }
}

test('what one process remembers of a player is not believed once another has rolled, paid or changed his series', async () => {
  const player = await house.player({ main: kyat(1_000), game: kyat(1_000) })
  const other = openOtherProcess()
  const here = async (): Promise<DigitBetAnswer> => {
    const body = { bet_type: 'small', bet_amount: 1, multiplier: 1, rolled_number: 0 }
    return (await house.call('POST', '/api/digitbet', { token: player.token, body })).body as unknown as DigitBetAnswer
  }
  const exchange = () =>
    house.call('POST', '/api/exchange-main-to-game', {
      token: player.token,
      body: { amount: 10 },
      request_id: randomUUID(),
    })
  const there = () => other.roll(player)
  const rotate = () => rotateSeries(other.dealer, player.id)

  const answers: DigitBetAnswer[] = []
  for (const step of [here, there, there, here, exchange, here, there, exchange, there, rotate, here, here, there]) {
    const answer = await step()
    if (step === here || step === there) answers.push(answer as DigitBetAnswer)
  }

  const rolled = answers.map((answer) => answer.data.history[0])
  expect(rolled.map((row) => row?.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3])
  for (const [index, answer] of answers.entries()) {
    const until_now = rolled.slice(0, index + 1).toReversed()
    expect(answer.data.history.map((row) => row.id)).toEqual(until_now.map((row) => row?.id))
  }
  expect(answers.at(-1)?.data.balance).toBe(Number((await house.balancesOf(player)).game) / 10_000)
  await house.expectBooksToHold()
})
