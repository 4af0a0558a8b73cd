import { defineTexts } from '#platform/site/texts.ts'

export const savedTexts = defineTexts('modules/two-d/site/saved', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
