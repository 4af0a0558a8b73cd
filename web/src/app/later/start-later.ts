import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../../platform/when-idle.ts'
import { followChanges } from '../follow-changes.ts'
import { followReleases, learnRelease } from './release.ts'
import { keepTranslatedTexts } from './translated-texts.ts'

interface Translators {
  root: HTMLElement
  /** What has changed on the page before this was here. */
  early: MutationRecord[]
  /** Collects them; not needed any more. */
  collector: MutationObserver
}

/** What the page does for as long as it is open, and does not need to be seen. */
export function startLater(client: QueryClient, { root, early, collector }: Translators): void {
  early.push(...collector.takeRecords())
  collector.disconnect()
  keepTranslatedTexts(root, early.slice())
  // The first tells that there was one; the others would hold what has left the page.
  early.splice(1)
  whenIdle(() => followReleases())
  whenIdle(() => followChanges(client, learnRelease))
}
