import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { defineOverlay } from '#platform/site/overlay.tsx'
import { appTexts } from '../texts.ts'
import { searchTexts } from './texts.ts'

export const searchOverlay = defineOverlay<object>({
  load: () => import('./search-sheet.tsx').then((module) => module.SearchSheet),
  texts: [appTexts, catalogTexts, searchTexts],
})
