import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestPlayer } from '../../support/app/start-test-app.ts'
import { openSite } from '../harness/browser.ts'
import { faultsOf } from './read-states.ts'
import { GUEST_STATES, MEMBER_STATES } from './states.ts'

const site = openSite()

const REFUSED =
  /^POST \/api\/(?:login|register|change-password|break|deposit-limits|exchange-main-to-game) answered 4\d\d$/
const NO_TABLE = /^POST \/api\/shan-launch-game\S* answered 503$/

test('what a guest sees fits, reads and is complete, in every language', { timeout: 180_000 }, async () => {
  const page = await site.visit({ expects: [REFUSED] })

  expect(await faultsOf(page, GUEST_STATES)).toEqual([])
})

test('what a player sees fits, reads and is complete, in every language', { timeout: 240_000 }, async () => {
  const player = await site.app.player({ main: kyat(123_456), game: kyat(54_321) })
  await play(player)
  const page = await site.visit({ as: player, expects: [REFUSED, /^GET \/nowhere answered 404$/, NO_TABLE] })

  expect(await faultsOf(page, MEMBER_STATES)).toEqual([])
})

async function play(player: TestPlayer): Promise<void> {
  for (const bet of [
    { bet_type: 'digit', digit: 7 },
    { bet_type: 'big', digit: null },
  ]) {
    const body = { ...bet, rolled_number: 4, bet_amount: 100, multiplier: 1 }
    const reply = await site.app.call('POST', '/api/digitbet', { token: player.token, body })
    expect(reply.status).toBe(200)
  }
}
