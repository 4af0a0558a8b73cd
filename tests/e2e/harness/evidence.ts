import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

/** Where a failed test leaves a picture of each page it had open, and of its second try a trace for Playwright's viewer. */
export const EVIDENCE = join(fileURLToPath(new URL('../../..', import.meta.url)), 'node_modules', '.cache', 'e2e')

export async function saveEvidence(test: string, visits: { page: Page }[], has_trace: boolean): Promise<void> {
  mkdirSync(EVIDENCE, { recursive: true })
  for (const [index, { page }] of visits.entries()) {
    const path = join(EVIDENCE, `${test.replace(/\W+/g, '-').slice(0, 80)}-${index + 1}`)
    await page.screenshot({ path: `${path}.png` }).then(
      () => console.log(`A picture of the failed page: ${path}.png`),
      () => {},
    )
    if (!has_trace) continue
    await page.context().tracing.stop({ path: `${path}.zip` })
    console.log(`What it did: node_modules/.bin/playwright-core show-trace ${path}.zip`)
  }
}
