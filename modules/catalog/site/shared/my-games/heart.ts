import type { Game } from '#catalog/contract/player.ts'
import { defineLatePart } from '#platform/site/late-part.tsx'
import { myGamesTexts } from './texts.ts'

/** It lies on the picture and moves nothing, so it comes when the page has answered. */
export const Heart = defineLatePart<{ game: Game }>({
  load: async () => (await import('./heart-button.tsx')).HeartButton,
  texts: [myGamesTexts],
})
