import { defineTexts } from '#platform/site/texts.ts'

export const contentTexts = defineTexts('modules/content/site', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
