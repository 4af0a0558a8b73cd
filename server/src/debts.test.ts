import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlayerDebt } from '#contract/counter.ts'
import { kyat } from '#contract/money.ts'
import { openConsoleOf, type TestConsole } from './testing/open-console.ts'
import { openHouse, type TestHouse, type TestPlayer } from './testing/open-house.ts'
import { launch, openShanProvider, roundOf, type ShanProvider, signed, tell } from './testing/shan-provider.ts'

let provider: ShanProvider
let house: TestHouse
let desk: TestConsole
beforeAll(async () => {
  provider = await openShanProvider()
  house = await openHouse({ shan: provider.settings })
  desk = await openConsoleOf(house)
})
afterAll(() => Promise.all([desk.close(), house.close(), provider.close()]))

async function debtsOf(player: TestPlayer): Promise<PlayerDebt[]> {
  const reply = await desk.call('GET', `/players/${player.id}/debts`, { as: await desk.staff('cashier') })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as PlayerDebt[]
}

test('the staff sees what a player owes, and from where', async () => {
  const player = await house.player({ game: kyat(50_000) })
  expect(await debtsOf(player)).toEqual([])

  await launch(house, player)
  await house.call('POST', '/api/exchange-game-to-main', { token: player.token, body: { amount: 50_000 } })
  await tell(house, signed(roundOf(player, 20_000)))

  expect(await debtsOf(player)).toEqual([{ game: 'shan', amount: 30_000 }])
})

test('another agent does not', async () => {
  const player = await house.player()
  const reply = await desk.call('GET', `/players/${player.id}/debts`, { as: await desk.staff('agent') })
  expect(reply.status).toBe(404)
})
