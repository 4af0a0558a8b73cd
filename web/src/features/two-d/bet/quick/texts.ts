import { defineTexts } from '../../../../platform/texts.ts'

export const quickTexts = defineTexts('features/two-d/bet/quick', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
