/** A row of the table of docs/reference/commands.md. */
interface CommandRow {
  /** "npm run bench -- digit-bet" */
  command: string
  /** The last lines that the cell promises, in its order: each `…` stands for any text. */
  last_lines: RegExp[]
}

const ROW = /^\| `(?<command>npm [^`]+)` +\|(?:[^|]*)\|(?<ends>[^|]*)\|$/gm
const LAST_LINE = /`([^`]+)`/g

/** The rows whose command begins with `npm`. */
export function parseCommandTable(readme: string): CommandRow[] {
  return [...readme.matchAll(ROW)].map(({ groups }) => ({
    command: groups?.command ?? '',
    last_lines: [...(groups?.ends ?? '').matchAll(LAST_LINE)].map(([, form = '']) => patternOf(form)),
  }))
}

const patternOf = (form: string) => new RegExp(`^${form.split('…').map(RegExp.escape).join('.+')}$`)
