import type { BrowserSource } from '#scripts/browsers/browsers.ts'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import type { TestBrowser } from './tab.ts'
import { openWebKit } from './webkit.ts'

const DRIVERS: Record<BrowserSource['kind'], (program: string) => Promise<TestBrowser>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}

export const openBrowser = ({ kind }: BrowserSource, program: string) => DRIVERS[kind](program)
