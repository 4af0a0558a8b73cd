import { defineOverlay } from '#platform/site/overlay.tsx'
import { twoDTexts } from '../texts.ts'

export const guideOverlay = defineOverlay<object>({
  load: async () => (await import('./guide-sheet.tsx')).GuideSheet,
  texts: [twoDTexts],
})
