import { defineTexts } from '#platform/site/texts.ts'

export const myGamesTexts = defineTexts('modules/catalog/site/shared/my-games', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
