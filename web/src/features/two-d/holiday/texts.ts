import { defineTexts } from '../../../platform/texts.ts'

export const holidayTexts = defineTexts('features/two-d/holiday', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
