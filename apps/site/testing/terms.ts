const [TABLE = ''] = Object.values(
  import.meta.glob<string>('../../../docs/texts.md', { query: '?raw', import: 'default', eager: true }),
)

/** A row of the term table: what has to stand where its English stands. */
export interface Term {
  /** The first word of its English. */
  name: string
  /** How the keys begin under which it holds. */
  place: string
  english: RegExp
  words: Record<'mm' | 'zh' | 'th', readonly string[]>
}

const listed = (cell: string) => cell.split(', ').filter((word) => word !== '')

/** The term table of docs/texts.md. */
export function readTerms(): Term[] {
  const [, table = ''] = TABLE.split('## Terms')
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
  // Without the head of the table, and without the line under it.
  return rows.slice(1).flatMap((row) => {
    const [english = '', place = '', mm = '', zh = '', th = ''] = row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim())
    if (/^-+$/.test(english)) return []
    const names = listed(english)
    return [
      {
        name: names[0] ?? '',
        place,
        english: new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'i'),
        words: { mm: listed(mm), zh: listed(zh), th: listed(th) },
      },
    ]
  })
}
