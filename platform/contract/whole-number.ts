/** Longer ones are no id, digit or count of this site. */
const WHOLE_NUMBER = /^(?:0|[1-9][0-9]{0,8})$/

/**
 * Reads a small whole number or an id that came from outside: a number, or its own decimal text, as a form sends it. Null
 * for everything else, and for text with zeros in front: an id is chosen, not typed, and "007" names nothing.
 */
export function parseWholeNumber(value: unknown, { min, max }: { min: number; max: number }): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !WHOLE_NUMBER.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}
