import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '#platform/site/language.ts'

/** Where a browser does not tell when it is idle. */
const IDLE_MS = 300

/** After the page is loaded and has nothing else to do. */
export function useAdsPopup(): void {
  const cache = useQueryClient()
  const language = useLanguage()

  const show = useEffectEvent(async (isLeft: () => boolean) => {
    const { showAdsPopup } = await import('./show-ads-popup.ts')
    await showAdsPopup(cache, language, isLeft)
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
