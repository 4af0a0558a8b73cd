import type { PopupBanner } from '#content/contract/player.ts'
import { defineOverlay } from '#platform/site/overlay.tsx'
import { homeTexts } from './texts.ts'

export const adsPopup = defineOverlay<{ ad: PopupBanner }>({
  load: () => import('./banners/ads-popup.tsx').then((module) => module.AdsPopup),
  texts: [homeTexts],
})
