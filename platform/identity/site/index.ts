import type { ModalOptions } from '#platform/site/login-modal.ts'
import { defineOverlay } from '#platform/site/overlay.tsx'
import { identityTexts } from './texts.ts'

// The sheets that the app's frame opens. The forms are fetched when a guest reaches for them.
export const loginOverlay = defineOverlay<ModalOptions>({
  load: () => import('./login-sheet.tsx').then((module) => module.LoginSheet),
  texts: [identityTexts],
})

export const registerOverlay = defineOverlay<ModalOptions>({
  load: () => import('./register/register-sheet.tsx').then((module) => module.RegisterSheet),
  texts: [identityTexts],
})
