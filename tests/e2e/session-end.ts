import type { Page } from 'playwright-core'
import type { TestHouse, TestPlayer } from '#server/testing/open-house.ts'

/** As the server ends them: signed out elsewhere, or thirty days over. */
export async function endSessionsOf(app: TestHouse, player: TestPlayer): Promise<void> {
  await app.owner_db`update identity.session set revoked_at = now() where player_id = ${player.id} and revoked_at is null`
}

/** What stands over a page whose session has ended. */
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
