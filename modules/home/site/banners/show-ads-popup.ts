import type { QueryClient } from '@tanstack/react-query'
import type { PopupBanner } from '#content/contract/player.ts'
import type { Break } from '#identity/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { tabStorage } from '#platform/site/browser/storage.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { storedLanguage } from '#platform/site/language.ts'
import { sessionStore } from '#platform/site/session/session-store.ts'
import { adsPopup } from '../overlays.ts'
import { popupQuery } from '../queries.ts'
import { POPUP_SIZES, readyPicture } from './banner-sources.ts'

/** Remembers for the length of the visit that the popup was seen. */
const SEEN = 'popup-seen'
/** The strip of languages has left by then. */
const PAUSE_MS = 1_000

/** Once per visit, one thing at a time: after the strip of languages, never over a list or a dialog, and only to a visitor whom it tells something new. */
export async function showAdsPopup(cache: QueryClient, language: Language, isLeft: () => boolean): Promise<void> {
  if (tabStorage.getItem(SEEN) !== null || isOverList()) return
  await untilLanguageIsKnown()
  if (isLeft() || isOverList()) return
  const [ad] = await cache.fetchQuery(popupQuery(language))
  if (!ad || ad.img_url === '' || (await isForOthers(ad))) return
  // Complete from its first moment on: a picture that came into the open popup would count as the page's largest paint.
  await Promise.all([adsPopup.preload(), readyPicture(ad, POPUP_SIZES)])
  if (isLeft() || isOverList() || document.querySelector('dialog[open]')) return
  tabStorage.setItem(SEEN, '1')
  adsPopup.open({ ad })
}

/** The address at this moment: while the advert was on its way the visitor may have gone on to a list of the same screen. */
function isOverList(): boolean {
  const search = new URLSearchParams(location.search)
  return search.get('type') !== 'all' || search.has('provider')
}

/** A press answers the strip, or leaves it alone and goes on. */
async function untilLanguageIsKnown(): Promise<void> {
  while (storedLanguage() === null) {
    await new Promise((resolve) => addEventListener('click', resolve, { once: true }))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** A member has an account already, and may have claimed what the promotions offer; a player on a break is shown no offers. */
async function isForOthers({ link }: PopupBanner): Promise<boolean> {
  if (!sessionStore.get().is_member) return false
  if (link === '/login') return true
  try {
    if (await callOwn<Break | null>('GET', '/break')) return true
    return link?.startsWith('/promotion') === true && (await callOwn<unknown[]>('GET', '/promotion/claims')).length > 0
  } catch {
    // The session or the line has ended, which the page says by itself. Of whom nothing is known, nobody is shown an offer.
    return true
  }
}
