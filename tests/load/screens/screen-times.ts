import type { Browser } from 'playwright-core'
import { inShort } from '../short-run.ts'
import { type Load, load, median, newVisitor, openSlowPage, tapToPaint, type Visitor } from './slow-page.ts'

const LOADS = inShort(1, 5)

/** The middle of several loads, number by number. */
export async function coldLoads(
  browser: Browser,
  url: string,
  cpu: number,
  by: { visitor?: Visitor; loads?: number } = {},
): Promise<Load> {
  const loads: Load[] = []
  for (let count = 0; count < (by.loads ?? LOADS); count++) {
    const context = await newVisitor(browser, by.visitor)
    loads.push(await load(await openSlowPage(context, cpu), url))
    await context.close()
  }
  const middle = (name: keyof Load) => median(loads.map((each) => each[name]))
  return {
    lcp_ms: middle('lcp_ms'),
    interactive_ms: middle('interactive_ms'),
    blocking_ms: middle('blocking_ms'),
    shift: middle('shift'),
    bytes_until_interactive: middle('bytes_until_interactive'),
    bytes: middle('bytes'),
  }
}

/** The second visit: the document comes anew, the rest from the browser's cache. */
export async function warmLcp(browser: Browser, url: string, cpu: number): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < LOADS; count++) {
    const context = await newVisitor(browser)
    const first = await openSlowPage(context, 1)
    await load(first, url)
    await first.close()
    times.push((await load(await openSlowPage(context, cpu), url)).lcp_ms)
    await context.close()
  }
  return median(times)
}

export interface Taps {
  menu_ms: number
  login_ms: number
  move_ms: number
}

/** Times from a tap to its paint, in milliseconds, with the code of each already loaded. */
export async function taps(browser: Browser, url: string, cpu: number): Promise<Taps> {
  const context = await newVisitor(browser, { popup_seen: true })
  const page = await openSlowPage(context, cpu)
  await load(page, url)
  const escape = () => page.keyboard.press('Escape')
  const measure = async (tap: { on: string; wanted: string; undo: () => Promise<unknown> }) => {
    const times: number[] = []
    for (let count = 0; count < LOADS; count++) {
      times.push(await tapToPaint(page, tap))
      await tap.undo()
      await page.locator(tap.wanted).first().waitFor({ state: 'detached' })
    }
    return median(times)
  }
  const menu_ms = await measure({ on: 'header button[aria-haspopup]', wanted: 'dialog[open] nav', undo: escape })
  const login_ms = await measure({ on: 'header button', wanted: 'dialog[open] form', undo: escape })
  const move_ms = await measure({
    on: 'main a[href*="&provider="]',
    wanted: 'main input[type="search"]',
    undo: () => page.goBack(),
  })
  await context.close()
  return { menu_ms, login_ms, move_ms }
}

/** A tap on one of the hundred numbers of a draw. */
export async function gridTap(browser: Browser, url: string, cpu: number, visitor: Visitor): Promise<number> {
  const context = await newVisitor(browser, visitor)
  const page = await openSlowPage(context, cpu)
  await load(page, url)
  const chosen = 'main [role="group"] button[aria-pressed="true"]'
  const tap = { on: 'main [role="group"] button', wanted: chosen, undo: () => page.locator(chosen).first().click() }
  const times: number[] = []
  for (let count = 0; count < LOADS; count++) {
    times.push(await tapToPaint(page, tap))
    await tap.undo()
    await page.locator(chosen).first().waitFor({ state: 'detached' })
  }
  await context.close()
  return median(times)
}
