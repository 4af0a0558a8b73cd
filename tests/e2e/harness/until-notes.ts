import type { Page } from 'playwright-core'
import { eventually } from './browser.ts'

/** The notes about a lost line load after the screen: a test may cut the line only when they are there. */
export const untilNotes = (page: Page) =>
  eventually(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/notes-[^/]+\.js$/.test(name))),
  ).toBe(true)
