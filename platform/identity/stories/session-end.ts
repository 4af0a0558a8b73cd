import type { Page } from 'playwright-core'
import { lookAgain } from '#tests/e2e/harness/browser.ts'
import type { TestApp, TestPlayer } from '#tests/support/app/start-test-app.ts'

/** As the server ends them: signed out elsewhere, or thirty days over. */
export async function endSessionsOf(app: TestApp, player: TestPlayer): Promise<void> {
  await app.owner_db`update identity.session set revoked_at = now() where player_id = ${player.id} and revoked_at is null`
}

/** The same while a page is looked at, which hears of it at once; what its poll hears has tests of its own. */
export async function endSessionsOver(page: Page, ...[app, player]: Parameters<typeof endSessionsOf>): Promise<void> {
  await endSessionsOf(app, player)
  await lookAgain(page)
}

/** The sheet over a page whose session has ended. */
export const endSheet = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended.' })

/** The player goes on as a guest. */
export async function dismissEnd(page: Page): Promise<void> {
  await endSheet(page).getByRole('button', { name: 'Close this dialog' }).click()
  await endSheet(page).waitFor({ state: 'detached' })
}

export async function signInOver(page: Page, player: TestPlayer): Promise<void> {
  const sheet = endSheet(page)
  await sheet.getByLabel('User name or phone').fill(player.phone)
  await sheet.getByLabel('Password', { exact: true }).fill(player.password)
  await sheet.getByRole('button', { name: 'Login' }).click()
}

/** The player signs in in another tab of the same browser, which this page follows without a load. */
export async function signInElsewhere(page: Page, player: TestPlayer): Promise<void> {
  const kept = { profile: JSON.stringify(player.user), token: player.token }
  await page.evaluate(({ profile, token }) => {
    localStorage.setItem('profile', profile)
    localStorage.setItem('token', token)
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
  }, kept)
}
