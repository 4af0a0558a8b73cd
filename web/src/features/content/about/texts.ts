import { defineTexts } from '../../../platform/texts.ts'

export const aboutTexts = defineTexts('features/content/about', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
