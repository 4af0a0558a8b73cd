import { defineTexts } from '../../platform/texts.ts'

/** What the server alone writes: no script carries it. */
export const documentTexts = defineTexts('app/document', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
