import { defineTexts } from '../../platform/texts.ts'

export const contentTexts = defineTexts('features/content', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
