import { defineTexts } from '#platform/site/texts.ts'

export const statementTexts = defineTexts('modules/wallet/site/statement', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
