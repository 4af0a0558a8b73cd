import { defineTexts } from '#platform/site/texts.ts'

/** The words of automatic rolls, of the road and of the effects: none is needed to see the game. */
export const autoTexts = defineTexts('modules/digit-bet/site/auto', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
