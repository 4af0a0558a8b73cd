/** The text around the one digit that makes the number. */
interface Marked {
  before: string
  digit: string
  after: string
}

/** Of the index its last decimal is the first digit of the number. */
export function markedIndex(set: string): Marked {
  return { before: set.slice(0, -1), digit: set.slice(-1), after: '' }
}

/** Of the value the last whole million is the second digit. */
export function markedValue(value: string): Marked {
  const point = value.includes('.') ? value.indexOf('.') : value.length
  return { before: value.slice(0, point - 1), digit: value.slice(point - 1, point), after: value.slice(point) }
}
