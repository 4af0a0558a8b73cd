/** The trees that PostgreSQL keeps of a statement once it has looked up its names: read from their text. */
export interface Tree {
  tag: string
  fields: Record<string, TreeValue>
}
export type TreeValue = string | null | Tree | TreeValue[]

const TOKEN = /\s*([(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+)/y

export function parseTree(text: string): TreeValue {
  TOKEN.lastIndex = 0
  const tokens: string[] = []
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) tokens.push(match[1] ?? '')
  let place = 0
  const next = () => tokens[place++] ?? ''
  const read = (): TreeValue => {
    const token = next()
    if (token === '(') return listUntil(')')
    if (token !== '{') return token === '<>' ? null : token.replaceAll(/\\(.)/g, '$1')
    const tree: Tree = { tag: next(), fields: {} }
    while (tokens[place] !== '}' && place < tokens.length) {
      const name = next().slice(1)
      const values: TreeValue[] = []
      while (place < tokens.length && tokens[place] !== '}' && !tokens[place]?.startsWith(':')) values.push(read())
      // Bytes of a constant are several words.
      tree.fields[name] = values.length === 1 ? (values[0] ?? null) : values
    }
    place++
    return tree
  }
  const listUntil = (end: string): TreeValue[] => {
    const items: TreeValue[] = []
    while (place < tokens.length && tokens[place] !== end) items.push(read())
    place++
    return items
  }
  return read()
}

export const isTree = (value: TreeValue | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const treesIn = (value: TreeValue | undefined): Tree[] =>
  Array.isArray(value) ? value.filter(isTree) : isTree(value) ? [value] : []

export const fieldOf = (tree: Tree | undefined, name: string): TreeValue => tree?.fields[name] ?? null

/** Of a field that holds a word or a number; empty where it holds none. */
export function wordOf(tree: Tree | undefined, name: string): string {
  const value = tree?.fields[name]
  return typeof value === 'string' ? value : ''
}

/** The tree and everything below it. */
export function* treesBelow(value: TreeValue): Generator<Tree> {
  if (Array.isArray(value)) for (const item of value) yield* treesBelow(item)
  if (!isTree(value)) return
  yield value
  for (const field of Object.values(value.fields)) yield* treesBelow(field)
}
