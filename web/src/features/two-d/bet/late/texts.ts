import { defineTexts } from '../../../../platform/texts.ts'

export const lateTexts = defineTexts('features/two-d/bet/late', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
