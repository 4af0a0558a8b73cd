import { defineOverlay } from '#platform/site/overlay.tsx'
import { cashierTexts } from '../texts.ts'
import type { PickOptions } from './pick-sheet.tsx'

/** One of several accounts or ways to pay. */
export const pickOverlay = defineOverlay<PickOptions>({
  load: async () => (await import('./pick-sheet.tsx')).PickSheet,
  texts: [cashierTexts],
})
