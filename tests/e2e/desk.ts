import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openConsoleOf, type TestConsole, type TestStaff } from '#server/testing/open-console.ts'
import { DESK, freePort, type Site, type VisitOptions } from './browser.ts'

const DIST = join(fileURLToPath(new URL('../..', import.meta.url)), 'console', 'dist')

export interface Desk {
  readonly console: TestConsole
  /** A browser at the console, on an empty page; with a session already where somebody of the staff is named. */
  sitDown(options?: Omit<VisitOptions, 'as' | 'at' | 'language'> & { staff?: TestStaff }): Promise<Page>
}

/** The staff's door of a site, behind a real port. Of the demo unless told otherwise, where no code is asked for. */
export function openDesk(site: Site, options: { is_demo?: boolean } = {}): Desk {
  let door: TestConsole
  let url = ''

  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    door = await openConsoleOf(site.house, { ...options, dist_dir: DIST })
    await door.app.listen({ port, host: '127.0.0.1' })
  })
  afterAll(() => door?.close())

  return {
    get console() {
      return door
    },
    async sitDown({ staff, ...visit } = {}) {
      const page = await site.visit({ viewport: DESK, ...visit, at: url })
      if (staff) {
        const [name = '', value = ''] = staff.cookie.split('=')
        const cookie = {
          name,
          value,
          domain: '127.0.0.1',
          path: '/api/console',
          httpOnly: true,
          sameSite: 'Strict' as const,
        }
        await page.context().addCookies([cookie])
      }
      return page
    },
  }
}
