import { defineOverlay } from '#platform/site/overlay.tsx'
import { identityTexts } from '../texts.ts'

/** For a player who forgot the password. */
export const resetOverlay = defineOverlay<{ onDone?: () => void }>({
  load: () => import('./reset-sheet.tsx').then((module) => module.ResetSheet),
  texts: [identityTexts],
})
