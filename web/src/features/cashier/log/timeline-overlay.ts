import { useQueryClient } from '@tanstack/react-query'
import { defineOverlay } from '../../../platform/overlay.tsx'
import { timelineQuery, type Way } from './queries.ts'
import type { StateWords } from './status-badge.tsx'
import { cashierLogTexts } from './texts.ts'

const timelineOverlay = defineOverlay<{ words: StateWords; way: Way; id: string; number: number }>({
  load: async () => (await import('./timeline-sheet.tsx')).TimelineSheet,
  texts: [cashierLogTexts],
})

/** Shows one request and what became of it. The sheet rises complete: what grows under the finger is pressed wrongly. */
export function useOpenTimeline(words: StateWords) {
  const cache = useQueryClient()
  return async (way: Way, { id, number }: { id: string; number: number }) => {
    await cache.prefetchQuery(timelineQuery(way, id))
    timelineOverlay.open({ words, way, id, number })
  }
}
