import { defineTexts } from '#platform/site/texts.ts'

export const homeTexts = defineTexts('modules/home/site', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
