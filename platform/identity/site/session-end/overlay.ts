import { defineOverlay } from '#platform/site/overlay.tsx'
import { sessionEndTexts } from '#platform/site/session/session-end-texts.ts'
import { identityTexts } from '../texts.ts'
import type { SessionEndProps } from './session-end-sheet.tsx'

/** Over the page whose session has ended. */
export const sessionEndOverlay = defineOverlay<SessionEndProps>({
  load: () => import('./session-end-sheet.tsx').then((module) => module.SessionEndSheet),
  texts: [identityTexts, sessionEndTexts],
})
