import { readStored, STORAGE_KEYS } from '#platform/site/browser/storage.ts'
import { fieldsOf, isSecret } from './kept-fields.ts'

/** Screens say so of themselves: a digit that is chosen, a picture that is attached. */
const MARKED = '[data-unfinished]'
/** Numbers that are chosen and not yet placed are kept by the browser, and lie ready on these. */
const BETTING = /^\/2d\/(?:bet|confirm)\b/i
const SENDING = 'button[aria-busy="true"]'

/** Something that a reload would interrupt, or that could not be brought back after it. */
export function isUnfinished(): boolean {
  if (document.querySelector(`${MARKED}, ${SENDING}`)) return true
  if (BETTING.test(location.pathname) && readStored(STORAGE_KEYS.bets) !== null) return true
  return fieldsOf(document).some((field) => field.value !== '' && (isSecret(field) || field.closest('dialog')))
}

/** A form that has begun to be filled in. */
export const isFilledIn = (): boolean => fieldsOf(document).some((field) => field.value !== '' && field.form !== null)
