import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVIDENCE } from '../harness/evidence.ts'
import type { Tab } from './drivers/tab.ts'

/** Saves a picture of the page after a failure. */
export async function withEvidence(tab: Tab, title: string, tell: () => Promise<void>): Promise<void> {
  try {
    await tell()
  } catch (error) {
    mkdirSync(EVIDENCE, { recursive: true })
    const path = join(EVIDENCE, `${title.replace(/\W+/g, '-')}.png`)
    const picture = await tab.picture().catch(() => null)
    if (picture) {
      writeFileSync(path, picture)
      console.log(`A picture of the failed page: ${path}`)
    }
    throw error
  }
}
