/** The types of names, as far as they are written down beside them. */
import { type Binding, isFunction, type Node, textOfName } from '../nodes.ts'
import type { Type } from '../types/type.ts'
import { inferType } from '../types/types.ts'
import type { Sources } from './sources.ts'

/** Empty where nothing is written down. */
export function typesOf(sources: Sources, node: Node): Type[] {
  if (node.type === 'MemberExpression' && !node.computed)
    return partOf(typesOf(sources, node.object), textOfName(node.property))
  if (node.type === 'TSAsExpression') return inferType(sources, node.typeAnnotation)
  if (node.type === 'TSNonNullExpression') return typesOf(sources, node.expression)
  if (node.type !== 'Identifier') return []
  const binding = sources.find(node.name, node, 'value')
  if (!binding) return []
  const annotation = annotationOf(binding)
  if (annotation) return binding.path.reduce(partOf, inferType(sources, annotation))
  if (binding.kind === 'value') return binding.path.reduce(partOf, typesOf(sources, binding.node))
  return []
}

function partOf(types: Type[], part: string): Type[] {
  return types.flatMap((type) => {
    if (type.kind === 'array') return type.element
    return type.kind === 'object' ? (type.members.get(part)?.type() ?? []) : []
  })
}

/** Of a parameter as a whole; of another name where it stands alone. */
export function annotationOf({ kind, node, index, at, path }: Binding): Node | null {
  if (kind === 'parameter' && isFunction(node)) {
    const parameter = node.params[index]
    const pattern = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter
    return pattern && 'typeAnnotation' in pattern ? (pattern.typeAnnotation ?? null) : null
  }
  return path.length === 0 && at.type === 'Identifier' ? (at.typeAnnotation ?? null) : null
}
