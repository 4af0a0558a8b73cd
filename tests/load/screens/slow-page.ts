import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Slow 4G: 150 ms there and back, 1.6 Mb/s down, 750 kb/s up. */
const LINK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** Longer than this without a call, and everything that a first view asks for has come. */
const QUIET_MS = 700
const LONG_TASK_MS = 50

export interface Load {
  lcp_ms: number
  interactive_ms: number
  blocking_ms: number
  shift: number
  /** Everything that had travelled when the page answered, in bytes as they travelled. */
  bytes_until_interactive: number
  /** The same until the page was quiet. */
  bytes: number
}

interface Seen {
  lcp_ms: number
  fcp_ms: number
  interactive_ms: number | null
  shift: number
  long_tasks: { start: number; duration: number }[]
}

type MeasuredWindow = Window & { seen: Seen; tapped: number | null; painted: number | null }

/** Runs in the page before anything of it. */
function observe(): void {
  const page = window as unknown as MeasuredWindow
  page.seen = { lcp_ms: 0, fcp_ms: 0, interactive_ms: null, shift: 0, long_tasks: [] }
  page.tapped = null
  page.painted = null
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => {
    page.seen.lcp_ms = entry.startTime
  })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') page.seen.fcp_ms = entry.startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) page.seen.shift += value
  })
  on('longtask', ({ startTime, duration }) => void page.seen.long_tasks.push({ start: startTime, duration }))
  // A button answers from the moment on at which React has given it its properties.
  const watch = setInterval(() => {
    const button = document.querySelector('header button')
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
    page.seen.interactive_ms = performance.now()
    clearInterval(watch)
  }, 10)
}

/** Six times slower, on a machine where others work. */
const WAIT_MS = 180_000

export async function openSlowPage(context: BrowserContext, cpu: number): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', LINK)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(observe)
  return page
}

/** One load from the address to the last byte of the first view. */
export async function load(page: Page, url: string): Promise<Load> {
  const protocol = await page.context().newCDPSession(page)
  const arrived: { at: number; bytes: number }[] = []
  let begun = Number.NaN
  let last = performance.now()
  await protocol.send('Network.enable')
  protocol.on('Network.requestWillBeSent', ({ timestamp }) => {
    if (Number.isNaN(begun)) begun = timestamp
    last = performance.now()
  })
  protocol.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) => {
    arrived.push({ at: (timestamp - begun) * 1_000, bytes: encodedDataLength })
    last = performance.now()
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => (window as unknown as MeasuredWindow).seen.interactive_ms !== null)
  while (performance.now() - last < QUIET_MS) await sleep(QUIET_MS / 4)
  const seen = await page.evaluate(() => (window as unknown as MeasuredWindow).seen)
  await protocol.detach()
  const blocking = seen.long_tasks
    .filter(({ start }) => start >= seen.fcp_ms)
    .map(({ duration }) => duration - LONG_TASK_MS)
  const interactive_ms = seen.interactive_ms ?? Number.NaN
  const sum = (files: { bytes: number }[]) => files.reduce((all, { bytes }) => all + bytes, 0)
  return {
    lcp_ms: seen.lcp_ms,
    interactive_ms,
    blocking_ms: blocking.reduce((sum, each) => sum + each, 0),
    shift: seen.shift,
    bytes_until_interactive: sum(arrived.filter(({ at }) => at <= interactive_ms)),
    bytes: sum(arrived),
  }
}

/** From the press until what it brings is painted, once its code is there. `wanted` is what appears. */
export async function tapToPaint(
  page: Page,
  tap: { on: string; wanted: string; undo: () => Promise<unknown> },
): Promise<number> {
  // The first press fetches the code; the second one is measured.
  await page.locator(tap.on).first().click()
  await page.locator(tap.wanted).first().waitFor()
  await tap.undo()
  await page.locator(tap.wanted).first().waitFor({ state: 'detached' })
  await page.evaluate(waitForPaint, tap.wanted)
  await page.locator(tap.on).first().click()
  await page.waitForFunction(() => (window as unknown as MeasuredWindow).painted !== null)
  return page.evaluate(() => {
    const { painted, tapped } = window as unknown as MeasuredWindow
    return (painted ?? 0) - (tapped ?? 0)
  })
}

/** Runs in the page. */
function waitForPaint(wanted: string): void {
  const measured = window as unknown as MeasuredWindow
  measured.tapped = null
  measured.painted = null
  const press = (event: Event) => {
    measured.tapped = event.timeStamp
    requestAnimationFrame(look)
  }
  const look = () => {
    if (!document.querySelector(wanted)) requestAnimationFrame(look)
    // The frame that shows it ends before the next task begins.
    else
      setTimeout(() => {
        measured.painted = performance.now()
      }, 0)
  }
  document.addEventListener('click', press, { capture: true, once: true })
}

/** As after the popup was closed, which lies over what is measured and shares code with it. */
const POPUP_SEEN = () => sessionStorage.setItem('popup-seen', '1')

export interface Visitor {
  language?: 'en' | 'mm'
  /** Whose storage it is. */
  url?: string
  storage?: Record<string, string>
  popup_seen?: boolean
}

/** A visitor with an empty cache. */
export async function newVisitor(browser: Browser, visitor: Visitor = {}): Promise<BrowserContext> {
  const { language = 'en', storage = {}, url = '' } = visitor
  const hints = { lan: language, ...('token' in storage && { member: '1' }) }
  const cookie = {
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  } as const
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: {
      cookies: Object.entries(hints).map(([name, value]) => ({ ...cookie, name, value })),
      origins: url === '' ? [] : [{ origin: new URL(url).origin, localStorage }],
    },
  })
  if (visitor.popup_seen) await context.addInitScript(POPUP_SEEN)
  return context
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
