import { defineTexts } from '../../../../platform/texts.ts'

export const correctionTexts = defineTexts('features/cashier/deposit/correction', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
