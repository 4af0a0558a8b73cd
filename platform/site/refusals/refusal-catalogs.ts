import type { Language } from '#platform/contract/language.ts'
import type { PlayerFieldFault, PlayerProblemCode } from '#platform/contract/problem.ts'
import { currentLanguage } from '../language.ts'

/** Every code and every fault that a player may be told: a missing one fails the type check. */
export interface RefusalCatalog {
  refusals: Record<PlayerProblemCode, string>
  faults: Record<PlayerFieldFault, string>
}

type RefusalTexts = { refusals: Partial<Record<string, string>>; faults: Partial<Record<string, string>> }

/** The server's own sentences are English, but for one that the specification gives in Burmese. */
const ENGLISH: RefusalTexts = {
  refusals: {},
  faults: { payment_type_required: 'Please choose a payment method.' },
}

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: RefusalCatalog }>> = {
  mm: () => import('./mm.ts'),
  zh: () => import('./zh.ts'),
  th: () => import('./th.ts'),
}
const catalogs = new Map<Language, RefusalTexts>([['en', ENGLISH]])

/** Fetched with the first refusal. Without it the server's sentence is shown. */
export async function loadRefusalTexts(language: Language = currentLanguage()): Promise<void> {
  if (language === 'en' || catalogs.has(language)) return
  try {
    catalogs.set(language, (await loaders[language]()).default)
  } catch (error) {
    console.warn('texts', error)
  }
}

/** Refusals for staff alone, and other servers' codes of refusals, have no translation here. */
export function refusalCatalog(language: Language): RefusalTexts | undefined {
  return catalogs.get(language)
}
