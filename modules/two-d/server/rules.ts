/** Pure rules about numbers: they change nothing. */

/** As the market writes it: thousands apart, two decimals. */
export const MARKET_FIGURE = /^[0-9]{1,3}(,[0-9]{3})*\.[0-9]{2}$/

/**
 * The two digits of a draw: the last decimal of the SET index, and the last digit of the whole million baht that were
 * traded. Both are read from the text: a number would lose the zero at the end. Null for what is no figure.
 */
export function numberOf(set: string, value: string): string | null {
  if (!MARKET_FIGURE.test(set) || !MARKET_FIGURE.test(value)) return null
  return `${set.at(-1)}${value.at(-4)}`
}

/** Figures as people type them: with or without commas between thousands. Null for what is none. */
export function parseFigure(text: string): string | null {
  const figure = text.trim()
  const plain = MARKET_FIGURE.test(figure) ? figure.replaceAll(',', '') : figure
  if (!/^[0-9]{1,9}\.[0-9]{2}$/.test(plain)) return null
  const [whole = '', decimals = ''] = plain.split('.')
  return `${Number(whole).toLocaleString('en-US')}.${decimals}`
}
