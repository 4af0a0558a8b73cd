import { useQueryClient } from '@tanstack/react-query'
import { defineOverlay } from '#platform/site/overlay.tsx'
import { cashierTexts } from '../../texts.ts'
import type { StateWords } from '../list/status-badge.tsx'
import { type Direction, timelineQuery } from '../queries.ts'

const timelineOverlay = defineOverlay<{ words: StateWords; direction: Direction; id: string; number: number }>({
  load: async () => (await import('./timeline-sheet.tsx')).TimelineSheet,
  texts: [cashierTexts],
})

/** Shows one request and what became of it. The sheet rises complete: what grows under the finger is pressed wrongly. */
export function useOpenTimeline(words: StateWords) {
  const cache = useQueryClient()
  return async (direction: Direction, { id, number }: { id: string; number: number }) => {
    await cache.prefetchQuery(timelineQuery(direction, id))
    timelineOverlay.open({ words, direction, id, number })
  }
}
