import { defineTexts } from '#platform/site/texts.ts'

export const cashierTexts = defineTexts('modules/cashier/site', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
