import { defineTexts } from '../../../platform/texts.ts'

export const guideTexts = defineTexts('features/two-d/guide', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
