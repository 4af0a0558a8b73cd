import { defineOverlay } from '#platform/site/overlay.tsx'
import { twoDTexts } from '../texts.ts'

export const unplacedOverlay = defineOverlay({
  load: async () => (await import('./unplaced-bar.tsx')).UnplacedBar,
  texts: [twoDTexts],
})

let is_shown = false

/** Numbers are chosen: from now on the pages that lead to the lottery tell of them. The bar finds out itself when and where. */
export function showUnplaced(): void {
  if (is_shown) return
  is_shown = true
  unplacedOverlay.open({
    onLeft: () => {
      is_shown = false
    },
  })
}
