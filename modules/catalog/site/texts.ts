import { defineTexts } from '#platform/site/texts.ts'

export const gamesTexts = defineTexts('modules/catalog/site', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
