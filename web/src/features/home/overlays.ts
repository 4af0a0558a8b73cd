import type { PopupBanner } from '#contract/content.ts'
import { defineOverlay } from '../../platform/overlay.tsx'
import { homeTexts } from './texts.ts'

export const adsPopup = defineOverlay<{ ad: PopupBanner }>({
  load: () => import('./ads-popup.tsx').then((module) => module.AdsPopup),
  texts: [homeTexts],
})
