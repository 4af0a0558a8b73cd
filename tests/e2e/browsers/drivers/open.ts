import type { KnownBrowser } from '#scripts/browsers/browsers.ts'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import type { TestBrowser } from './tab.ts'
import { openWebKit } from './webkit.ts'

const DRIVERS: Record<KnownBrowser['kind'], (program: string) => Promise<TestBrowser>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}

export const openBrowser = ({ kind }: KnownBrowser, program: string) => DRIVERS[kind](program)
