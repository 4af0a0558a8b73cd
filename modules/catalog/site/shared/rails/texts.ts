import { defineTexts } from '#platform/site/texts.ts'

export const railTexts = defineTexts('modules/catalog/site/shared/rails', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
