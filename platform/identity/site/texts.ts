import { defineTexts } from '#platform/site/texts.ts'

export const identityTexts = defineTexts('platform/identity/site', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
