import { defineOverlay } from '#platform/site/overlay.tsx'
import { twoDTexts } from '../texts.ts'

export const timeOverlay = defineOverlay<object>({
  load: async () => (await import('./links/time-sheet.tsx')).TimeSheet,
  texts: [twoDTexts],
})

export const historyOverlay = defineOverlay<object>({
  load: async () => (await import('./history/history-sheet.tsx')).HistorySheet,
  texts: [twoDTexts],
})
