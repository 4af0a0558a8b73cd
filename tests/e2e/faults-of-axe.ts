import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong, each with the element it means. */
export async function faultsOfAxe(page: Page): Promise<string[]> {
  // Half a megabyte of source: once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    // What holds, and what cannot be told, is not asked for: to describe all of it takes most of the time.
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
