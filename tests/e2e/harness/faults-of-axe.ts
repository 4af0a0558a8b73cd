import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The package's own `source` is the long form, which takes a browser more than twice the time to read. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Colours are judged when nothing is on its way in or out any more. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map((each) => each.finished))
  })
}

/** The violations that axe finds, each with its elements. */
export async function faultsOfAxe(page: Page): Promise<string[]> {
  await untilStill(page)
  // Half a megabyte of source: once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const { violations } = await page.evaluate(() =>
    // Violations alone: to describe also the rules that hold or cannot be decided takes most of the time.
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
