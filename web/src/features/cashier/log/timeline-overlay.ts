import { defineOverlay } from '../../../platform/overlay.tsx'
import type { Way } from './queries.ts'
import { cashierLogTexts } from './texts.ts'

/** One request, and what became of it. */
export const timelineOverlay = defineOverlay<{ way: Way; id: string; number: number }>({
  load: async () => (await import('./timeline-sheet.tsx')).TimelineSheet,
  texts: [cashierLogTexts],
})
