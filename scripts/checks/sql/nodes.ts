/** The trees that the parser makes of our sources. */
import type { ESTree } from 'vite'

export type Node = ESTree.Node
export type Template = ESTree.TaggedTemplateExpression
export type Call = ESTree.CallExpression
export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** The meaning of a name: a value, or the part of a value that a pattern takes out of it. */
export interface Binding {
  kind: 'value' | 'parameter' | 'element' | 'type' | 'import' | 'unknown'
  /** The value, the function of the parameter, the list of the element, the declaration of the type. */
  node: Node
  /** Of a parameter. */
  index: number
  /** Which part of it: the names of properties, the places in lists. */
  path: string[]
  /** Where it is written down; of a parameter, with its annotation. */
  at: Node
}

/** Calls `visit` for each node right below. Half of the time goes in here: it makes nothing new. */
export function eachChild(node: Node, visit: (child: Node) => void): void {
  const fields: Record<string, unknown> = Object.assign(node)
  for (const key in fields) {
    const value = fields[key]
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) {
      if (isNode(value)) visit(value)
      continue
    }
    for (const item of value) if (isNode(item)) visit(item)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const isFunction = (node: Node): node is FunctionNode =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'

/** Of a property, an import, an export: its name, quoted or not. */
export function textOfName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : ''
}
