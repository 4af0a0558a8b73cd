/** The comments of the contract, which are the descriptions of its fields: read from the syntax tree of a module. */
import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export interface Commented {
  /** Above the constant. */
  own: string | null
  /** The same, or where it has none that of the line before it, of which it goes on. */
  of_group: string | null
  /** Above its fields, by their path. */
  fields: Map<string, string>
}

interface Source {
  text: string
  /** Where each comment that ends there is. */
  comments: { end: number; value: string }[]
  constants: Map<string, Node>
  exported: Set<string>
}

/** By the names of the constants of the module. */
export function commentsOf(path: string, text: string): Map<string, Commented> {
  const { program, comments } = parseSync(path, text)
  const source: Source = {
    text,
    comments: comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')),
    constants: new Map(),
    exported: new Set(),
  }
  const found = new Map<string, Commented>()
  let before = { end: 0, comment: null as string | null }
  for (const statement of program.body as unknown as Node[]) {
    const is_exported = statement.type === 'ExportNamedDeclaration'
    const declaration = (is_exported ? statement.declaration : statement) as Node | null
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations as { id: { name: string }; init: Node | null }[]) {
      if (init === null) continue
      source.constants.set(id.name, init)
      if (is_exported) source.exported.add(id.name)
      const own = commentBefore(source, statement.start)
      const of_group = own ?? (isNextLine(text.slice(before.end, statement.start)) ? before.comment : null)
      before = { end: statement.end, comment: of_group }
      found.set(id.name, { own, of_group, fields: new Map() })
    }
  }
  for (const [name, { fields }] of found) {
    const init = source.constants.get(name)
    if (init) collect(source, init, [], fields)
  }
  return found
}

const isNextLine = (between: string) => between.trim() === '' && between.split('\n').length === 2

function collect(source: Source, node: Node, path: string[], fields: Map<string, string>): void {
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties as Node[]) collectProperty(source, property, path, fields)
  } else if (node.type === 'CallExpression') {
    for (const argument of node.arguments as Node[]) collect(source, argument, path, fields)
  } else if (node.type === 'ArrayExpression') {
    for (const element of node.elements as Node[]) collect(source, element, path, fields)
  } else if (node.type === 'Identifier') {
    const name = String(node.name)
    const init = source.constants.get(name)
    // A constant that is exported has comments of its own.
    if (init && !source.exported.has(name)) collect(source, init, path, fields)
  } else if (node.type === 'MemberExpression' && (node.property as Node).name === 'properties') {
    const init = source.constants.get(String((node.object as Node).name))
    if (init) collect(source, init, path, fields)
  }
}

function collectProperty(source: Source, property: Node, path: string[], fields: Map<string, string>): void {
  if (property.type === 'SpreadElement') return collect(source, property.argument as Node, path, fields)
  const { name, value } = property.key as { name?: string; value?: string }
  const place = [...path, name ?? String(value)]
  const comment = commentBefore(source, property.start)
  if (comment !== null) fields.set(place.join('.'), comment)
  collect(source, property.value as Node, place, fields)
}

function commentBefore({ comments, text }: Source, start: number): string | null {
  const comment = comments.find(({ end }) => end <= start && text.slice(end, start).trim() === '')
  return comment ? plain(comment.value) : null
}

/** Without the stars of its lines, and without what only readers of the code need. */
const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim()
