import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { tabStorage } from '../../../platform/browser/storage.ts'
import { useLanguage } from '../../../platform/language.ts'
import { adsPopup } from '../overlays.ts'
import { popupQuery } from '../queries.ts'
import { POPUP_SIZES, readyPicture } from './banner-sources.ts'

/** Remembers for the length of the visit that the popup was seen. */
const SEEN = 'popup-seen'
/** Where a browser does not tell when it is idle. */
const IDLE_MS = 300

/** After the page is loaded and has nothing else to do, once per visit, and never over another dialog. */
export function useAdsPopup(): void {
  const cache = useQueryClient()
  const language = useLanguage()

  const show = useEffectEvent(async (is_left: () => boolean) => {
    if (tabStorage.getItem(SEEN) !== null) return
    const [ad] = await cache.fetchQuery(popupQuery(language))
    if (!ad || ad.img_url === '') return
    // Complete from its first moment on: a picture that came into the open popup would count as the page's largest paint.
    await Promise.all([adsPopup.preload(), readyPicture(ad, POPUP_SIZES)])
    if (is_left() || document.querySelector('dialog[open]')) return
    tabStorage.setItem(SEEN, '1')
    adsPopup.open({ ad })
  })

  useEffect(() => {
    let is_left = false
    const whenIdle = () => {
      const run = () => {
        show(() => is_left).catch((error) => {
          // Nobody misses an advertisement, and who has left has only ended its call.
          if (!is_left) console.warn('popup', error)
        })
      }
      if ('requestIdleCallback' in window) window.requestIdleCallback(run)
      else setTimeout(run, IDLE_MS)
    }
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => {
      is_left = true
      window.removeEventListener('load', whenIdle)
    }
  }, [])
}
