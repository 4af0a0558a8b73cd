import type { Language } from '#platform/contract/language.ts'
import type { ProblemValues } from '#platform/contract/problem.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import type { Refusal } from '../calls/api.ts'
import { refusalCatalog } from './refusal-catalogs.ts'

/** The refusal in the player's language; empty when the platform said nothing readable. */
export function refusalText(refusal: Pick<Refusal, 'code' | 'message' | 'values'>, language: Language): string {
  const sentence = refusal.code === null ? undefined : refusalCatalog(language)?.refusals[refusal.code]
  return sentence === undefined ? refusal.message : fillValues(sentence, refusal.values)
}

/** The sentence for the fault of one field, or undefined when there is none. */
export function fieldText(refusal: Refusal, field: string, language: Language): string | undefined {
  const fault = refusal.error_codes[field]
  const sentence = fault === undefined ? undefined : refusalCatalog(language)?.faults[fault]
  return sentence === undefined ? refusal.errors[field]?.[0] : fillValues(sentence, refusal.values)
}

export function fillValues(sentence: string, values: ProblemValues): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    if (value === undefined) return hole
    return typeof value === 'number' ? formatMoney(value) : value
  })
}
