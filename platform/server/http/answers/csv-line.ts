/** Signs of formulas; the wide ones, as Chinese keyboards write them, are the same to some programs. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** A cell that begins like a formula would be run by the program that opens the file; a quote in front makes it text. */
function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`
