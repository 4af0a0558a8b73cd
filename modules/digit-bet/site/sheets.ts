import { defineOverlay } from '#platform/site/overlay.tsx'
import { autoTexts } from './auto/texts.ts'
import type { Game } from './play/use-game.ts'
import { digitBetTexts } from './texts.ts'

/** The sheets of the game; their code and words come with the first press. */
export const multiplierOverlay = defineOverlay<{ game: Game }>({
  load: async () => (await import('./multiplier/bet-multiplier-sheet.tsx')).BetMultiplierSheet,
  texts: [digitBetTexts],
})

export const autoOverlay = defineOverlay<{ game: Game }>({
  load: async () => (await import('./auto/auto-sheet.tsx')).AutoSheet,
  texts: [digitBetTexts, autoTexts],
})

export const rulesOverlay = defineOverlay<object>({
  load: async () => (await import('./rules/rules-sheet.tsx')).RulesSheet,
  texts: [digitBetTexts],
})
