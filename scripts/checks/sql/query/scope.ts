/** Which names a block, a function or a file declares. */
import { type Binding, isFunction, type Node, textOfName } from '../nodes.ts'

export const isScope = (node: Node): boolean =>
  node.type === 'Program' ||
  node.type === 'BlockStatement' ||
  node.type === 'ForOfStatement' ||
  node.type === 'ForStatement' ||
  node.type === 'SwitchCase' ||
  isFunction(node)

export function bindingsOf(scope: Node): Binding[] {
  if (isFunction(scope)) {
    return scope.params.flatMap((parameter, index) =>
      taken(parameter, { kind: 'parameter', node: scope, index, path: [], at: parameter }),
    )
  }
  if (scope.type === 'ForOfStatement') return ofLoop(scope.left, scope.right)
  if (scope.type === 'ForStatement') return scope.init ? ofLine(scope.init) : []
  if (scope.type === 'SwitchCase') return scope.consequent.flatMap(ofLine)
  if (scope.type === 'Program' || scope.type === 'BlockStatement') return scope.body.flatMap(ofLine)
  return []
}

function ofLoop(left: Node, list: Node): Binding[] {
  const declared = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined
  return declared ? taken(declared, { kind: 'element', node: list, index: 0, path: [], at: declared }) : []
}

function ofLine(line: Node): Binding[] {
  switch (line.type) {
    case 'ExportNamedDeclaration':
      return line.declaration ? ofLine(line.declaration) : []
    case 'VariableDeclaration':
      return line.declarations.flatMap(({ id, init }) =>
        taken(id, {
          kind: init && line.kind === 'const' ? 'value' : 'unknown',
          node: init ?? id,
          index: 0,
          path: [],
          at: id,
        }),
      )
    case 'FunctionDeclaration':
      return line.id ? [{ kind: 'value', node: line, index: 0, path: [], at: line.id }] : []
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return [{ kind: 'type', node: line, index: 0, path: [], at: line.id }]
    case 'ClassDeclaration':
      return line.id ? [{ kind: 'unknown', node: line, index: 0, path: [], at: line.id }] : []
    case 'ImportDeclaration':
      return line.specifiers.map((at) => ({ kind: 'import', node: line, index: 0, path: [], at }))
    default:
      return []
  }
}

/** The names of a pattern, each with the way to its part. */
function taken(pattern: Node, whole: Binding): Binding[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ ...whole, at: pattern }]
    case 'AssignmentPattern':
      return taken(pattern.left, whole)
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement'
          ? taken(property.argument, { ...whole, kind: 'unknown' })
          : taken(property.value, { ...whole, path: [...whole.path, textOfName(property.key)] }),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element, place) =>
        element ? taken(element, { ...whole, path: [...whole.path, String(place)] }) : [],
      )
    default:
      return []
  }
}
