import { defineOverlay } from '#platform/site/overlay.tsx'
import type { DraftDraw } from '../draft/stored-drafts.ts'
import type { Stakes } from '../rules/numbers.ts'
import { savedTexts } from '../saved/texts.ts'
import { twoDTexts } from '../texts.ts'

interface ForDraw {
  /** Whose numbers they become, and which of them are full or closed; null where it is not known yet. */
  draw: DraftDraw | null
}

export const quickOverlay = defineOverlay<ForDraw & { stake: number }>({
  load: async () => (await import('./quick/quick-sheet.tsx')).QuickSheet,
  texts: [twoDTexts],
})

export const listOverlay = defineOverlay<ForDraw & { stake: number }>({
  load: async () => (await import('./list/list-sheet.tsx')).ListSheet,
  texts: [twoDTexts, savedTexts],
})

/** Shows the reverses of what is chosen before they are added. */
export const reverseOverlay = defineOverlay<ForDraw & { stakes: Stakes }>({
  load: async () => (await import('./reverse-sheet.tsx')).ReverseSheet,
  texts: [twoDTexts],
})
