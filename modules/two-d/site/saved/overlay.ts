import { defineOverlay } from '#platform/site/overlay.tsx'
import type { Stakes } from '../rules/numbers.ts'
import { twoDTexts } from '../texts.ts'
import { savedTexts } from './texts.ts'

/** Asks for the name under which the numbers of a slip are kept. */
export const saveListOverlay = defineOverlay<{ stakes: Stakes }>({
  load: async () => (await import('./save-list.tsx')).SaveListSheet,
  texts: [twoDTexts, savedTexts],
})
