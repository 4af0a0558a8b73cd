import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { freePort } from '#scripts/start/free-port.ts'
import type { Role } from '#staff/contract/rules.ts'
import { openConsoleOf, type TestConsole, type TestStaff } from '../../support/app/open-console.ts'
import { DESKTOP, eventually, type Site, type VisitOptions } from './browser.ts'

export const CONSOLE_DIST = join(fileURLToPath(new URL('../../..', import.meta.url)), 'apps', 'console', 'dist')

export interface ConsoleClient {
  readonly console: TestConsole
  /** Somebody of the staff with an empty browser, at the sign-in. */
  visit(options?: Pick<VisitOptions, 'viewport'>): Promise<Page>
  /** The same with a session already, at the first screen of the role; `with_clock` puts its clock into the test's hands. */
  signedIn(who: Role | TestStaff, options?: { with_clock?: boolean }): Promise<{ page: Page; user_name: string }>
  /** Refusals that a page met since this was asked last, and no test may leave one unseen. */
  refusals(): string[]
}

type PageOptions = Pick<VisitOptions, 'viewport' | 'context'> & { with_clock?: boolean | undefined }

/** The staff's console beside the players' site, on a port of its own. A demo asks nobody for an authenticator. */
export function openConsoleClient(site: Site, options: { is_demo?: boolean } = {}): ConsoleClient {
  let consoleClient: TestConsole
  let url = ''
  let met: string[] = []

  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    consoleClient = await openConsoleOf(site.app, { ...options, dist_dir: CONSOLE_DIST })
    await consoleClient.fastify.listen({ port, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await consoleClient?.close()
    expect(met).toEqual([])
  })

  const openPage = async ({ viewport = DESKTOP, context = {}, with_clock = false }: PageOptions = {}) => {
    const page = await site.visit({ viewport, language: null, context: { baseURL: url, ...context } })
    if (with_clock) await page.clock.install()
    page.on('response', (response) => {
      if (response.status() < 400 || !response.url().startsWith(url)) return
      met.push(`${response.request().method()} ${new URL(response.url()).pathname} answered ${response.status()}`)
    })
    await page.goto('/')
    return page
  }

  return {
    get console() {
      return consoleClient
    },
    refusals() {
      const seen = met
      met = []
      return seen
    },
    visit: ({ viewport } = {}) => openPage({ viewport }),
    async signedIn(who, { with_clock } = {}) {
      // By a call: what the screens of the sign-in do is told by console-sign-in.test.ts.
      const { user_name, cookie } = typeof who === 'string' ? await consoleClient.staff(who) : who
      const page = await openPage({ context: { storageState: sessionOf(cookie, url) }, with_clock })
      await page.getByRole('navigation', { name: 'Screens' }).waitFor({ state: 'attached' })
      return { page, user_name }
    },
  }
}

/** The storage of a browser after a sign-in. The call had no port, so the port is added to the cookie's name here. */
function sessionOf(cookie: string, url: string): BrowserContextOptions['storageState'] {
  const [name = '', value = ''] = cookie.split('=')
  const kept = {
    domain: new URL(url).hostname,
    path: '/api/console',
    expires: -1,
    httpOnly: true,
    secure: false,
  } as const
  return {
    cookies: [{ ...kept, name: `${name}_${new URL(url).port}`, value, sameSite: 'Strict' }],
    origins: [{ origin: url, localStorage: [{ name: 'console.signed_in', value: '1' }] }],
  }
}

export async function giveLogin(page: Page, staff: { user_name: string; password: string }): Promise<void> {
  await page.getByLabel('User name').fill(staff.user_name)
  await page.getByLabel('Password', { exact: true }).fill(staff.password)
  // Until the call before is answered the form sends nothing.
  await eventually(() => page.locator('form button[type="submit"]').isEnabled()).toBe(true)
  await page.keyboard.press('Enter')
}
