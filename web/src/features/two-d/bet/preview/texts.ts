import { defineTexts } from '../../../../platform/texts.ts'

export const previewTexts = defineTexts('features/two-d/bet/preview', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
