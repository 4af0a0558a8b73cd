import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'

const site = openSite()
const app = () => site.app
const PATH = '/information?tab=profile&type=sessions'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

async function loginFrom(player: TestPlayer, address: string): Promise<string> {
  const body = { user_name: player.phone, password: player.password }
  const reply = await app().call('POST', '/api/login', { body, address, headers: { 'user-agent': SAFARI } })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { token: string }).token
}
const statusOf = async (token: string) => (await app().call('GET', '/api/user', { token })).status
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('a player finds a login that was somebody else’s, logs that device out, and then all others', async () => {
  const player = await app().player()
  const foreign = await loginFrom(player, '203.81.64.7')
  const others = [await loginFrom(player, '10.9.0.1'), await loginFrom(player, '10.9.0.2')]
  await app().owner_db`
    update identity.session set created_at = timestamptz '2026-03-05 02:10:00Z', seen_at = timestamptz '2026-03-05 09:00:00Z'
    where player_id = ${player.id} and address = '203.81.64.7'`
  const page = await site.visit({ as: player })
  await open(page, '/information?tab=profile')
  await page.getByText('Last other login').locator('..').getByText('Safari on iPhone').waitFor()

  await page.getByRole('link', { name: /^Logged-in devices/ }).click()

  await eventually(() => rows(page).count()).toBe(4)
  expect(await rows(page).first().getByText('This device').count()).toBe(1)
  const strange = rows(page).filter({ hasText: '203.81.x.x' })
  expect(await strange.innerText()).toMatch(
    /Safari on iPhone\s+203\.81\.x\.x\s+Logged in 5 Mar 2026, 08:40\s+Last used 5 Mar 2026, 15:30/,
  )
  await strange.getByRole('button', { name: 'Logout: Safari on iPhone' }).click()
  await page.getByText('The device has been logged out.').waitFor()
  await eventually(() => rows(page).count()).toBe(3)
  expect(await statusOf(foreign)).toBe(401)

  await page.getByRole('button', { name: 'Log out all other devices' }).click()
  await page.getByText('All other devices have been logged out.').waitFor()
  await eventually(() => rows(page).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Log out all other devices' }).count()).toBe(0)
  expect(await Promise.all([...others, player.token].map(statusOf))).toEqual([401, 401, 200])
})

test('a device that is logged out from another one is so on its open page', async () => {
  const player = await app().player()
  const page = await site.visit({ as: player, expects: [/^GET \/api\/(?:user|break) answered 401$/] })
  await open(page, '/wallet/internal-transfer')
  const elsewhere = await loginFrom(player, '10.9.0.3')
  const list = await app().call('GET', '/api/sessions', { token: elsewhere })
  const { sessions } = list.body.data as { sessions: { id: string; is_current: boolean }[] }
  const its = sessions.find((session) => !session.is_current)

  await app().call('POST', `/api/sessions/${its?.id}/end`, { token: elsewhere, body: {} })

  await eventually(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('the device in hand can be logged out here too', async () => {
  const player = await app().player()
  const page = await site.visit({ as: player, allows: [/^GET \/api\/(user|sessions) answered 401$/] })
  await open(page, PATH)

  await rows(page).first().getByRole('button').click()

  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
  expect(await statusOf(player.token)).toBe(401)
})

test('what could not be done is said, and the list stays', async () => {
  const player = await app().player()
  await loginFrom(player, '10.9.0.4')
  const page = await site.visit({ as: player, expects: [/end-others answered 503$/] })
  await open(page, PATH)
  await page.route('**/api/sessions/end-others', (route) => route.fulfill({ status: 503, json: {} }))

  await page.getByRole('button', { name: 'Log out all other devices' }).click()

  await page.getByText('An unexpected error occurred.').waitFor()
  expect(await rows(page).count()).toBe(2)
})

test('a list that could not be read is asked for again by a press', async () => {
  const player = await app().player()
  const page = await site.visit({ as: player, expects: [/^GET \/api\/sessions answered 503$/] })
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, PATH)
  await page.getByRole('alert').getByText('An unexpected error occurred.').waitFor()

  await page.unroute('**/api/sessions')
  await page.getByRole('button', { name: 'Try again' }).click()

  await eventually(() => rows(page).count()).toBe(1)
})
