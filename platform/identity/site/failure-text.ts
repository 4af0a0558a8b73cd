import type { Language } from '#platform/contract/language.ts'
import { type Failure, Refusal } from '#platform/site/calls/api.ts'
import { fieldText, refusalText } from '#platform/site/refusals/refusal-text.ts'

/** The sentence under one field. */
export function fieldError(failure: Failure | null, field: string, language: Language): string | undefined {
  return failure instanceof Refusal ? fieldText(failure, field, language) : undefined
}

/**
 * The sentence for the form as a whole; none when the fields say it all. "Please check the marked fields" would mark one
 * that is right.
 */
export function formError(failure: Failure | null, unexpected: string, language: Language): string | undefined {
  if (failure === null) return undefined
  if (!(failure instanceof Refusal)) return unexpected
  const text = failure.code === 'invalid_fields' ? '' : refusalText(failure, language)
  return text || (Object.keys(failure.errors).length > 0 ? undefined : unexpected)
}
