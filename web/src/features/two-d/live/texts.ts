import { defineTexts } from '../../../platform/texts.ts'

export const liveTexts = defineTexts('features/two-d/live', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
