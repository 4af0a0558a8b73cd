import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { LANGUAGE_COOKIE, type Language, MEMBER_COOKIE } from '#platform/contract/language.ts'
import type { GscSettings, ShanSettings } from '#platform/server/settings.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { CHROMIUM_ARGS } from '#scripts/chromium.ts'
import { freePort } from '#scripts/start/free-port.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../../support/app/start-test-app.ts'
import { saveEvidence } from './evidence.ts'
import { type LatinFont, storeSystemFonts } from './system-fonts.ts'
import { type Watch, watchPage } from './watch-page.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
export const DIST = join(ROOT, 'apps', 'site', 'dist')
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Long enough for two busy cores; nothing waits as long when it works. */
const PATIENCE_MS = 15_000

export interface VisitOptions {
  /** With a session already; without, a guest. */
  as?: TestPlayer
  /** Chosen on an earlier visit, English unless another one is named; null where none was. */
  language?: Language | null
  viewport?: { width: number; height: number }
  /** Faults that belong to the story. Each has to happen, and no other may. */
  expects?: RegExp[]
  /** Faults that the story may bring, depending on the moment. */
  allows?: RegExp[]
  context?: BrowserContextOptions
  /** Another origin of the same platform, such as the console's. */
  at?: string
  /** The device's font for Latin letters; a phone's Roboto unless another one is named. */
  font?: LatinFont
}

/** A game provider of the platform under test: it opens before the platform, and closes before it. */
export interface Partner {
  gsc: GscSettings
  shan?: ShanSettings
  /** Where it lets guests in. */
  demo_play_url?: string
  /** Fills the lobby with what the partner offers. */
  stock(app: TestApp): Promise<void>
  close(): Promise<void>
}
export type OpenPartner = (platform_url: string) => Promise<Partner>

interface SiteOptions {
  is_demo?: boolean
  partner?: OpenPartner
  allowed_origins?: string[]
  /** Another build of the screens, in place of the one that stands there. */
  dist_dir?: string
  log?: Log
}

export interface Site {
  readonly app: TestApp
  /** A new person with an empty browser, on an empty page. */
  visit(options?: VisitOptions): Promise<Page>
}

const running = new Map<LatinFont, Promise<Browser>>()

/**
 * One browser for all files of this worker: a context of its own keeps visits apart, and a start costs two seconds. It
 * ends with the worker.
 */
async function sharedBrowser(font: LatinFont): Promise<Browser> {
  if (!(await running.get(font))?.isConnected()) running.set(font, launchBrowser(font))
  return running.get(font) as Promise<Browser>
}

async function launchBrowser(font: LatinFont): Promise<Browser> {
  const fonts = await storeSystemFonts(font)
  process.once('exit', fonts.remove)
  const env = { ...process.env, ...fonts.env }
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: CHROMIUM_ARGS, env })
}

/**
 * The real platform on a real port, once per file, and a browser. After each test every page
 * that was visited must be free of faults, and at the end the ledger must hold.
 */
export function openSite(options: SiteOptions = {}): Site {
  let app: TestApp
  let partner: Partner | undefined
  let url = ''
  let is_second_try = false
  let visits: { page: Page; watch: Watch; expects: RegExp[]; allows: RegExp[] }[] = []

  beforeAll(async () => {
    // Both sides have to know the other's address before they are opened.
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    partner = await options.partner?.(url)
    const { gsc, shan, demo_play_url } = partner ?? {}
    const { is_demo, allowed_origins, log, dist_dir = DIST } = options
    app = await startTestApp({ is_demo, allowed_origins, log, gsc, shan, demo_play_url, dist_dir })
    await app.fastify.listen({ port, host: '127.0.0.1' })
    await partner?.stock(app)
    // A test does not pay for its start.
    await sharedBrowser('Roboto')
  })

  beforeEach(({ task }) => {
    is_second_try = (task.result?.retryCount ?? 0) > 0
  })

  afterEach(async ({ task }) => {
    const seen = visits
    visits = []
    if (task.result?.state === 'fail') await saveEvidence(task.name, seen, is_second_try)
    const faults = seen.flatMap(({ watch, ...known }) => watch.faults(known))
    await Promise.all(seen.map(({ page }) => page.context().close()))
    // The message names them: of a second try, it is all that is left.
    expect(faults, faults.join('; ')).toEqual([])
  })

  afterAll(async () => {
    await app?.expectReconciled()
    await partner?.close()
    await app?.close()
  })

  return {
    get app() {
      return app
    },
    async visit({ expects = [], allows = [], font = 'Roboto', ...visit } = {}) {
      const origin = visit.at ?? url
      const context = await newContext(await sharedBrowser(font), origin, visit)
      // To record every try would cost each of them a third of its time.
      if (is_second_try) await context.tracing.start({ screenshots: true, snapshots: true })
      const page = await context.newPage()
      visits.push({ page, watch: await watchPage(page, origin), expects, allows })
      return page
    },
  }
}

async function newContext(browser: Browser, origin: string, visit: VisitOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: visit.viewport ?? PHONE,
    storageState: storageOf(origin, visit),
    // A service worker would keep a test's changes of the network from the page; tests of a bad line allow it.
    serviceWorkers: 'block',
    ...visit.context,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Cookies and local storage that the browser of this person has from an earlier visit. */
function storageOf(origin: string, { as, language = 'en' }: VisitOptions): BrowserContextOptions['storageState'] {
  const kept = {
    ...(language && { lan: language }),
    ...(as && { token: as.token, profile: JSON.stringify(as.user) }),
  }
  const hints = { ...(language && { [LANGUAGE_COOKIE]: language }), ...(as && { [MEMBER_COOKIE]: '1' }) }
  const cookie = { domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: false, secure: false } as const
  return {
    cookies: Object.entries(hints).map(([name, value]) => ({ ...cookie, name, value, sameSite: 'Lax' })),
    origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
  }
}

/** `expect` that asks again until it is so. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50 })
}

/** Waits until React has taken the document over. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilInteractive(page)
}

/** The player comes back to the page, which asks for the player and the balances at once. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

export async function logIn(page: Page, player: { user_name: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await dialog.getByLabel('User name or phone').fill(player.user_name)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
}

export async function openMenu(page: Page, name = 'Menu') {
  const menu = page.getByRole('dialog', { name })
  // One that was closed is there until it has left.
  await menu.waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  return menu
}

/** The text under a field that is marked wrong, as a screen reader finds it; null under a right one. */
export function fieldError(field: Locator): Promise<string | null> {
  return field.evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return null
    const lines = (input.getAttribute('aria-describedby') ?? '').split(' ')
    return lines.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })
}

/** The name that a player would give to the colour of a text. */
export function hueOf(text: Locator): Promise<'red' | 'yellow' | 'green' | 'other'> {
  return text.evaluate((it) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(it).color.match(/[\d.]+/g) ?? []).map(Number)
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
    if (spread < 40) return 'other'
    if (green === Math.max(red, green, blue)) return 'green'
    if (red < Math.max(red, green, blue)) return 'other'
    return (green - Math.min(green, blue)) / spread > 0.3 ? 'yellow' : 'red'
  })
}
