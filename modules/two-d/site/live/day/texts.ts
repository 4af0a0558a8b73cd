import { defineTexts } from '#platform/site/texts.ts'

export const dayTexts = defineTexts('modules/two-d/site/live/day', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
