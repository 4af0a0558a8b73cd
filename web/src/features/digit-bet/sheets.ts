import { defineOverlay } from '../../platform/overlay.tsx'
import { digitBetTexts } from './texts.ts'

/** The two sheets of the game; their code comes with the first press. */
export const multiplierOverlay = defineOverlay<{ bet_amount: number; onConfirm: (total: number) => void }>({
  load: async () => (await import('./bet-multiplier-sheet.tsx')).BetMultiplierSheet,
  texts: [digitBetTexts],
})

const rulesOverlay = defineOverlay<object>({
  load: async () => (await import('./rules-sheet.tsx')).RulesSheet,
  texts: [digitBetTexts],
})

export function openRules(): void {
  rulesOverlay.open({})
}
