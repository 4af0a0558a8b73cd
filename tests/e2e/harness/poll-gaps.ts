import type { Page } from 'playwright-core'

declare global {
  interface Window {
    calls_at?: number[]
  }
}

/**
 * Opens a page and lets it poll a few times; answers the milliseconds between the polls of `path`, by the page's own clock,
 * which goes on while the browser works: how long it takes is not what is measured.
 */
export async function pollGaps(
  page: Page,
  { path, poll_ms, openPage }: { path: string; poll_ms: number; openPage: () => Promise<void> },
): Promise<number[]> {
  await page.clock.install()
  await page.addInitScript((polled) => {
    const fetched = window.fetch
    window.calls_at = []
    window.fetch = (input, options) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.endsWith(polled)) window.calls_at?.push(Date.now())
      return fetched.call(window, input, options)
    }
  }, path)
  const first = page.waitForResponse(`**${path}`)
  await openPage()
  await first
  for (let poll = 0; poll < 3; poll++) {
    const next = page.waitForResponse(`**${path}`)
    await page.clock.runFor(poll_ms)
    await next
  }
  const times = await page.evaluate(() => window.calls_at ?? [])
  return times.slice(1).map((time, index) => time - (times[index] ?? 0))
}
