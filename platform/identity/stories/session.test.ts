import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, fieldError, open, openMenu, openSite } from '#tests/e2e/harness/browser.ts'
import { dismissEnd, endSessionsOf, endSheet } from './session-end.ts'

const site = openSite()

const POLL_MS = 5_000

const stored = (page: Page) => page.evaluate(() => ['token', 'profile'].map((key) => localStorage.getItem(key)))

async function changePassword(page: Page, values: { old: string; new: string; confirm?: string }): Promise<void> {
  await page.getByLabel('Old password').fill(values.old)
  await page.getByLabel('New password').fill(values.new)
  await page.getByLabel('Confirm password').fill(values.confirm ?? values.new)
  await page.getByRole('button', { name: 'Change password' }).click()
}

test('what is wrong with a new password is told where it is; a right one is told, the player stays, other sessions end', async () => {
  const player = await site.app.player()
  const page = await site.visit({
    as: player,
    expects: [
      /^POST \/api\/change-password answered 422$/,
      /^POST \/api\/change-password answered 401$/,
      /^POST \/api\/change-password failed/,
    ],
  })
  const elsewhere = await site.app.call('POST', '/api/login', {
    body: { user_name: player.phone, password: player.password },
  })
  await open(page, '/information')

  await changePassword(page, { old: player.password, new: 'short', confirm: 'other' })
  await eventually(() => fieldError(page.getByLabel('New password'))).toBe('* Use at least 8 characters.')
  expect(await fieldError(page.getByLabel('Confirm password'))).toBe('* The two passwords don’t match.')
  expect(await page.getByLabel('Old password').inputValue()).toBe(player.password)

  await changePassword(page, { old: 'not-the-password', new: 'a-new-lantern-9' })
  // In a toast, and in a red banner.
  const said = page.getByText('The current password is wrong.')
  await eventually(() => page.getByRole('main').getByText('The current password is wrong.').count()).toBe(1)
  await eventually(() => said.count()).toBe(2)
  expect((await stored(page))[0]).toBe(player.token)

  await page.route('**/api/change-password', (route) => route.abort('connectionfailed'))
  await changePassword(page, { old: player.password, new: 'a-new-lantern-9' })
  await page.getByText('An error occurred during the deposit process. Please try again.').waitFor()
  expect(await page.getByLabel('New password').inputValue()).toBe('a-new-lantern-9')
  await page.unroute('**/api/change-password')

  await changePassword(page, { old: player.password, new: 'a-new-lantern-9' })
  await page.getByText('Password changed successfully').waitFor()
  expect(page.url()).toContain('/information?tab=profile')
  expect(await page.getByLabel('New password').inputValue()).toBe('')
  const { token } = elsewhere.body.data as { token: string }
  expect((await site.app.call('GET', '/api/user', { token })).status).toBe(401)
  await page.reload()
  await page.getByText(player.user.user_name).first().waitFor()
})

test('a session that the platform has ended logs the page out at the next poll', async () => {
  const player = await site.app.player()
  const page = await site.visit({
    as: player,
    expects: [/^GET \/api\/user answered 401$/],
  })
  await page.clock.install()

  const first = page.waitForResponse('**/api/user')
  await open(page, '/wallet/internal-transfer')
  await page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: 'Wallet' }).waitFor()
  await first
  await endSessionsOf(site.app, player)
  await page.clock.fastForward(POLL_MS)
  await endSheet(page).waitFor()
  await dismissEnd(page)

  // Where the specification sends a guest who asks for this page.
  await page.waitForURL('**/login')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor()
  expect(await stored(page)).toEqual([null, null])
  expect(await stored(page)).toEqual([null, null])
})

test('a logout is told, forgets the player, ends the session, and is one in the other tab', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player })
  await open(page, '/transactions')
  const other = await page.context().newPage()
  await open(other, '/transactions')

  const menu = await openMenu(other)
  await menu.getByRole('button', { name: 'Logout' }).click()

  await other.getByText('Logout successfully.').waitFor()
  for (const tab of [other, page]) {
    await tab.waitForURL('**/?type=all')
    expect(await stored(tab)).toEqual([null, null])
  }
  expect((await site.app.call('GET', '/api/user', { token: player.token })).status).toBe(401)
})
