import type { Page } from 'playwright-core'

/** The budget of frontend.md: what moves more than this is felt. */
const SHIFT_MAX = 0.01
/** Shifts within one of these count as one jump: browsers define the cumulative layout shift in this way. */
const WINDOW_MS = 5_000
const GAP_MS = 1_000

export interface Shift {
  /** Milliseconds since the epoch, whatever the clock of the page says. */
  at: number
  value: number
  moved: string
}

export interface Watch {
  /** Everything that went wrong on the page and was not expected, and every expected fault that did not happen. */
  faults(known: { expects: readonly RegExp[]; allows: readonly RegExp[] }): string[]
}

/** Listens to whatever a visitor could feel or a developer would see in the console. */
export async function watchPage(page: Page, url: string): Promise<Watch> {
  const faults: string[] = []
  const shifts: Shift[] = []

  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser's own line about an answer that is counted below, with its call.
    if (message.text().startsWith('Failed to load resource')) return
    // Playwright blocks the service worker: that is no fault of the page.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    faults.push(`console ${message.type()}: ${message.text()}`)
  })
  // Hydration that does not fit arrives here too: React reports it as an error of the page.
  page.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error.message}`))
  page.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(url)) return
    const { pathname } = new URL(response.url())
    faults.push(`${response.request().method()} ${pathname} answered ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page itself took these back: a newer answer came first, or the page was left.
    if (!request.url().startsWith(url) || reason === 'net::ERR_ABORTED') return
    faults.push(`${request.method()} ${new URL(request.url()).pathname} failed: ${reason}`)
  })

  // A game of another maker is no page of ours.
  await page.exposeBinding('reportShift', ({ frame }, shift: Shift) => {
    if (frame.url().startsWith(url)) shifts.push(shift)
  })
  await page.exposeBinding('reportBreach', (_source, breach: string) => void faults.push(`policy: ${breach}`))
  await page.addInitScript(observe)

  return {
    faults({ expects, allows }) {
      const together = largestJump(shifts)
      const layout = `the layout moved by ${sumOf(together).toFixed(4)}: ${JSON.stringify(together)}`
      const happened = sumOf(together) > SHIFT_MAX ? [...faults, layout] : faults
      const unexpected = happened.filter((fault) => ![...expects, ...allows].some((pattern) => pattern.test(fault)))
      const missing = expects.filter((pattern) => !happened.some((fault) => pattern.test(fault)))
      return [...unexpected, ...missing.map((pattern) => `did not happen: ${pattern}`)]
    },
  }
}

const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)

/** The shifts that moved most together; a page that is open for minutes moves a little again and again. */
export function largestJump(shifts: readonly Shift[]): Shift[] {
  let largest: Shift[] = []
  let present: Shift[] = []
  for (const shift of shifts.toSorted((one, other) => one.at - other.at)) {
    const [first, last] = [present[0], present.at(-1)]
    const is_together = first && last && shift.at - last.at < GAP_MS && shift.at - first.at < WINDOW_MS
    present = is_together ? [...present, shift] : [shift]
    if (sumOf(present) > sumOf(largest)) largest = present
  }
  return largest
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const reports = window as unknown as {
    reportShift(shift: Shift): Promise<void>
    reportBreach(breach: string): Promise<void>
  }
  type ShiftEntry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  // A shift that follows an action of the player is no jump. The browser knows that of keys and presses, and for half a
  // second: not of a field that a test fills in, nor of an answer that comes later on a busy machine.
  const now = performance.now.bind(performance)
  const done_at: number[] = []
  document.addEventListener('input', () => done_at.push(now()), { capture: true })
  const ask = window.fetch.bind(window)
  window.fetch = async (...call) => {
    const is_change = (call[1]?.method ?? 'GET') !== 'GET'
    try {
      const answer = await ask(...call)
      if (is_change) done_at.push(now())
      return answer
    } catch (error) {
      if (is_change) done_at.push(now())
      throw error
    }
  }
  const BROUGHT_MS = 1_000
  // Another screen takes the place of the one before, however late its code has come; what it does afterwards counts.
  let moved_at = Number.NEGATIVE_INFINITY
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    moved_at = now()
    push(...entry)
  }
  // As long as a browser gives a press: on a busy machine the first frame of a screen comes late.
  const MOVED_MS = 500
  const isBrought = (at: number) =>
    done_at.some((done) => at >= done && at - done < BROUGHT_MS) || (at >= moved_at && at - moved_at < MOVED_MS)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput || isBrought(entry.startTime)) continue
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 30) ?? ''
        return `${node?.nodeName} “${text}” ${previousRect.x},${previousRect.y} → ${currentRect.x},${currentRect.y}`
      })
      void reports.reportShift({
        at: performance.timeOrigin + entry.startTime,
        value: entry.value,
        moved: moved.join('; '),
      })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('securitypolicyviolation', (event) => {
    void reports.reportBreach(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
  })
}
