import { defineTexts } from '#platform/site/texts.ts'

export const inboxTexts = defineTexts('modules/inbox/site', {
  en: () => import('./texts/en.ts'),
  mm: () => import('./texts/mm.ts'),
  zh: () => import('./texts/zh.ts'),
  th: () => import('./texts/th.ts'),
})
