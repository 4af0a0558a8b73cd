import { defineTexts } from '../../../platform/texts.ts'

export const resultsTexts = defineTexts('features/two-d/results', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
