import { defineOverlay } from '../../platform/overlay.tsx'
import { multiplierTexts } from './multiplier/texts.ts'
import type { Game } from './play/use-game.ts'
import { rulesTexts } from './rules/texts.ts'

/** The two sheets of the game; their code and words come with the first press. */
export const multiplierOverlay = defineOverlay<{ game: Game }>({
  load: async () => (await import('./multiplier/bet-multiplier-sheet.tsx')).BetMultiplierSheet,
  texts: [multiplierTexts],
})

export const rulesOverlay = defineOverlay<object>({
  load: async () => (await import('./rules/rules-sheet.tsx')).RulesSheet,
  texts: [rulesTexts],
})
