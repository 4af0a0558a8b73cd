import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'

let app: TestApp
let player: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  player = await app.player()
})
afterAll(() => app.close())

/** Every list of the specification that is not paged. */
test.each([
  '/banner',
  '/popup-ads-banner',
  '/banner_Text',
  '/promotion',
  '/contact',
  '/game_types',
  '/providers/SLOT',
  '/game_lists/1/1',
  '/game_lists/1/1?page=1',
  '/hot_game_lists',
  '/toptenwithdraw',
  '/banks',
  '/depositlogfinicial',
  '/withdrawlogfinicial',
  '/player/game-logs?type=today',
  '/videoads',
  '/digitbet/history',
  '/agent-payment-type',
  '/user-payment',
  '/twod-bet-slips',
  '/evening-twod-bet-slips',
])('%s answers its list in data, in the envelope that all lists share', async (path) => {
  const { status, body } = await app.call('GET', `/api${path}`, { token: player.token })

  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'Request was successful.', message: expect.any(String) })
  expect(Array.isArray(body.data)).toBe(true)
})
