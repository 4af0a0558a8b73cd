/** Reads the type of a declaration, as far as rows of a database need it. */

import { type Node, textOfName } from '../nodes.ts'
import type { Sources } from '../source/sources.ts'
import { literalOf, typeOfName } from './constants.ts'
import { type Member, membersOf, objectOf, type Type, unfollowed } from './type.ts'

/** The types behind the type parameters of a declaration, by the name of the parameter. */
type TypeArguments = Map<string, () => Type[]>

const DEPTH_MAX = 40
const NONE: TypeArguments = new Map()
const WORDS: Record<string, Type> = {
  TSStringKeyword: { kind: 'string' },
  TSNumberKeyword: { kind: 'number' },
  TSBigIntKeyword: { kind: 'bigint' },
  TSBooleanKeyword: { kind: 'boolean' },
  TSNullKeyword: { kind: 'null' },
  TSUndefinedKeyword: { kind: 'undefined' },
  TSTemplateLiteralType: { kind: 'string' },
}
const KNOWN: Record<string, Type> = {
  Date: { kind: 'Date' },
  Buffer: { kind: 'Buffer' },
  Uint8Array: { kind: 'Buffer' },
  Fragment: { kind: 'Fragment' },
}
/** Those that leave the kinds of the members as they are. */
const SAME = new Set(['Readonly', 'Required', 'Static'])

export function inferType(sources: Sources, node: Node, given: TypeArguments = NONE, depth = 0): Type[] {
  if (depth > DEPTH_MAX) return unfollowed('too deep')
  const read = (inner: Node, more = given) => inferType(sources, inner, more, depth + 1)
  const word = WORDS[node.type]
  if (word) return [word]
  switch (node.type) {
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
      return read(node.typeAnnotation)
    case 'TSUnionType':
      return node.types.flatMap((one) => read(one))
    case 'TSIntersectionType':
      return intersectionOf(node.types.map((one) => read(one)))
    case 'TSArrayType':
      return [{ kind: 'array', element: read(node.elementType) }]
    case 'TSTupleType':
      return [{ kind: 'array', element: node.elementTypes.flatMap((one) => read(one)) }]
    case 'TSNamedTupleMember':
      return read(node.elementType)
    case 'TSTypeOperator':
      return node.operator === 'keyof' ? [{ kind: 'string' }] : read(node.typeAnnotation)
    case 'TSLiteralType':
      return literalOf(node.literal)
    case 'TSTypeLiteral':
      return objectOf(signatures(node.members, read))
    case 'TSIndexedAccessType':
      return partOf(read(node.objectType), node.indexType, read)
    case 'TSTypeQuery':
      return node.exprName.type === 'Identifier'
        ? typeOfName(sources, node.exprName, node.exprName.name)
        : unfollowed('typeof of a part')
    case 'TSMappedType':
      return mapped(node, read)
    case 'TSTypeReference':
      if (node.typeName.type !== 'Identifier') return unfollowed('a name of a package')
      return named(sources, node.typeName, { args: node.typeArguments?.params ?? [], given, depth })
    default:
      return unfollowed(node.type)
  }
}

function intersectionOf(parts: Type[][]): Type[] {
  if (parts.every((types) => types.every(({ kind }) => kind === 'object'))) {
    return objectOf(parts.flatMap((types) => [...membersOf(types)]))
  }
  // A brand upon a word: the word.
  return parts.find((types) => types.some(({ kind }) => kind !== 'object')) ?? unfollowed('an intersection')
}

function* signatures(members: Node[], read: (node: Node) => Type[]): Generator<[string, Member]> {
  for (const member of members) {
    if (member.type !== 'TSPropertySignature') continue
    const annotation = member.typeAnnotation
    yield [
      textOfName(member.key),
      { is_optional: member.optional, type: () => (annotation ? read(annotation) : unfollowed('not written')) },
    ]
  }
}

function partOf(whole: Type[], index: Node, read: (node: Node) => Type[]): Type[] {
  const names = namesIn(index)
  if (names.length === 0) {
    const elements = whole.flatMap((type) => (type.kind === 'array' ? type.element : []))
    const values = [...membersOf(whole).values()].flatMap((member) => member.type())
    const parts = read(index).some(({ kind }) => kind === 'number') ? elements : values
    return parts.length > 0 ? parts : unfollowed('a part')
  }
  return names.flatMap((name) => membersOf(whole).get(name)?.type() ?? unfollowed(`the part ${name}`))
}

/** The names that a union of literals is made of. */
function namesIn(node: Node): string[] {
  if (node.type === 'TSUnionType') return node.types.flatMap(namesIn)
  return node.type === 'TSLiteralType' && node.literal.type === 'Literal' ? [String(node.literal.value)] : []
}

function mapped(node: Extract<Node, { type: 'TSMappedType' }>, read: (node: Node) => Type[]): Type[] {
  const { constraint, typeAnnotation, optional } = node
  if (!typeAnnotation) return unfollowed('a mapped type')
  const names =
    constraint.type === 'TSTypeOperator' && constraint.operator === 'keyof'
      ? [...membersOf(read(constraint.typeAnnotation)).keys()]
      : namesIn(constraint)
  if (names.length === 0) return unfollowed('a mapped type')
  return objectOf(names.map((name) => [name, { is_optional: optional === true, type: () => read(typeAnnotation) }]))
}

interface TypeQuestion {
  args: Node[]
  given: TypeArguments
  depth: number
}

/** A type by its name, of whatever file it is declared in. */
function named(
  sources: Sources,
  at: Extract<Node, { type: 'Identifier' }>,
  { args, given, depth }: TypeQuestion,
): Type[] {
  const read = (inner: Node, more = given) => inferType(sources, inner, more, depth + 1)
  const own = given.get(at.name)
  if (own) return own()
  const known = KNOWN[at.name]
  if (known) return [known]
  const declared = sources.find(at.name, at, 'type')?.node
  if (!declared) return builtIn(at.name, args, read)
  if (declared.type !== 'TSTypeAliasDeclaration' && declared.type !== 'TSInterfaceDeclaration')
    return unfollowed(declared.type)
  const inner: TypeArguments = new Map(
    declared.typeParameters?.params.map((parameter, place) => {
      const argument = args[place] ?? parameter.default
      return [parameter.name.name, () => (argument ? read(argument) : unfollowed('a type parameter'))]
    }),
  )
  if (declared.type === 'TSTypeAliasDeclaration') return read(declared.typeAnnotation, inner)
  const above = declared.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === 'Identifier'
      ? [
          ...membersOf(
            named(sources, expression, { args: typeArguments?.params ?? [], given: inner, depth: depth + 1 }),
          ),
        ]
      : [],
  )
  return objectOf([...above, ...signatures(declared.body.body, (one) => read(one, inner))])
}

function builtIn(name: string, args: Node[], read: (node: Node) => Type[]): Type[] {
  const [first, second] = args
  if (!first) return unfollowed(`the type ${name}`)
  if (name === 'Array' || name === 'ReadonlyArray') return [{ kind: 'array', element: read(first) }]
  if (SAME.has(name)) return read(first)
  if (name === 'NonNullable') return read(first).filter(({ kind }) => kind !== 'null' && kind !== 'undefined')
  const members = [...membersOf(read(first))]
  if (name === 'Partial') return objectOf(members.map(([key, member]) => [key, { ...member, is_optional: true }]))
  if (!second) return unfollowed(`the type ${name}`)
  const names = new Set(namesIn(second))
  if (name === 'Exclude' || name === 'Extract') {
    const words = read(second).flatMap((type) => (type.kind === 'string' ? [type.value] : []))
    return read(first).filter((type) => (type.kind === 'string' && words.includes(type.value)) === (name === 'Extract'))
  }
  if (name === 'Pick') return objectOf(members.filter(([key]) => names.has(key)))
  if (name === 'Omit') return objectOf(members.filter(([key]) => !names.has(key)))
  if (name === 'Record')
    return objectOf(namesIn(first).map((key) => [key, { is_optional: false, type: () => read(second) }]))
  return unfollowed(`the type ${name}`)
}
