import type { Browser, Page } from 'playwright-core'
import { inShort } from '../short-run.ts'
import { line, type ReportLine } from './screen-report.ts'
import { load, median, newVisitor, openSlowPage, tapToPaint } from './slow-page.ts'

/** Milliseconds that an answer to a press may take on a cheap phone before the player feels the wait. */
const ANSWERS_MS = 200
const CPU = 4
const PRESSES = inShort(1, 5)

interface Press {
  name: string
  /** The page on which it is pressed, below the site's own address. */
  page: string
  on: string
  /** The selector of the element that the press brings. */
  wanted: string
  undo: (page: Page) => Promise<unknown>
}

const escape = (page: Page) => page.keyboard.press('Escape')
const back = (page: Page) => page.goBack()
const again = (on: string) => (page: Page) => page.locator(on).first().click()

const WALLET = 'information?tab=transfer'
const PICKER = 'header button[aria-expanded]'
const DIGIT = 'main button[aria-describedby="odds-digit"]:nth-child(8)'
const NUMBER = 'main [role="group"] button[aria-label^="07"]'

/** With Login, which is timed as a guest's, the ten that are pressed most, each on the page where it is pressed. */
const MOST_PRESSED: readonly Press[] = [
  { name: 'menu', page: '?type=all', on: 'header button[aria-haspopup]', wanted: 'dialog[open] nav', undo: escape },
  {
    name: 'language picker',
    page: '?type=all',
    on: PICKER,
    wanted: `${PICKER}[aria-expanded="true"]`,
    undo: again(PICKER),
  },
  { name: 'exchange', page: '?type=all', on: 'header button:has(small)', wanted: 'dialog[open] form', undo: escape },
  {
    name: 'game type',
    page: '?type=all',
    on: 'main nav a[href="/?type=1"]',
    wanted: 'main nav a[href="/?type=1"][aria-current]',
    undo: back,
  },
  {
    name: 'provider',
    page: '?type=all',
    on: 'main a[href*="&provider="]',
    wanted: 'main input[type="search"]',
    undo: back,
  },
  {
    name: 'wallet of the bar',
    page: '?type=all',
    on: 'nav a[href="/information?tab=transfer"]:has(img)',
    wanted: 'main a[href*="view=withdraw"]',
    undo: back,
  },
  {
    name: 'withdraw tab',
    page: WALLET,
    on: 'main a[href*="view=withdraw"]',
    wanted: 'main input[type="password"]',
    undo: back,
  },
  { name: 'a digit', page: 'digitbet', on: DIGIT, wanted: `${DIGIT}[aria-pressed="true"]`, undo: again(DIGIT) },
  {
    name: 'one of 100 numbers',
    page: '2d/bet?session=morning',
    on: NUMBER,
    wanted: `${NUMBER}[aria-pressed="true"]`,
    undo: again(NUMBER),
  },
]

/** From the press to what it brings, of a player with the code of each at hand. */
export async function timePresses(
  browser: Browser,
  home: string,
  member: Record<string, string>,
): Promise<ReportLine[]> {
  const lines: ReportLine[] = []
  for (const press of inShort(MOST_PRESSED.slice(0, 2), MOST_PRESSED)) {
    const context = await newVisitor(browser, { url: home, storage: member, popup_seen: true })
    const page = await openSlowPage(context, CPU)
    await load(page, home + press.page)
    const tap = { on: press.on, wanted: press.wanted, undo: () => press.undo(page) }
    const times: number[] = []
    for (let count = 0; count < PRESSES; count++) {
      times.push(await tapToPaint(page, tap))
      await tap.undo()
      await page.locator(tap.wanted).first().waitFor({ state: 'detached' })
    }
    await context.close()
    lines.push(line(`press to paint, ${press.name}, ${CPU} ×`, 'ms', median(times), [ANSWERS_MS]))
  }
  return lines
}
