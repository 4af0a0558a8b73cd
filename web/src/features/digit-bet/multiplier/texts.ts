import { defineTexts } from '../../../platform/texts.ts'

export const multiplierTexts = defineTexts('features/digit-bet/multiplier', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
