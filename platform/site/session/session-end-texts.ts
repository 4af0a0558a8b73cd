import { Refusal } from '../calls/api.ts'
import { currentLanguage } from '../language.ts'
import { defineTexts } from '../texts.ts'

export const sessionEndTexts = defineTexts('platform', {
  en: () => import('../texts/en.ts'),
  mm: () => import('../texts/mm.ts'),
  zh: () => import('../texts/zh.ts'),
  th: () => import('../texts/th.ts'),
})

/**
 * The refusal of a call that met the end of the session, for a screen. It is read once the player has signed in again,
 * so it does not ask for that. Without the catalog the server's sentence is shown.
 */
export async function refusalOfEnd(refusal: Refusal): Promise<Refusal> {
  await sessionEndTexts.load(currentLanguage()).catch((error: unknown) => console.warn('texts', error))
  const texts = sessionEndTexts.peek(currentLanguage())
  if (!texts) return refusal
  return new Refusal({ ...refusal, code: 'session_ended', message: texts.not_done })
}
