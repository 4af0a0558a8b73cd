import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { inShort } from '../short-run.ts'
import { newVisitor } from './slow-page.ts'

/** The way from home into each further screen, as the router goes it. */
const LAZY_SCREENS = [
  '/games?tab=all',
  '/shan',
  '/2d',
  '/2d/bet?session=morning',
  '/digitbet',
  '/digitbet/fairness',
  '/wallet/internal-transfer',
  '/transactions',
  '/exchange-log',
  '/information?tab=profile',
  '/information?tab=transfer',
  '/information?tab=logs&type=game_logs',
  '/login',
]

/** By then whatever follows a screen unasked has come. */
const LATE_MS = 1_500

/** The body as it travels, in brotli. */
function travelled(url: string, cookie = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', cookie } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

export async function documentBytes(url: string, cookie?: string): Promise<number> {
  return (await travelled(url, cookie)).length
}

/** The scripts that the document asks for, all of them. */
export async function scriptBytes(url: string, cookie?: string): Promise<number> {
  const html = brotliDecompressSync(await travelled(url, cookie)).toString()
  const files = [...html.matchAll(/(?:rel="modulepreload" href|<script type="module" src)="([^"]+\.js)"/g)]
  const sizes = await Promise.all(files.map(async ([, file = '']) => (await travelled(new URL(file, url).href)).length))
  return sizes.reduce((sum, each) => sum + each, 0)
}

export interface LazyScreen {
  name: string
  bytes: number
  /** Late parts, fetched while the player looks at the screen. */
  bytes_after: number
}

/** The bytes that each further screen loads after home: its scripts, styles and texts. */
export async function lazyScreens(
  browser: Browser,
  home: string,
  member: Record<string, string>,
): Promise<LazyScreen[]> {
  const screens: LazyScreen[] = []
  for (const path of inShort(LAZY_SCREENS.slice(0, 2), LAZY_SCREENS)) {
    const storage = path === '/login' ? {} : member
    const weight = await bytesAfterHome(browser, { home, storage }, async (page) => {
      const before = await page.locator('main h1').textContent()
      await page.evaluate((target) => {
        history.pushState(null, '', target)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.waitForFunction((old) => document.querySelector('main h1')?.textContent !== old, before)
    })
    screens.push({ name: path, ...weight })
  }
  return screens
}

/** The bytes that a guest's press on Login loads. */
export async function lazyLogin(browser: Browser, home: string): Promise<number> {
  const { bytes } = await bytesAfterHome(browser, { home, storage: {} }, async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('dialog').waitFor()
  })
  return bytes
}

/** Registers a player. Answers the values that the browser of a player stores. */
export async function registerPlayer(home: string): Promise<Record<string, string>> {
  const password = 'lacquer-umbrella'
  const body = { name: 'Ma Thiri', phone: '09420000001', password, password_confirmation: password }
  const answer = await fetch(new URL('/api/register', home), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: { token: string; user: object } }
  return { token: data.token, profile: JSON.stringify(data.user) }
}

/** The scripts and styles that `act` fetches when home has all of its own, and those that follow unasked. */
async function bytesAfterHome(
  browser: Browser,
  visitor: { home: string; storage: Record<string, string> },
  act: (page: Page) => Promise<void>,
): Promise<Omit<LazyScreen, 'name'>> {
  const context = await newVisitor(browser, { storage: visitor.storage, url: visitor.home, popup_seen: true })
  const page = await context.newPage()
  await page.goto(visitor.home, { waitUntil: 'networkidle' })
  await page.evaluate(stampChanges)
  await act(page)
  await sleep(LATE_MS)
  const files = await page.evaluate(filesSince)
  await context.close()
  const sum = (all: typeof files) => all.reduce((total, { bytes }) => total + bytes, 0)
  return { bytes: sum(files.filter((file) => !file.is_late)), bytes_after: sum(files.filter((file) => file.is_late)) }
}

type StampedWindow = Window & { begun: number; shown: number }

/** Runs in the page: notes when the new screen or dialog stands there. A look from outside would come a moment later. */
function stampChanges(): void {
  const stamped = window as unknown as StampedWindow
  const headline = () =>
    document.querySelector('dialog[open] h2')?.textContent ?? document.querySelector('main h1')?.textContent
  const before = headline()
  stamped.begun = performance.now()
  stamped.shown = Number.POSITIVE_INFINITY
  const observer = new MutationObserver(() => {
    if (headline() === before) return
    stamped.shown = performance.now()
    observer.disconnect()
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open'],
  })
}

/** Runs in the page: scripts and styles asked for since then, as they travelled. */
function filesSince(): { bytes: number; is_late: boolean }[] {
  const { begun, shown } = window as unknown as StampedWindow
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files
    .filter(({ name, startTime }) => startTime >= begun && /\.(?:js|css)$/.test(name))
    .map(({ encodedBodySize, startTime }) => ({ bytes: encodedBodySize, is_late: startTime > shown }))
}
