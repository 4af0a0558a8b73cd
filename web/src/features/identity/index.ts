import type { DoorOptions } from '../../platform/doors.ts'
import { defineOverlay } from '../../platform/overlay.tsx'
import { registerTexts } from './register/texts.ts'
import { identityTexts } from './texts.ts'

// What the app's chrome opens. The forms are fetched when a guest reaches for them.
export const loginOverlay = defineOverlay<DoorOptions>({
  load: () => import('./login-sheet.tsx').then((module) => module.LoginSheet),
  texts: [identityTexts],
})

export const registerOverlay = defineOverlay<DoorOptions>({
  load: () => import('./register/register-sheet.tsx').then((module) => module.RegisterSheet),
  texts: [identityTexts, registerTexts],
})
