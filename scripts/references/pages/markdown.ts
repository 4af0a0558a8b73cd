const WRITTEN_BY = '<!-- Written by scripts/references/write-references.ts; changed in the code, never here. -->'

/** A page of docs/reference/, with what stands at its top. */
export const page = (title: string, ...parts: string[]): string =>
  `${[`# ${title}`, WRITTEN_BY, ...parts].join('\n\n')}\n`

/** @param rows of as many cells as there are columns */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** On one line, and without what would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ') || '–'

export const code = (text: string) => `\`${text}\``
