/** The types of constants, and of what schemas describe. */
import { type Node, textOfName } from '../nodes.ts'
import type { Sources } from '../source/sources.ts'
import { type Member, membersOf, objectOf, type Type, unfollowed } from './type.ts'

const SCHEMAS: Record<string, Type> = {
  String: { kind: 'string' },
  Integer: { kind: 'number' },
  Number: { kind: 'number' },
  Boolean: { kind: 'boolean' },
  Null: { kind: 'null' },
}

/** Of a literal, in a type or as a value. */
export function literalOf(literal: Node): Type[] {
  if (literal.type === 'TemplateLiteral') return [{ kind: 'string' }]
  if (literal.type === 'UnaryExpression') return literalOf(literal.argument)
  if (literal.type !== 'Literal') return unfollowed(literal.type)
  if (literal.value === null) return [{ kind: 'null' }]
  const kind = typeof literal.value
  if (typeof literal.value === 'string') return [{ kind: 'string', value: literal.value }]
  return kind === 'number' || kind === 'bigint' || kind === 'boolean' ? [{ kind }] : unfollowed(kind)
}

/** `typeof` of a constant. */
export function typeOfName(sources: Sources, from: Node, name: string): Type[] {
  const binding = sources.find(name, from, 'value')
  return binding?.kind === 'value' && binding.path.length === 0
    ? typeOfValue(sources, binding.node)
    : unfollowed(`typeof ${name}`)
}

function typeOfValue(sources: Sources, node: Node): Type[] {
  const read = (inner: Node) => typeOfValue(sources, inner)
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return read(node.expression)
    case 'ArrayExpression':
      return [{ kind: 'array', element: node.elements.flatMap((one) => (one ? read(one) : [])) }]
    case 'SpreadElement':
      return read(node.argument).flatMap((type) => (type.kind === 'array' ? type.element : unfollowed('spread')))
    case 'ObjectExpression':
      return objectOf(
        node.properties.flatMap((property): [string, Member][] =>
          property.type === 'Property'
            ? [[textOfName(property.key), { is_optional: false, type: () => read(property.value) }]]
            : [...membersOf(read(property.argument))],
        ),
      )
    case 'Identifier':
      return typeOfName(sources, node, node.name)
    case 'Literal':
    case 'TemplateLiteral':
    case 'UnaryExpression':
      return literalOf(node)
    case 'CallExpression':
      return ofSchema(
        textOfName(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee),
        node.arguments[0],
        read,
      )
    default:
      return unfollowed(`a value of ${node.type}`)
  }
}

/** The types that a schema of the contract describes, as far as rows need them. */
function ofSchema(name: string, argument: Node | undefined, read: (node: Node) => Type[]): Type[] {
  const known = SCHEMAS[name]
  if (known) return [known]
  if (!argument) return unfollowed(`a call of ${name}`)
  if (name === 'Literal' || name === 'Object' || name === 'Optional') return read(argument)
  if (name === 'Array') return [{ kind: 'array', element: read(argument) }]
  if (name === 'Union' || name === 'oneOf')
    return read(argument).flatMap((type) => (type.kind === 'array' ? type.element : [type]))
  return unfollowed(`a call of ${name}`)
}
