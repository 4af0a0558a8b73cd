import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#platform/site/browser/when-idle.ts'
import { closeOverlaysByBack } from '#platform/site/overlay-history.ts'
import { followChanges } from '../follow-changes.ts'
import { saveForOffline } from '../offline/save-for-offline.ts'
import { askForLogin } from './after-login.ts'
import { followGuestGames } from './guest-games.ts'
import { followLastPage } from './last-page.ts'
import { followReleases, learnRelease } from './release.ts'
import { followSession } from './session.ts'
import { guardTranslatedTexts } from './translated-texts.ts'

/**
 * The work that the page does for as long as it is open, and that nobody needs to see. `early` has the changes of the
 * page from before this code was here. (Four arguments and no object: the first script would carry its names.)
 */
export function startLater(
  client: QueryClient,
  root: HTMLElement,
  early: MutationRecord[],
  collector: MutationObserver,
): void {
  followSession(client)
  closeOverlaysByBack()
  followLastPage()
  askForLogin()
  early.push(...collector.takeRecords())
  collector.disconnect()
  guardTranslatedTexts(root, early.slice())
  // The first tells that there was one; the others would hold what has left the page.
  early.splice(1)
  whenIdle(() => followReleases())
  whenIdle(() => followGuestGames(client))
  whenIdle(() => followChanges(client, learnRelease))
  saveForOffline().catch((error: unknown) => console.warn('keep', error))
}
