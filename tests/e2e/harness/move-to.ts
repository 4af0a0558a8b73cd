import type { Page } from 'playwright-core'

/** To another screen without a load, as by the browser's own buttons: what the page knows by now, it keeps. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
