import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { PlayerReceivable } from '#player-admin/contract/staff.ts'
import { openConsoleOf, type TestConsole } from '#tests/support/app/open-console.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
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
let consoleClient: TestConsole
beforeAll(async () => {
  provider = await openShanProvider()
  app = await startTestApp({ shan: provider.settings })
  consoleClient = await openConsoleOf(app)
})
afterAll(() => Promise.all([consoleClient.close(), app.close(), provider.close()]))

async function receivablesOf(player: TestPlayer): Promise<PlayerReceivable[]> {
  const reply = await consoleClient.call('GET', `/players/${player.id}/receivables`, {
    as: await consoleClient.staff('cashier'),
  })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as PlayerReceivable[]
}

test('the staff sees what a player owes, and from where', async () => {
  const player = await app.player({ game: kyat(50_000) })
  expect(await receivablesOf(player)).toEqual([])

  await launch(app, player)
  await app.call('POST', '/api/exchange-game-to-main', { token: player.token, body: { amount: 50_000 } })
  await sendBalances(app, signed(roundOf(player, 20_000)))

  expect(await receivablesOf(player)).toEqual([{ game: 'shan', amount: 30_000 }])
})

test('another agent does not', async () => {
  const player = await app.player()
  const reply = await consoleClient.call('GET', `/players/${player.id}/receivables`, {
    as: await consoleClient.staff('agent'),
  })
  expect(reply.status).toBe(404)
})
