import { defineTexts } from '#platform/site/texts.ts'

export const searchTexts = defineTexts('apps/site/search', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
