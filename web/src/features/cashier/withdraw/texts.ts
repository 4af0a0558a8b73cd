import { defineTexts } from '../../../platform/texts.ts'

export const withdrawTexts = defineTexts('features/cashier/withdraw', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
