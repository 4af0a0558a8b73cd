import { defineTexts } from '#platform/site/texts.ts'

export const statisticsTexts = defineTexts('modules/two-d/site/statistics', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
