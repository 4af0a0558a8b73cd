import { defineOverlay } from '../../platform/overlay.tsx'
import type { PickOptions } from './pick-sheet.tsx'
import { cashierTexts } from './texts.ts'

/** One of several accounts or ways to pay. */
export const pickOverlay = defineOverlay<PickOptions>({
  load: async () => (await import('./pick-sheet.tsx')).PickSheet,
  texts: [cashierTexts],
})
