import type { Language } from '#platform/contract/language.ts'
import { currentLanguage, saveLanguage } from './language.ts'
import { loadRefusalTexts } from './refusals/refusal-catalogs.ts'
import { loadTextsInUse } from './texts.ts'

/** Switches every label without a reload: first the catalogs, then all at once. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([loadTextsInUse(currentLanguage(), language), loadRefusalTexts(language)])
  saveLanguage(language)
}
