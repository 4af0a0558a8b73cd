import { defineTexts } from '../../../platform/texts.ts'

export const rulesTexts = defineTexts('features/digit-bet/rules', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
