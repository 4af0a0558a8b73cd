import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Role } from '#contract/staff-rules.ts'
import { openConsoleOf, type TestConsole } from '#server/testing/open-console.ts'
import { DESK, freePort, type Site, type VisitOptions } from './browser.ts'

const DIST = join(fileURLToPath(new URL('../..', import.meta.url)), 'console', 'dist')

export interface Desk {
  readonly console: TestConsole
  /** Somebody of the staff with an empty browser, at the sign-in. */
  visit(options?: Pick<VisitOptions, 'viewport'>): Promise<Page>
  /** The same, signed in through the screens. */
  signedIn(role: Role): Promise<{ page: Page; user_name: string }>
  /** Refusals that a page met since this was asked last, and no test may leave one unseen. */
  refusals(): string[]
}

/** The staff's door beside the players', on a port of its own. A demo asks nobody for an authenticator. */
export function openDesk(site: Site, options: { is_demo?: boolean } = {}): Desk {
  let desk: TestConsole
  let url = ''
  let met: string[] = []

  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    desk = await openConsoleOf(site.house, { ...options, dist_dir: DIST })
    await desk.app.listen({ port, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await desk?.close()
    expect(met).toEqual([])
  })

  const opened: Desk = {
    get console() {
      return desk
    },
    refusals() {
      const seen = met
      met = []
      return seen
    },
    async visit({ viewport = DESK } = {}) {
      const page = await site.visit({ viewport, context: { baseURL: url } })
      page.on('response', (response) => {
        if (response.status() < 400 || !response.url().startsWith(url)) return
        met.push(`${response.request().method()} ${new URL(response.url()).pathname} answered ${response.status()}`)
      })
      await page.goto('/')
      return page
    },
    async signedIn(role) {
      const staff = await desk.hire(role)
      const page = await opened.visit()
      await giveLogin(page, staff)
      await page.getByRole('navigation', { name: 'Screens' }).waitFor({ state: 'attached' })
      return { page, user_name: staff.user_name }
    },
  }
  return opened
}

export async function giveLogin(page: Page, staff: { user_name: string; password: string }): Promise<void> {
  await page.getByLabel('User name').fill(staff.user_name)
  await page.getByLabel('Password', { exact: true }).fill(staff.password)
  await page.keyboard.press('Enter')
}
