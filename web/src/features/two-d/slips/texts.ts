import { defineTexts } from '../../../platform/texts.ts'

export const slipsTexts = defineTexts('features/two-d/slips', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
