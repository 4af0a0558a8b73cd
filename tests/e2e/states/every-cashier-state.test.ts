import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { openConsoleOf, type TestConsole } from '../../support/app/open-console.ts'
import type { TestPlayer } from '../../support/app/start-test-app.ts'
import { decideRequest } from '../../support/use-cases/decide-request.ts'
import { paymentAccount } from '../../support/use-cases/payment-accounts.ts'
import { openSite } from '../harness/browser.ts'
import { CASHIER_STATES } from './cashier-states.ts'
import { faultsOf } from './read-states.ts'

const site = openSite()
let consoleClient: TestConsole
let account_id = 0
beforeAll(async () => {
  account_id = (await paymentAccount(site.app)).id
  await paymentAccount(site.app, { name: 'Yadana Bank', account_number: '003411807726' })
  consoleClient = await openConsoleOf(site.app)
})
afterAll(() => consoleClient.close())

const REFUSED = /^POST \/api\/(?:deposit|withdraw)finicial answered 422$/

test('the cashier fits, reads and is complete, in every language', { timeout: 240_000 }, async () => {
  const player = await site.app.player({ main: kyat(123_456), game: kyat(54_321) })
  await deposit(player, '482913')
  await reject(await deposit(player, '482914'))
  const page = await site.visit({ as: player, expects: [REFUSED] })

  expect(await faultsOf(page, CASHIER_STATES)).toEqual([])
})

async function deposit(player: TestPlayer, refrence_no: string): Promise<string> {
  const body = { agent_payment_type_id: account_id, amount: 50_000, refrence_no }
  const reply = await site.app.call('POST', '/api/depositfinicial', { token: player.token, body })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body as { data: { id: string } }).data.id
}

async function reject(id: string): Promise<void> {
  const as = await consoleClient.staff('owner')
  const reply = await decideRequest(consoleClient, `/deposits/${id}`, {
    as,
    decision: 'reject',
    body: { reason: 'reference_used' },
  })
  expect(reply.status, reply.text).toBe(200)
}
