import type { Page } from 'playwright-core'
import { eventually } from './browser.ts'

/** What says that there is no line comes when the screen stands, and has to be there before the line is gone. */
export const untilNotes = (page: Page) =>
  eventually(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/notes-[^/]+\.js$/.test(name))),
  ).toBe(true)
