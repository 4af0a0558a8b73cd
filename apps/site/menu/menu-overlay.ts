import { defineOverlay } from '#platform/site/overlay.tsx'
import { appTexts } from '../texts.ts'

export const menuOverlay = defineOverlay<object>({
  load: () => import('./side-menu.tsx').then((module) => module.SideMenu),
  texts: [appTexts],
})
