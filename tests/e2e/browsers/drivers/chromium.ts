import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS } from '#scripts/chromium.ts'
import { storeSystemFonts } from '../../harness/system-fonts.ts'
import type { Size, Tab, TestBrowser } from './tab.ts'

/** Playwright starts a Chromium of any age. Its locators need newer ones, so the stories find by a script of their own. */
export async function openChromium(executablePath: string): Promise<TestBrowser> {
  const fonts = await storeSystemFonts()
  // Chromium 92 does not know what Playwright asks for otherwise.
  const args = [...CHROMIUM_ARGS, '--headless']
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...fonts.env } })
  return {
    version: browser.version(),
    open: async (size) => openTab(browser, size),
    async close() {
      await browser.close()
      fonts.remove()
    },
  }
}

async function openTab(browser: Awaited<ReturnType<typeof chromium.launch>>, viewport: Size): Promise<Tab> {
  const context = await browser.newContext({ viewport, locale: 'en' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    errors: () => errors.splice(0),
    close: () => context.close(),
  }
}
