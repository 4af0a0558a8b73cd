/** The text and the parameters of a statement, made of a tagged template and of what was put into it. */
import { encode, type Parameter, typeOf } from './values.ts'

/** Names, lists and rows, `db(…)`: what they become depends on the word before them. */
export class Part {
  readonly value: string | readonly unknown[] | object
  readonly columns: readonly string[]
  constructor(value: string | readonly unknown[] | object, columns: readonly string[]) {
    this.value = value
    this.columns = columns
  }
}

/** A tagged template that is not sent yet, or a text as it stands. */
export interface Source {
  readonly strings: TemplateStringsArray | string
  readonly values: readonly unknown[]
}

/** `name`: it is prepared under this name, once on each connection; null for a text that may be several statements. */
export interface Command {
  text: string
  name: string | null
  values: (string | Buffer | null)[]
  types: number[]
}

/** Text of templates that hold parameters alone. */
const texts = new WeakMap<TemplateStringsArray, string>()

export function writeCommand({ strings, values }: Source, isSource: (value: unknown) => value is Source): Command {
  const command: Command = { text: '', name: null, values: [], types: [] }
  if (typeof strings === 'string') {
    command.text = strings
    for (const value of values) addParameter(command, value as Parameter)
    if (values.length > 0) command.name = nameOf(command)
    return command
  }
  const is_flat = !values.some((value) => value instanceof Part || isSource(value))
  const known = is_flat ? texts.get(strings) : undefined
  if (known === undefined) command.text = write(command, strings, values)
  else {
    command.text = known
    for (const value of values) addParameter(command, value as Parameter)
  }
  if (is_flat && known === undefined) texts.set(strings, command.text)
  command.name = nameOf(command)
  return command

  function write(into: Command, pieces: readonly string[], filled: readonly unknown[]): string {
    let text = pieces[0] ?? ''
    for (const [place, value] of filled.entries()) text += writeValue(into, value, text) + (pieces[place + 1] ?? '')
    return text
  }

  function writeValue(into: Command, value: unknown, before: string): string {
    if (value instanceof Part) return writePart(into, value, before)
    if (!isSource(value)) return addParameter(into, value as Parameter)
    return typeof value.strings === 'string' ? value.strings : write(into, value.strings, value.values)
  }

  function writePart(into: Command, { value, columns }: Part, before: string): string {
    if (typeof value === 'string') return quoted(value)
    const list = (items: readonly unknown[]) => items.map((item) => writeValue(into, item, '')).join(',')
    const word = [...before.matchAll(WORD)].at(-1)?.[1]?.toLowerCase()
    if (word === 'in') return `(${(value as unknown[]).length > 0 ? list(value as unknown[]) : 'null'})`
    const rows = (Array.isArray(value) ? value : [value]) as Record<string, unknown>[]
    const names = columns.length > 0 ? columns : Object.keys(rows[0] ?? {})
    if (word === 'insert') {
      const lines = rows.map((row) => `(${list(names.map((name) => row[name]))})`)
      return `(${names.map(quoted).join(',')}) values ${lines.join(',')}`
    }
    if (word === 'update')
      return names.map((name) => `${quoted(name)}=${writeValue(into, rows[0]?.[name], '')}`).join(',')
    return (value as string[]).map(quoted).join(',')
  }
}

/** The last of these before a list or rows says what they are; behind a bracket they are names. */
const WORD = /(?:^|[\s(])(values|in|select|as|returning|update|insert)(?=$|[\s(])|(\()/gi

const quoted = (name: string): string => `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`

function addParameter(command: Command, value: Parameter): string {
  command.types.push(typeOf(value))
  return `$${command.values.push(encode(value))}`
}

/** The same text with parameters of other types is another statement to PostgreSQL. */
const names = new Map<string, Map<string, string>>()
let named = 0
/** Lists of any length make texts without an end; a text that comes again after that is prepared once more. */
const NAMES_MAX = 10_000

function nameOf({ text, types }: Command): string {
  let of_text = names.get(text)
  if (of_text === undefined) {
    if (names.size >= NAMES_MAX) names.clear()
    names.set(text, (of_text = new Map()))
  }
  const key = types.join()
  let name = of_text.get(key)
  if (name === undefined) of_text.set(key, (name = `s${++named}`))
  return name
}
