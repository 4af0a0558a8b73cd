import { defineOverlay } from '../../../platform/overlay.tsx'
import type { DraftDraw } from '../draft/stored-drafts.ts'
import type { Stakes } from '../rules/numbers.ts'
import { twoDTexts } from '../texts.ts'
import { listTexts } from './list/texts.ts'
import { previewTexts } from './preview/texts.ts'
import { quickTexts } from './quick/texts.ts'
import { betTexts } from './texts.ts'

interface ForDraw {
  /** Whose numbers they become, and which of them are full or closed; null where it is not known yet. */
  draw: DraftDraw | null
}

export const quickOverlay = defineOverlay<ForDraw & { stake: number }>({
  load: async () => (await import('./quick/quick-sheet.tsx')).QuickSheet,
  texts: [twoDTexts, betTexts, previewTexts, quickTexts],
})

export const listOverlay = defineOverlay<ForDraw & { stake: number }>({
  load: async () => (await import('./list/list-sheet.tsx')).ListSheet,
  texts: [twoDTexts, betTexts, previewTexts, listTexts],
})

/** Shows the reverses of what is chosen before they are added. */
export const reverseOverlay = defineOverlay<ForDraw & { stakes: Stakes }>({
  load: async () => (await import('./reverse-sheet.tsx')).ReverseSheet,
  texts: [twoDTexts, betTexts, previewTexts],
})
